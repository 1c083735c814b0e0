import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { answersOnce, isLate } from '../../../../mocks/scenarios';
import { expectPath, goTo } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { onOneDay } from '@/testing/harness/onOneDay';
import { openAt } from '@/app/openAt.fixture';
import { choose, field, fill, isHome } from './quotationForm.fixture';

const withHistory = '/edit_intakeform_user_admin_policy/1041/551';
const plain = '/user_admin_edit_quotation_policies/1041';
const both = [
  [withHistory, '/viewpolicyquotation'],
  [plain, '/editpolicyquotationlist'],
] as const;

onOneDay();

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The edit form of a quotation with all of its questions there. */
async function opened(url: string = withHistory, as: 'admin' | 'staff' = 'admin'): Promise<UserEvent> {
  const user = openAt(url, { as });
  await waitFor(() => expect(button('Save')).toBeEnabled());
  return user;
}

/** The stored quotation as the two calls send it when nothing was changed (CALL-103). */
function untouched(id: number): object {
  const stored = db.quotations.find((quotation) => quotation.id === id)!;
  const { balance: _b, autopayment: _a, cardnumber: _n, createdAt: _c, status: _s, ...rest } = stored;
  const { customer_id: _i, ...sent } = rest;
  return { ...sent, policyamount: Number(stored.policyamount) };
}

test.each(both)(
  'QEDIT-01 QEDIT-02 QEDIT-03 QEDIT-07 QEDIT-11 QEDIT-17 CALL-085 CALL-090 %s loads through %s; saved untouched it sends what is stored, and goes home',
  async (url, loads) => {
    const expected = untouched(1041);
    isLate(loads, 50);
    const user = openAt(url);
    expect(await screen.findByText('Loading...', { selector: '[role=status]' })).toBeVisible();
    await waitFor(() => expect(button('Save')).toBeEnabled());
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Quotation' })).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
    const sent = nextBody('/updatesavepolicyquotationlist');
    await user.click(button('Save'));
    expect(await sent).toEqual(expected);
    await isHome();
    // It is read again before the update.
    expect(bodiesTo(loads)).toEqual([{ id: 1041 }, { id: 1041 }]);
    expect(bodiesTo('/updatepolicyquotationlist')).toEqual([]);
  },
);

