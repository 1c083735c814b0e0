import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { answersAlways, isLate, loadsFail, savesFail } from '../../../../mocks/scenarios';
import { bodiesTo, expectConsoleErrors, holdAnswers, nextBody } from '@/testing/harness/server';
import { onOneDay } from '@/testing/harness/onOneDay';
import { openAt } from '@/app/openAt.fixture';
import { keepInTab } from '@/testing/harness/signIns';
import { choose, field, fill, isHome } from './quotationForm.fixture';

const url = '/user_admin_policy/551';
const saveQuestion = 'You entered something in the form. Do you want to save?';

onOneDay();

/** A new personal auto quotation, with all of its questions there. */
async function opened(as: 'admin' | 'staff' = 'admin'): Promise<UserEvent> {
  const user = openAt(url, { as });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  return user;
}

/** Everything that Submit asks for. */
async function completed(): Promise<UserEvent> {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Standard');
  await screen.findByLabelText('Premium Collision');
  fill({
    'First Name': 'Ann',
    'Last Name': 'Marble',
    Address: '4 Quarry Road',
    'Zip Code': '60614',
    'Year, row 1': '2019',
    'Make, row 1': 'Subaru',
    'Year, row 2': '2024',
    'Make, row 2': 'Kia',
    'Driver Name, row 1': 'Ann Marble',
  });
  return user;
}

test('PROD-17 PROD-18 DASH-06 STORE-19 QNEW-01 QNEW-07 QNEW-17 QNEW-18 QNEW-19 ENT-40 ENT-41 ENT-42 Submit sends the whole quotation and goes home; the list has it', async () => {
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
    'Grace Period': '2027-02-01',
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
  openAt('/user_admin_policy_quotations');
  expect(await screen.findByRole('row', { name: /Ann Marble 12-01-2026 06-01-2027 Texas/ })).toBeVisible();
});

