import { act, screen, waitFor, within } from '@testing-library/react';
import { cannotBeReached, savesFail } from '../../../../mocks/scenarios';
import { bodiesTo, expectConsoleErrors, nextBody } from '@/testing/harness/server';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { choose, field, fill, isHome } from './quotationForm.fixture';
import { saveQuestion, opened, completed } from './newQuotationPage.fixture';
import { answer, press } from '@/testing/harness/at';

fixDate();

test('PROD-17 PROD-18 DASH-06 STORE-19 QNEW-01 QNEW-07 QNEW-17 QNEW-18 QNEW-19 ENT-40 ENT-41 ENT-42 Submit sends the whole quotation and opens the home page; the list shows it', async () => {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Standard');
  await choose(user, 'Sub LOB', 'Commercial');
  await choose(user, 'State', 'Texas');
  await screen.findByLabelText('Premium Collision');
  await user.selectOptions(field('Policy Duration'), '6 Months');
  await user.selectOptions(field('Policy Schedule'), '3 Months');
  await user.selectOptions(field('Payment Schedule'), '1 Month');
  await user.selectOptions(field('Admitted'), 'Y');
  await user.selectOptions(field('Include Collision'), 'Y');
  await user.selectOptions(field('Use, row 2'), 'Farm');
  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.click(screen.getByRole('checkbox', { name: 'Answers Are True' }));
  fill({
    'Effective Date': '2026-12-01',
    // A date in the box is shown as in the date boxes, and sent as YYYY-MM-DD.
    'Grace Period': '02/01/2027',
    'Payment Grace Period': '10 days',
    'First Name': 'Ann',
    'Last Name': 'Marble',
    Email: 'ann@marble.example',
    'Date of Birth': '1984-02-29',
    'Social Security Number': '123456789',
    Address: '4 "Quarry" Road',
    'Year, row 1': '2019',
    'Make, row 1': 'Subaru',
    'Year, row 2': '2024',
    'Make, row 2': 'Kia',
    'Driver Name, row 1': 'Ann Marble',
    'Accept Collision': '20000',
    'Premium Collision': '415.25',
    'Premium Roadside Assistance': 'none',
  });
  await user.type(field('Phone Number'), '3125550144');
  await user.type(field('Zip Code'), '60614');
  await user.tab();
  await waitFor(() => expect(field('City')).toHaveValue('Chicago'));
  const sent = nextBody('/createpolicyquoationlist');
  await user.click(screen.getByRole('button', { name: 'Submit' }));

  const { policydetails, policycoverage, ...fields } = (await act(() => sent)) as Record<string, string>;
  expect(fields).toEqual({
    company_id: 7,
    unique_id: '',
    policycreator_id: 3,
    policycreator_name: 'Harborview Underwriters',
    lobcode: 'PA',
    intake_id: 551,
    intake_Name: 'PERSONAL AUTO',
    intake_form_id: '',
    intake_subName: '',
    sublob_id: 1820,
    sublob_code: 'PE-2',
    sublob_name: 'Commercial',
    program_id: 61,
    programname: 'Personal Auto Standard',
    state_id: 444,
    state_name: 'Texas',
    Admitted: '1',
    submga_id: '',
    submga_code: '',
    submga_name: '',
    customer_id: '',
    firstname: 'Ann',
    lastname: 'Marble',
    phonenumber: '13125550144',
    email: 'ann@marble.example',
    address: '4 "Quarry" Road',
    city: 'Chicago',
    state: 'Illinois',
    zipcode: '60614',
    policyeffectivedate: '2026-12-01',
    policyschedule: '3months',
    policyscheduledate: '2027-06-01',
    policyamount: 1526,
    policyduration: '6months',
    policyquotation_graceperiod: '2027-02-01',
    paymentgraceperiod: '10 days',
    paymentschedule: '1month',
  });
  expect(JSON.parse(policydetails ?? '')).toEqual({
    3001: { firstname: { 0: 'Ann' } },
    3002: { lastname: { 0: 'Marble' } },
    3003: { email: { 0: 'ann@marble.example' } },
    3004: { phonenumber: { 0: '13125550144' } },
    3005: { 'Date of Birth': { 0: '1984-02-29' } },
    3006: { 'Preferred Contact': { 0: 'Email' } },
    3007: { 'Social Security Number': { 0: '123-45-6789' } },
    3008: { address: { 0: '4 "Quarry" Road' } },
    3009: { zipcode: { 0: '60614' } },
    3010: { city: { 0: 'Chicago' } },
    3011: { state: { 0: 'Illinois' } },
    3012: { County: { 0: 'Cook' } },
    3013: { Country: { 0: 'United States' } },
    3014: { Year: { 0: '2019', 1: '2024' } },
    3015: { Make: { 0: 'Subaru', 1: 'Kia' } },
    3016: { Model: { 0: '', 1: '' } },
    3017: { VIN: { 0: '', 1: '' } },
    3018: { Use: { 0: '', 1: 'Farm' } },
    3019: { 'Driver Name': { 0: 'Ann Marble' } },
    3020: { 'Driver Birth Date': { 0: '' } },
    3021: { 'License Number': { 0: '' } },
    3022: { Violations: { 0: '' } },
    3051: { 'Answers Are True': { 0: 'true' } },
  });
  const line = (
    [coverage_name, limit, basis, deductible]: readonly string[],
    premium: number,
    more: object = {},
  ): object => ({
    coverage_name,
    covargerequired: '',
    coverageinclude: '',
    coverageacceptdate: '',
    coveragelimit: limit,
    coverageaccept: '',
    deductiblebasis: basis,
    deductible,
    deductibleamount: 0,
    premium,
    ...more,
  });
  const fixed = { covargerequired: 'required', coverageinclude: 'Y', coverageacceptdate: '2026-11-21' };
  const chosen = { coverageinclude: 'Y', coverageacceptdate: '2026-11-21' };
  expect(JSON.parse(policycoverage ?? '')).toEqual([
    line(['Bodily Injury Liability', '500000', 'Fixed Amt', '500'], 640, fixed),
    line(['Property Damage Liability', '100000', 'Percentage', '2'], 280.5, fixed),
    line(['Collision', '50000', 'Fixed Amt', '1000'], 415.25, {
      ...chosen,
      coverageaccept: '20000',
      deductibleamount: 1000,
    }),
    line(['Comprehensive', '50000', 'Percentage', '1'], 190.25),
    line(['Roadside Assistance', 'Unlimited', 'Fixed Amt', '0'], 0),
  ]);

  await isHome();
  expect(bodiesTo('/createpolicyquoationlist')).toHaveLength(1);
  const lastAction = within(await screen.findByRole('region', { name: 'Last action' }));
  const another = lastAction.getByRole('link', { name: 'New quotation: PERSONAL AUTO' });
  expect(another).toHaveAttribute('href', '/user_admin_policy/551');
  openAt('/user_admin_policy_quotations');
  expect(await screen.findByRole('row', { name: /Ann Marble 12-01-2026 06-01-2027 Texas/ })).toBeVisible();
});

