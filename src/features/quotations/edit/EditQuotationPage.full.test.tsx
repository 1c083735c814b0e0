import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { respondsOnce, isLate } from '../../../../mocks/scenarios';
import { answer, button, goTo } from '@/testing/harness/at';
import { bodiesTo, nextBody } from '@/testing/harness/server';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { choose, field, fill, isHome, openForm } from './quotationForm.fixture';
import { withHistory, plain, unchangedBody } from './editQuotationPage.fixture';

fixDate();

const opened = (url: string = withHistory, as?: 'staff'): Promise<UserEvent> => openForm(url, as);

test('QEDIT-04 QEDIT-17 CONST-30 Q-129 WORKERS COMP has no Premium Details; Generate Quotation sends them unchanged', async () => {
  const expected = unchangedBody(1038);
  const user = await opened('/edit_intakeform_user_admin_policy/1038/554');
  expect(screen.getByRole('heading', { level: 2, name: 'WORKERS COMP' })).toBeVisible();
  expect(screen.queryByText('Premium Details')).toBeNull();
  expect(screen.queryByLabelText('Effective Date')).toBeNull();
  const sent = nextBody('/updatepolicyquotationlist');
  await user.click(button('Generate Quotation'));
  expect(await sent).toEqual(expected);
  await isHome();
});

test('QEDIT-07 FIELD-19 COV-11 changed fields are sent with all others, and are stored', async () => {
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

test('SCHED-13 Q-135 a stored effective date in the past is accepted; an earlier one is an error', async () => {
  const user = await opened();
  expect(field('Effective Date')).toHaveAttribute('min', '2026-07-11');
  fill({ 'Effective Date': '2026-07-10' });
  await user.click(button('Save'));
  expect(field('Effective Date')).toHaveFocus();
  await user.tab();
  expect(screen.getByText('Effective Date must be 07-11-2026 or later')).toBeVisible();
  expect(bodiesTo('/updatesavepolicyquotationlist')).toEqual([]);
});

test('QEDIT-04 QEDIT-07 an Exp Date that is stored in another format is shown as a text, and is sent back unchanged', async () => {
  db.quotations.find(({ id }) => id === 1041)!.policyscheduledate = '07/11/2027';
  const user = await opened();
  expect(field('Exp Date')).toHaveAccessibleDescription('Stored as 07/11/2027');
  const sent = nextBody('/updatesavepolicyquotationlist');
  await user.click(button('Save'));
  expect(await sent).toMatchObject({ policyscheduledate: '07/11/2027' });
});

test('QEDIT-14 FIELD-01 ERR-19 both buttons are disabled until all required answers of all rows are given, and name the missing ones', async () => {
  const user = await opened();
  fill({ 'Last Name': ' ', 'Make, row 2': '' });
  await user.click(screen.getAllByRole('button', { name: '+ Add New' })[1]!);
  const missing = 'Required and still empty: Last Name, Make, Driver Name';
  for (const name of ['Generate Quotation', 'Save']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription(missing);
    await user.click(button(name));
    await answer(user, 'Please fill in the required fields: Last Name, Make, Driver Name');
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

test('ENT-24 Admitted stored as Y is shown as N, is sent back unchanged, and is 0 once N was chosen', async () => {
  db.quotations.find(({ id }) => id === 1041)!.Admitted = 'Y';
  const user = await opened();
  expect(field('Admitted')).toHaveDisplayValue('N');
  const untouchedSave = nextBody('/updatesavepolicyquotationlist');
  await user.click(button('Save'));
  expect(await untouchedSave).toMatchObject({ Admitted: 'Y' });
  await isHome();

  const again = await opened();
  await again.selectOptions(field('Admitted'), 'Y');
  await again.selectOptions(field('Admitted'), 'N');
  const touchedSave = nextBody('/updatesavepolicyquotationlist');
  await again.click(button('Save'));
  expect(await touchedSave).toMatchObject({ Admitted: '0' });
});

test('Q-139 the clock can be hidden', async () => {
  const user = await opened();
  expect(screen.getByText('11/21/2026 09:30:00 AM')).toBeVisible();
  await user.click(button('Hide the clock'));
  expect(screen.queryByText(/09:30:00/)).toBeNull();
});

test('Q-241 the URL of another quotation starts a new form: no data of the one before is shown or sent', async () => {
  const expected = unchangedBody(1040);
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

test('a record with another id than the requested one is rejected', async () => {
  respondsOnce('/viewpolicyquotation', { Policyquotations: { ...unchangedBody(1041), id: 1042 } });
  const user = openAt(withHistory);
  expect(await screen.findByText('Could not load')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(button('Retry'));
  expect(await screen.findByText('POL-2026-0041')).toBeVisible();
});