test('QNEW-08 QNEW-19 Q-122 Save stores what there is, required or not, and goes home', async () => {
  const user = await opened();
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

test("QNEW-13 ERR-17 Submit without an amount alerts 'Policy Amount is Required'", async () => {
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Policy Amount is Required' });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(bodiesTo('/createpolicyquoationlist')).toEqual([]);
});

test("FIELD-01 ERR-19 Submit without required answers alerts 'Please fill in the required fields: {names}'", async () => {
  const user = await completed();
  fill({ 'Last Name': ' ', 'Make, row 2': '', 'Driver Name, row 1': '' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const alert = await screen.findByRole('alertdialog', {
    name: 'Please fill in the required fields: Last Name, Make, Driver Name',
  });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(field('Last Name')).toHaveFocus());
  expect(field('Make, row 2')).toBeInvalid();
  expect(field('Make, row 1')).toBeValid();
  expect(bodiesTo('/createpolicyquoationlist')).toEqual([]);
});

test('FIELD-14 Q-147 an answer with something wrong stops Submit and Save and takes focus', async () => {
  const user = await completed();
  fill({ 'Make, row 1': 'Subaru 4' });
  for (const name of ['Submit', 'Save']) {
    await user.click(screen.getByRole('button', { name }));
    expect(field('Make, row 1')).toHaveFocus();
  }
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([...bodiesTo('/createpolicyquoationlist'), ...bodiesTo('/savepolicyquoation')]).toEqual([]);
});

test('SCHED-13 an effective date before today is too early', async () => {
  const user = await opened();
  const date = field('Effective Date');
  expect(date).toHaveAttribute('min', '2026-11-21');
  await user.click(date);
  fill({ 'Effective Date': '2026-11-20' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(date).toHaveFocus();
  await user.tab();
  expect(date).toBeInvalid();
  expect(screen.getByText('Effective Date must be 11-21-2026 or later')).toBeVisible();
  expect(bodiesTo('/savepolicyquoation')).toEqual([]);
});

test.each(['Effective Date', 'Exp Date'])(
  'QNEW-06 Q-147 an %s with a year of two digits holds the form',
  async (label) => {
    const user = await opened();
    await user.click(field(label));
    fill({ [label]: '0027-12-01' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field(label)).toHaveFocus();
    await user.tab();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription('Enter the year with four digits');
    expect(bodiesTo('/savepolicyquoation')).toEqual([]);
    fill({ [label]: '2027-12-01' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isHome();
  },
);

describe('a form that is open at midnight', () => {
  beforeEach(() => {
    jest.setSystemTime(new Date(2026, 10, 21, 23, 55));
  });

  test('SCHED-11 SCHED-12 SCHED-13 moves its default dates, and sends those of the new day', async () => {
    const user = await opened();
    fill({ 'Exp Date': '2027-03-01' });
    jest.setSystemTime(new Date(2026, 10, 22, 0, 5));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isHome();
    expect(bodiesTo('/savepolicyquoation')[0]).toMatchObject({
      policyeffectivedate: '2026-11-22',
      policyscheduledate: '2027-03-01',
      policyquotation_graceperiod: '2027-01-21',
    });
  });

  test('SCHED-13 keeps an effective date that was chosen, and says where it has become too early', async () => {
    const user = await opened();
    fill({ 'Effective Date': '2026-12-01' });
    fill({ 'Effective Date': '2026-11-21' });
    jest.setSystemTime(new Date(2026, 10, 22, 0, 5));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.tab();
    expect(field('Effective Date')).toHaveValue('2026-11-21');
    expect(field('Effective Date')).toHaveAccessibleDescription('Effective Date must be 11-22-2026 or later');
    expect(bodiesTo('/savepolicyquoation')).toEqual([]);
  });
});

test.each(['Effective Date', 'Exp Date'])(
  'QNEW-06 Q-147 an %s that is typed by half says so, and nothing is sent without it',
  async (label) => {
    const user = await opened();
    const date = field(label);
    let isHalf = true;
    // What a browser says of it; here there are no such boxes.
    Object.defineProperty(date, 'validity', { get: () => ({ badInput: isHalf }) });
    fill({ [label]: '' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(date).toHaveFocus();
    await user.tab();
    expect(screen.getByText(`${label} is not a complete date`)).toBeVisible();
    expect(bodiesTo('/savepolicyquoation')).toEqual([]);
    isHalf = false;
    fill({ [label]: '2026-12-01' });
    expect(screen.queryByText(`${label} is not a complete date`)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isHome();
  },
);

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

test('QNEW-07 Q-241 a double press sends one request', async () => {
  const user = await opened();
  isLate('/savepolicyquoation', 50);
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await isHome();
  expect(bodiesTo('/savepolicyquoation')).toHaveLength(1);
});

test("ERR-22 a refused save logs 'Submission failed with status', keeps everything and offers Retry", async () => {
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

test('QNEW-02 QNEW-03 QNEW-15 CALL-109 CALL-111 a program brings its states; another one empties the choice', async () => {
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

test('QNEW-04 CALL-105 CALL-106 CALL-107 CALL-108 a new quotation reads its line, the groups of that, and each one’s questions', async () => {
  await opened();
  expect(bodiesTo('/editclientintakecategorymain')).toEqual([{ id: 551 }]);
  expect(bodiesTo('/viewactiveintakeattributegroupmain')).toEqual([{ intake_id: 551, cid: 7 }]);
  const groups = db.intakeAttributeGroups.filter(({ intake_id }) => intake_id === 551);
  expect(bodiesTo('/viewattributegroupbasedonclientidandattributeidmain')).toEqual(
    groups.map(({ attribute_group_id }) => ({ attribute_group_id, client_id: 7 })),
  );
  expect(bodiesTo('/viewactiveattributemain')).toEqual(
    groups.map(({ attribute_group_id }) => ({ gid: attribute_group_id, client_id: 7 })),
  );
});

test('QNEW-16 CALL-112 a program brings its coverages; one is still loading: nothing can be sent', async () => {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Standard');
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415');
  const { release } = holdAnswers('/programlobcoverage');
  await choose(user, 'Program', 'Personal Auto Preferred');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'The coverages have not been loaded yet',
  );
  release();
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$373.50');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  expect(bodiesTo('/programlobcoverage')).toEqual([
    { program_id: 61, intake_id: 551 },
    { program_id: 62, intake_id: 551 },
  ]);
});

test('a category without programs says so in place of the coverages', async () => {
  answersAlways('/intakeprogram', { program: [] });
  await opened();
  expect(await screen.findByText('This category has no programs yet')).toBeVisible();
});

test('STORE-10 STORE-11 the program is remembered and chosen for the next quotation', async () => {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Preferred');
  expect([localStorage.getItem('program_id'), localStorage.getItem('programname')]).toEqual([
    '62',
    'Personal Auto Preferred',
  ]);
  await opened();
  await waitFor(() => expect(field('Program')).toHaveValue('62'));
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$373.50');
});

test('STORE-10 a remembered program of another intake is not chosen', async () => {
  localStorage.setItem('program_id', '99');
  const user = await opened();
  await within(field('Program')).findByRole('option', { name: 'Personal Auto Standard' });
  expect(field('Program')).toHaveValue('');
  await choose(user, 'Program', 'Personal Auto Standard');
  await user.selectOptions(field('Program'), '');
  expect(localStorage.getItem('program_id')).toBeNull();
});

test('PROD-16 ROLE-11 ROLE-12 an agent of the client is the creator, and is attached to the quotation', async () => {
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

test('ROLE-12 CALL-120 an agent whose fields stand at the top level of the answer is attached all the same', async () => {
  answersAlways('/editclientuser', {
    firstname: 'Sam',
    usertype: 'Agent',
    agent_id: '241',
    agent_code: 'AG-100',
    agent_name: 'Marlowe Insurance Agency',
  });
  const user = await opened('staff');
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    policycreator_id: 12,
    policycreator_name: 'Sam',
    submga_id: '241',
    submga_code: 'AG-100',
    submga_name: 'Marlowe Insurance Agency',
  });
});

test('PROD-16 ROLE-12 a client user of the type Main is the creator, and no agent is attached', async () => {
  Object.assign(
    db.clientUsers.find(({ id }) => id === 12)!,
    { usertype: 'Main' },
  );
  const user = await opened('staff');
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject({
    policycreator_id: 12,
    policycreator_name: 'Sam',
    submga_id: '',
    submga_code: '',
    submga_name: '',
  });
});

test('STORE-08 ENT-39 the selected customer is filled in, sent, and then forgotten', async () => {
  const customer = {
    customer_id: 511,
    firstname: 'Daniel',
    lastname: 'Kim',
    address: '85 Camelback Road',
    city: 'Phoenix',
    state: 'Arizona',
    zipcode: '85004',
    phonenumber: '16025550185',
    email: 'daniel.kim@example.com',
  };
  keepInTab('selectedDataArray', [customer]);
  const user = await opened();
  expect(field('Last Name')).toHaveValue('Kim');
  expect(field('Mailing State')).toHaveValue('Arizona');
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await sent).toMatchObject(customer);
  await isHome();
  expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
});

test('QNEW-04 ERR-36 a group that cannot be loaded says so in its place and blocks the form', async () => {
  const mend = loadsFail('/viewactiveattributemain');
  const user = openAt(url);
  const failed = await screen.findAllByText('Could not load');
  expect(failed).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(
    'Some questions have not been loaded yet',
  );
  mend();
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
  expect(await screen.findByLabelText('Driver Name, row 1')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
  expect(bodiesTo('/viewactiveintakeattributegroupmain')).toEqual([{ intake_id: 551, cid: 7 }]);
});

test('ERR-36 CALL-113 a form that cannot be loaded offers another try; a zip lookup that fails shows nothing', async () => {
  const mend = loadsFail('/editclientintakecategorymain');
  const user = openAt(url);
  await screen.findByText('Could not load');
  mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const zip = await screen.findByLabelText('Zip Code');
  loadsFail('/zipcodedatamain');
  await user.type(zip, '60614');
  await user.tab();
  await waitFor(() => expect(bodiesTo('/zipcodedatamain')).toEqual([{ zipcode: '60614' }]));
  expect(screen.queryByText('Could not load')).toBeNull();
});

describe('QNEW-10 QNEW-14 ERR-35 a click outside the form', () => {
  async function dirty(): Promise<UserEvent> {
    const user = await opened();
    await user.type(field('First Name'), 'Ann');
    return user;
  }

  async function clickOutside(user: UserEvent): Promise<HTMLElement> {
    await user.click(screen.getByRole('heading', { level: 1, name: 'New Quotation' }));
    return screen.findByRole('alertdialog', { name: saveQuestion });
  }

  test('QNEW-10 QNEW-11 ERR-35 asks after edits; OK saves and goes home', async () => {
    const user = await dirty();
    const sent = nextBody('/savepolicyquoation');
    const prompt = await clickOutside(user);
    await user.click(within(prompt).getByRole('button', { name: 'OK' }));
    expect(await sent).toMatchObject({ firstname: 'Ann' });
    await isHome();
  });

  test('QNEW-12 Cancel goes home and saves nothing', async () => {
    const user = await dirty();
    const prompt = await clickOutside(user);
    await user.click(within(prompt).getByRole('button', { name: 'Cancel' }));
    await isHome();
    expect(bodiesTo('/savepolicyquoation')).toEqual([]);
  });

  test('QNEW-10 Q-153 Escape stays, with everything typed', async () => {
    const user = await dirty();
    await clickOutside(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe(url);
    expect(field('First Name')).toHaveValue('Ann');
  });

  test('QNEW-10 a menu or a link does not act before the answer', async () => {
    const user = await dirty();
    await user.click(screen.getByRole('link', { name: 'Policies Quotations' }));
    await screen.findByRole('alertdialog', { name: saveQuestion });
    expect(window.location.pathname).toBe(url);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Hi / }));
    await screen.findByRole('alertdialog', { name: saveQuestion });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('QNEW-10 asks nothing without edits, inside the form, or about a selection dragged out of it', async () => {
    const user = await opened();
    const heading = screen.getByRole('heading', { level: 1, name: 'New Quotation' });
    await user.click(heading);
    const name = field('First Name');
    await user.type(name, 'Ann');
    await user.click(screen.getByText('Insured'));
    await user.pointer([
      { keys: '[MouseLeft>]', target: name },
      { target: heading },
      { keys: '[/MouseLeft]', target: heading },
    ]);
    await user.type(name, 'e');
    expect(name).toHaveValue('Anne');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('QNEW-10 a failed save stays', async () => {
    const user = await dirty();
    const logged = expectConsoleErrors();
    savesFail('/savepolicyquoation', 400);
    const prompt = await clickOutside(user);
    await user.click(within(prompt).getByRole('button', { name: 'OK' }));
    await screen.findByText('Not saved');
    expect(logged).toEqual(['Submission failed with status 400']);
    expect(field('First Name')).toHaveValue('Ann');
  });
});

test('QNEW-09 QNEW-14 leaving by Back asks once the form was changed', async () => {
  const user = openAt('/user_admin_policy_quotations');
  await user.click(await screen.findByText('New quotation…'));
  await user.dblClick(screen.getByText('New quotation…'));
  const choice = await screen.findByRole('dialog', { name: 'New quotation' });
  await user.click(await within(choice).findByRole('link', { name: 'PERSONAL AUTO' }));
  await screen.findByRole('heading', { name: 'New Quotation' });
  await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Ann');
  act(() => window.history.back());
  const question = await screen.findByRole('alertdialog', {
    name: 'You have unsaved changes. Leave this page?',
  });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(window.location.pathname).toBe(url);
  expect(field('First Name')).toHaveValue('Ann');
});