test("QNEW-08 QNEW-13 QNEW-19 ERR-17 Q-122 Submit without an amount alerts 'Policy Amount is Required'; Save stores an incomplete quotation and opens the home page", async () => {
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await answer(user, 'Policy Amount is Required');
  expect(bodiesTo('/createpolicyquoationlist')).toEqual([]);
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    intake_id: 551,
    policyamount: 0,
    policycoverage: '[]',
    // SCHED-11, SCHED-12
    policyeffectivedate: '2026-11-21',
    policyscheduledate: '2027-01-20',
    policyquotation_graceperiod: '2027-01-20',
    Admitted: '0',
  });
  await isHome();
});

test("FIELD-01 ERR-19 Submit without required answers alerts 'Please fill in the required fields: {names}'", async () => {
  const user = await completed();
  fill({ 'Last Name': ' ', 'Make, row 2': '', 'Driver Name, row 1': '' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await answer(user, 'Please fill in the required fields: Last Name, Make, Driver Name');
  await waitFor(() => expect(field('Last Name')).toHaveFocus());
  expect(field('Make, row 2')).toBeInvalid();
  expect(field('Make, row 1')).toBeValid();
  expect(bodiesTo('/createpolicyquoationlist')).toEqual([]);
});

test('QNEW-06 SCHED-11 SCHED-12 SCHED-14 the dates start with today and today plus 60 days; schedules have four options', async () => {
  const user = await opened();
  expect(field('Effective Date')).toHaveValue('2026-11-21');
  expect(field('Exp Date')).toHaveValue('2027-01-20');
  for (const label of ['Policy Schedule', 'Policy Duration', 'Payment Schedule']) {
    const options = within(field(label)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ text, value }) => [text, value])).toEqual([
      ['', ''],
      ['1 Month', '1month'],
      ['3 Months', '3months'],
      ['6 Months', '6months'],
      ['1 Year', '1year'],
    ]);
  }
  await user.selectOptions(field('Policy Schedule'), '6 Months');
  expect(field('Exp Date')).toHaveValue('2027-05-21');
  const rows = within(screen.getByRole('table', { name: 'Schedule Details' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual(
    [
      ['11-21-2026', '05-21-2027', '', 'Active'],
      ['05-21-2027', '11-21-2027', '11-06-2027', 'Schedule'],
    ],
  );
});

test("ERR-22 a refused save logs 'Submission failed with status', keeps all values and shows Retry", async () => {
  const user = await opened();
  await user.type(field('First Name'), 'Ann');
  const logged = expectConsoleErrors();
  const mend = savesFail('/savepolicyquoation', 500);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
  expect(logged).toEqual(['Submission failed with status 500']);
  expect(field('First Name')).toHaveValue('Ann');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  mend();
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await sent).toMatchObject({ firstname: 'Ann' });
  await isHome();
});

test('QNEW-02 QNEW-03 QNEW-15 CALL-109 CALL-111 choosing a program loads its states; another program empties the state', async () => {
  const user = await opened();
  expect(within(field('State')).getAllByRole('option')).toHaveLength(1);
  await choose(user, 'Program', 'Personal Auto Standard');
  await choose(user, 'State', 'Utah');
  await choose(user, 'Program', 'Personal Auto Preferred');
  expect(field('State')).toHaveValue('');
  await within(field('State')).findByRole('option', { name: 'Texas' });
  expect(within(field('State')).queryByRole('option', { name: 'Utah' })).toBeNull();
  expect(bodiesTo('/programstate')).toEqual([
    { program_id: 61, intake_id: 551 },
    { program_id: 62, intake_id: 551 },
  ]);
  expect(bodiesTo('/viewintakesublobmain')).toEqual([{ id: 551 }]);
});

test('PROD-16 ROLE-11 ROLE-12 an agent of the client is stored as the creator and as the agent of the quotation', async () => {
  const user = await opened('staff');
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    policycreator_id: 12,
    policycreator_name: 'Sam',
    submga_id: 241,
    submga_code: 'AG-100',
    submga_name: 'Marlowe Insurance Agency',
  });
});