test('QEDIT-04 QEDIT-05 ENT-23 it shows the policy number, Premium Details, the groups and the coverages', async () => {
  await opened();
  expect(screen.getByText('Policy NO').nextSibling).toHaveTextContent('POL-2026-0041');
  for (const name of ['Premium Details', 'Insured', 'Vehicles', 'Coverage']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(field('Program')).toHaveDisplayValue('Personal Auto Standard');
  expect(field('State')).toHaveDisplayValue('Arizona');
  expect(field('Effective Date')).toHaveValue('2026-07-11');
  expect(field('Make, row 2')).toHaveValue('Toyota');
  expect(field('Premium Collision')).toHaveValue('$415');
  expect(field('Social Security Number')).toHaveAttribute('type', 'password');
  expect(bodiesTo('/programlobcoverage')).toEqual([]);
});

test('QEDIT-04 QEDIT-17 CONST-30 Q-129 WORKERS COMP has no Premium Details; Generate Quotation sends them as stored', async () => {
  const expected = untouched(1038);
  const user = await opened('/edit_intakeform_user_admin_policy/1038/554');
  expect(screen.getByRole('heading', { level: 2, name: 'WORKERS COMP' })).toBeVisible();
  expect(screen.queryByText('Premium Details')).toBeNull();
  expect(screen.queryByLabelText('Effective Date')).toBeNull();
  const sent = nextBody('/updatepolicyquotationlist');
  await user.click(button('Generate Quotation'));
  expect(await sent).toEqual(expected);
  await isHome();
});

test('QEDIT-07 FIELD-19 COV-11 what was changed is sent with the rest; the list has it', async () => {
  const user = await opened(plain);
  await choose(user, 'State', 'Utah');
  await user.selectOptions(field('Policy Duration'), '3 Months');
  await user.click(
    within(screen.getByRole('table', { name: 'Drivers' }).parentElement!.parentElement!).getByText(
      '+ Add New',
    ),
  );
  fill({ 'Last Name': 'Kim "Junior"', 'Driver Name, row 3': 'Bo Kim', 'Premium Collision': '500.25' });
  const sent = nextBody('/updatepolicyquotationlist');
  await user.click(button('Generate Quotation'));
  const body = (await sent) as Record<string, string>;
  expect(body).toMatchObject({
    id: 1041,
    lastname: 'Kim "Junior"',
    state_name: 'Utah',
    policyduration: '3months',
    // SCHED-10: three months are three.
    policyscheduledate: '2026-10-11',
    policyamount: 1420.75,
  });
  expect(JSON.parse(body['policydetails'] ?? '')).toMatchObject({
    3002: { lastname: { 0: 'Kim "Junior"' } },
    3019: { 'Driver Name': { 0: 'Daniel Kim', 1: 'Alex Kim', 2: 'Bo Kim' } },
  });
  await isHome();
  await opened();
  expect(field('Last Name')).toHaveValue('Kim "Junior"');
  expect(field('Driver Name, row 3')).toHaveValue('Bo Kim');
});

test('SCHED-09 SCHED-10 3 months are three, and a stored 4months is four', async () => {
  const stored = db.quotations.find(({ id }) => id === 1041)!;
  stored.policyschedule = '4months';
  const user = await opened();
  expect(field('Policy Schedule')).toHaveDisplayValue('4 Months');
  const periods = (): (string | null)[] =>
    within(screen.getByRole('table', { name: 'Schedule Details' }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(periods()).toEqual([
    'StartValid ToDue DateStatus',
    '07-11-202611-11-2026Active',
    '11-11-202603-11-202702-24-2027Schedule',
    '03-11-202707-11-202706-26-2027Schedule',
  ]);
  await user.selectOptions(field('Policy Schedule'), '3 Months');
  expect(periods()[1]).toBe('07-11-202610-11-2026Active');
});

test('SCHED-13 Q-135 the stored effective date stands, though it is past; an earlier one is too early', async () => {
  const user = await opened();
  expect(field('Effective Date')).toHaveAttribute('min', '2026-07-11');
  fill({ 'Effective Date': '2026-07-10' });
  await user.click(button('Save'));
  expect(field('Effective Date')).toHaveFocus();
  await user.tab();
  expect(screen.getByText('Effective Date must be 07-11-2026 or later')).toBeVisible();
  expect(bodiesTo('/updatesavepolicyquotationlist')).toEqual([]);
});

test('QEDIT-04 QEDIT-07 an Exp Date that is stored in another form is shown as it is, and goes back unchanged', async () => {
  db.quotations.find(({ id }) => id === 1041)!.policyscheduledate = '07/11/2027';
  const user = await opened();
  expect(field('Exp Date')).toHaveAccessibleDescription('Stored as 07/11/2027');
  const sent = nextBody('/updatesavepolicyquotationlist');
  await user.click(button('Save'));
  expect(await sent).toMatchObject({ policyscheduledate: '07/11/2027' });
});

test('QEDIT-08 QEDIT-16 ERR-18 Generate Quotation waits for an amount above zero; pressed it says so', async () => {
  const user = await opened();
  fill({
    'Premium Bodily Injury Liability': '',
    'Premium Property Damage Liability': '0',
    'Premium Collision': 'none',
  });
  const generate = button('Generate Quotation');
  expect(generate).toHaveAttribute('aria-disabled', 'true');
  expect(generate).toHaveAccessibleDescription('Generate Quotation needs a policy amount above zero');
  expect(button('Save')).not.toHaveAttribute('aria-disabled');
  await user.click(generate);
  const alert = await screen.findByRole('alertdialog', { name: 'Policy Amount is required' });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  fill({ 'Premium Collision': '.01' });
  expect(generate).not.toHaveAttribute('aria-disabled');
  expect(bodiesTo('/updatepolicyquotationlist')).toEqual([]);
});

test('QEDIT-14 FIELD-01 ERR-19 both buttons wait for each required answer of each row, and name what is missing', async () => {
  const user = await opened();
  fill({ 'Last Name': ' ', 'Make, row 2': '' });
  await user.click(screen.getAllByRole('button', { name: '+ Add New' })[1]!);
  const missing = 'Required and still empty: Last Name, Make, Driver Name';
  for (const name of ['Generate Quotation', 'Save']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription(missing);
    await user.click(button(name));
    const alert = await screen.findByRole('alertdialog', {
      name: 'Please fill in the required fields: Last Name, Make, Driver Name',
    });
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(field('Last Name')).toHaveFocus());
  }
  fill({ 'Last Name': 'Kim', 'Make, row 2': 'Kia' });
  expect(button('Save')).toHaveAccessibleDescription('Required and still empty: Driver Name');
  await user.click(button('Go to the first'));
  expect(field('Driver Name, row 3')).toHaveFocus();
  await user.keyboard('B');
  for (const name of ['Generate Quotation', 'Save']) {
    expect(button(name)).not.toHaveAttribute('aria-disabled');
    expect(button(name)).toHaveAccessibleDescription('');
  }
  expect([...bodiesTo('/updatesavepolicyquotationlist'), ...bodiesTo('/updatepolicyquotationlist')]).toEqual(
    [],
  );
});

test.each([
  ['Y', 'N'],
  ['true', 'N'],
  ['', 'N'],
  ['1', 'Y'],
])(
  'ENT-24 Admitted stored as %p is %s, goes back as stored, and is 1 or 0 once it was chosen',
  async (stored, shown) => {
    db.quotations.find(({ id }) => id === 1041)!.Admitted = stored;
    const user = await opened();
    expect(field('Admitted')).toHaveDisplayValue(shown);
    const untouchedSave = nextBody('/updatesavepolicyquotationlist');
    await user.click(button('Save'));
    expect(await untouchedSave).toMatchObject({ Admitted: stored });
    await isHome();

    const again = await opened();
    await again.selectOptions(field('Admitted'), 'Y');
    await again.selectOptions(field('Admitted'), 'N');
    expect(field('Admitted')).toHaveDisplayValue('N');
    const touchedSave = nextBody('/updatesavepolicyquotationlist');
    await again.click(button('Save'));
    expect(await touchedSave).toMatchObject({ Admitted: '0' });
  },
);

test('ROLE-12 an agent who edits is attached; the creator stays', async () => {
  const user = await opened(withHistory, 'staff');
  const sent = nextBody('/updatesavepolicyquotationlist');
  await user.click(button('Save'));
  expect(await sent).toMatchObject({
    policycreator_name: 'Harborview Underwriters',
    submga_id: 241,
    submga_code: 'AG-100',
    submga_name: 'Marlowe Insurance Agency',
  });
});

test('QEDIT-06 Cancel goes home and sends nothing', async () => {
  const user = await opened();
  await user.click(button('Cancel'));
  await isHome();
  expect(bodiesTo('/updatesavepolicyquotationlist')).toEqual([]);
});

test('QEDIT-06 Cancel goes home at once with unsaved changes, too', async () => {
  const user = await opened();
  await user.type(screen.getByLabelText('First Name'), '!');
  await user.click(button('Cancel'));
  await isHome();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(bodiesTo('/updatesavepolicyquotationlist')).toEqual([]);
});

test('QEDIT-09 QEDIT-15 List History goes to the history list', async () => {
  const user = await opened();
  await user.click(button('List History'));
  await expectPath('/user_admin_policies_history_list/1041/551');
});

test('QEDIT-10 Q-123 History shows the earlier versions in a dialog, the oldest first', async () => {
  const user = await opened();
  expect(bodiesTo('/viewpolicyquotationhistory')).toEqual([]);
  await user.click(button('History'));
  const dialog = await screen.findByRole('dialog', { name: 'History' });
  const reviews = await within(dialog).findAllByRole('button', { name: /^Review/ });
  expect(reviews.map((review) => review.textContent)).toEqual(['+Review 1', '+Review 2', '+Review 3']);
  expect(bodiesTo('/viewpolicyquotationhistory')).toEqual([{ company_id: 7, quotation_id: 1041 }]);
  await user.click(reviews[0]!);
  expect(reviews[0]).toHaveAttribute('aria-expanded', 'true');
  expect(within(dialog).getByText('Customer').nextSibling).toHaveTextContent('DANIEL Kim');
  expect(within(dialog).getByText('Policy Amount').nextSibling).toHaveTextContent('$1,068.40');
  expect(within(dialog).getByRole('link', { name: 'Open Review 1' })).toHaveAttribute(
    'href',
    '/user_admin_view_quotationhistory/8001/1041/551',
  );
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(button('History')).toHaveFocus();
});

test("QEDIT-12 QEDIT-13 the other edit page has the breadcrumb Home > Policies Quotations and a collapsible 'Review N' list", async () => {
  const user = await opened(plain);
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Policies Quotations']);
  const review = await screen.findByRole('button', { name: 'Review 2' });
  expect(review).toHaveAttribute('aria-expanded', 'false');
  await user.click(review);
  expect(screen.getByRole('link', { name: 'Open Review 2' })).toBeVisible();
  await user.click(review);
  expect(screen.queryByRole('link', { name: 'Open Review 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'List History' })).toBeNull();
});

test('QEDIT-18 Q-139 the time ticks every second; it can be hidden', async () => {
  const user = await opened();
  expect(screen.getByText('11/21/2026 09:30:00 AM')).toBeVisible();
  jest.setSystemTime(new Date(2026, 10, 21, 9, 31, 7));
  expect(await screen.findByText('11/21/2026 09:31:07 AM')).toBeVisible();
  await user.click(button('Hide the clock'));
  expect(screen.queryByText(/09:31/)).toBeNull();
});

test('Q-241 the URL of another quotation is another form: nothing of the one before is seen or sent', async () => {
  const expected = untouched(1040);
  const user = await opened();
  isLate('/viewpolicyquotation', 50);
  goTo('/edit_intakeform_user_admin_policy/1040/551');
  await screen.findByText('Loading...', { selector: '[role=status]' });
  expect(document.body).not.toHaveTextContent('POL-2026-0041');
  expect(await screen.findByText('POL-2026-0040')).toBeVisible();
  expect(await screen.findByLabelText('Last Name')).toHaveValue('Okafor');
  await waitFor(() => expect(button('Save')).toBeEnabled());
  const sent = nextBody('/updatesavepolicyquotationlist');
  await user.click(button('Save'));
  expect(await sent).toEqual(expected);
});

test('a record with another id than the one asked for is refused', async () => {
  answersOnce('/viewpolicyquotation', { Policyquotations: { ...untouched(1041), id: 1042 } });
  const user = openAt(withHistory);
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(button('Retry'));
  expect(await screen.findByText('POL-2026-0041')).toBeVisible();
});