test.each([
  ['QNEW-10 QNEW-11 QNEW-14 ERR-35', 'OK', 'saves', [expect.objectContaining({ firstname: 'Ann' })]],
  ['QNEW-10 QNEW-12 ERR-35', 'Cancel', 'saves nothing', []],
])(
  '%s after edits a click outside asks; %s opens the home page and %s',
  async (_ids, choice, _what, sent) => {
    const user = await opened();
    fill({ 'First Name': 'Ann' });
    await user.click(screen.getByRole('heading', { level: 1, name: 'New Quotation' }));
    await answer(user, saveQuestion, choice);
    await isHome();
    expect(bodiesTo('/savepolicyquoation')).toEqual(sent);
  },
);

test('QNEW-08 Q-241 a new quotation whose response was lost is not confirmed, and is sent again only after the user allows it', async () => {
  const user = await opened();
  expectConsoleErrors();
  const mend = cannotBeReached('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Not confirmed\. .*The connection was lost/)).toBeVisible();
  mend();
  for (const name of ['Submit', 'Save']) expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(bodiesTo('/savepolicyquoation')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Allow another try' }));
  await answer(user, /Allow another try\?$/);
  await press(user, 'Save');
  await isHome();
  expect(bodiesTo('/savepolicyquoation')).toHaveLength(2);
});
