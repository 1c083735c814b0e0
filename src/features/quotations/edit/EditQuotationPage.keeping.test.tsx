import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { isLate, loadsFail, losesAnswerOnce, savesFail } from '../../../../mocks/scenarios';
import { bodiesTo, expectConsoleErrors, holdAnswers, nextBody } from '@/testing/harness/server';
import { onOneDay } from '@/testing/harness/onOneDay';
import { openAt } from '@/app/openAt.fixture';
import { field, fill, isHome } from './quotationForm.fixture';

/** What the edit forms never lose, and never send twice or in part. */

const url = '/edit_intakeform_user_admin_policy/1041/551';
const save = '/updatesavepolicyquotationlist';
const saveQuestion = 'You entered something in the form. Do you want to save?';

onOneDay();

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

async function opened(at = url): Promise<UserEvent> {
  const user = openAt(at);
  await waitFor(() => expect(button('Save')).toBeEnabled());
  return user;
}

function stored(id: number): (typeof db.quotations)[number] {
  return db.quotations.find((quotation) => quotation.id === id)!;
}

describe('QEDIT-19 ENT-27 ENT-28 stored texts that cannot be read', () => {
  test('QEDIT-19 answers: named, they count as empty, and go back unchanged', async () => {
    const { policydetails, policycoverage } = stored(1035);
    const user = await opened('/edit_intakeform_user_admin_policy/1035/551');
    expect(screen.getByText(/^The stored answers could not be read/)).toBeVisible();
    expect(await screen.findByLabelText('Last Name')).toHaveValue("O'Neil");
    expect(await screen.findByLabelText('Driver Name, row 1')).toHaveValue('');
    expect(button('Save')).toHaveAccessibleDescription('');
    fill({ 'Premium Collision': '10' });
    const sent = nextBody(save);
    await user.click(button('Save'));
    const body = (await sent) as Record<string, string>;
    expect(body).toMatchObject({ policydetails, lastname: "O'Neil" });
    expect(body['policycoverage']).not.toBe(policycoverage);
  });

  test.each([
    ['an answer', (user: UserEvent) => user.type(screen.getByLabelText('First Name'), '!')],
    ["'Start afresh'", (user: UserEvent) => user.click(button('Start afresh'))],
  ])('QEDIT-19 answers: with %s they are given anew, and replaced', async (_way, begin) => {
    const user = await opened('/edit_intakeform_user_admin_policy/1035/551');
    await screen.findByLabelText('First Name');
    await screen.findByLabelText('Driver Name, row 1');
    await begin(user);
    expect(screen.queryByText(/^The stored answers could not be read/)).toBeNull();
    expect(await screen.findByLabelText('Last Name')).toHaveValue("O'Neil");
    expect(button('Save')).toHaveAccessibleDescription('Required and still empty: Year, Make, Driver Name');
    fill({ 'Year, row 1': '2020', 'Year, row 2': '2021', 'Make, row 1': 'Kia', 'Make, row 2': 'Kia' });
    fill({ 'Driver Name, row 1': 'Bo' });
    const sent = nextBody(save);
    await user.click(button('Save'));
    const { policydetails } = (await sent) as Record<string, string>;
    expect(JSON.parse(policydetails ?? '')).toMatchObject({
      3002: { lastname: { 0: "O'Neil" } },
      3015: { Make: { 0: 'Kia', 1: 'Kia' } },
    });
  });

  test('ENT-32 Q-141 an older list of policies is shown, and goes back unchanged', async () => {
    const { policydetails } = stored(1037);
    const user = await opened('/user_admin_edit_quotation_policies/1037');
    const table = screen.getByRole('table', { name: 'Coverage Details' });
    expect(within(table).getByText('Main Street Package', { selector: 'tr:first-child *' })).toBeVisible();
    const sent = nextBody(save);
    await user.click(button('Save'));
    expect(await sent).toMatchObject({ policydetails });
  });

  test('QEDIT-19 coverages: named, and they go back unchanged with the amount, unless the user starts afresh', async () => {
    const text = '[{"coverage_name":"Collision"';
    Object.assign(stored(1041), { policycoverage: text });
    const user = await opened();
    expect(screen.getByText(/^The stored coverages could not be read/)).toBeVisible();
    const sent = nextBody(save);
    await user.click(button('Save'));
    expect(await sent).toMatchObject({ policycoverage: text, policyamount: '1335.5' });
    await isHome();

    const again = await opened();
    await again.click(button('Start afresh'));
    expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415');
    expect(screen.getByRole('heading', { name: 'Coverage' })).toHaveFocus();
    const next = nextBody(save);
    await again.click(button('Save'));
    const body = (await next) as Record<string, string>;
    expect(JSON.parse(body['policycoverage'] ?? '')).toHaveLength(5);
  });

  test('QEDIT-19 Q-143 escaped and doubled texts are read, and sent plain', async () => {
    await opened('/edit_intakeform_user_admin_policy/1036/552');
    expect(field('Premium Dwelling')).not.toHaveValue('');
    const user = await opened('/edit_intakeform_user_admin_policy/1033/551');
    expect(field('Last Name')).toHaveValue('Raman');
    const sent = nextBody(save);
    await user.click(button('Save'));
    const { policydetails } = (await sent) as Record<string, string>;
    expect(JSON.parse(policydetails ?? '')).toMatchObject({ 3002: { lastname: { 0: 'Raman' } } });
  });

  test('ENT-27 ENT-30 keys that no question claims are kept', async () => {
    Object.assign(stored(1041), {
      policydetails:
        '{"3002":{"lastname":{"0":"Kim"},"old":{"0":"x"}},"999":{"gone":["here"]},"note":"kept"}',
      policycoverage: '[{"coverage_name":"Collision","premium":"12.50","source":"import"}]',
    });
    const user = await opened();
    fill({ 'First Name': 'Bo', Address: '1 Road', 'Zip Code': '85004' });
    fill({ 'Year, row 1': '2020', 'Year, row 2': '2021', 'Make, row 1': 'Kia', 'Make, row 2': 'Kia' });
    fill({ 'Driver Name, row 1': 'Bo' });
    const sent = nextBody(save);
    await user.click(button('Save'));
    const body = (await sent) as Record<string, string>;
    expect(JSON.parse(body['policydetails'] ?? '')).toMatchObject({
      3002: { lastname: { 0: 'Kim' }, old: { 0: 'x' } },
      999: { gone: ['here'] },
      note: 'kept',
    });
    expect(JSON.parse(body['policycoverage'] ?? '')).toEqual([
      { coverage_name: 'Collision', premium: '12.50', source: 'import' },
    ]);
  });
});

test('QNEW-16 another program brings its coverages; the stored lines come back with their program', async () => {
  const user = await opened();
  fill({ 'Premium Collision': '500' });
  await user.selectOptions(field('Program'), 'Personal Auto Preferred');
  expect(await screen.findByDisplayValue('$373.50')).toBeVisible();
  await user.selectOptions(field('Program'), 'Personal Auto Standard');
  await waitFor(() => expect(field('Premium Collision')).toHaveValue('$500'));
  expect(bodiesTo('/programlobcoverage')).toEqual([{ program_id: 62, intake_id: 551 }]);
});

test('a stored quotation without coverages takes those of its program at the user’s word', async () => {
  Object.assign(stored(1041), { policycoverage: '' });
  const user = await opened();
  expect(screen.getByText('This quotation has no coverages')).toBeVisible();
  await user.click(button('Take the coverages of the program'));
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415');
});

test('STORE-10 a remembered program is not chosen for a stored quotation without one', async () => {
  localStorage.setItem('program_id', '62');
  Object.assign(stored(1041), { program_id: '', programname: '' });
  await opened();
  await within(field('Program')).findByRole('option', { name: 'Personal Auto Preferred' });
  expect(field('Program')).toHaveValue('');
});

describe('QEDIT-07 Q-241 sending', () => {
  test('QEDIT-07 twenty presses are one request, also while the way home is loading', async () => {
    await opened();
    isLate(save, 30);
    act(() => {
      for (let press = 0; press < 10; press += 1) {
        button('Save').click();
        button('Generate Quotation').click();
      }
    });
    await isHome();
    expect(bodiesTo(save)).toHaveLength(1);
    expect(bodiesTo('/updatepolicyquotationlist')).toEqual([]);
  });

  test('QEDIT-07 ERR-22 a refused save keeps every value, and is tried again by Retry', async () => {
    const user = await opened();
    fill({ 'Last Name': 'Typed', 'Premium Collision': '77' });
    const logged = expectConsoleErrors();
    const mend = savesFail(save, 400);
    await user.click(button('Save'));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.queryByText(/not confirmed/)).toBeNull();
    expect(logged).toEqual(['Submission failed with status 400']);
    expect(field('Last Name')).toHaveValue('Typed');
    expect(field('Premium Collision')).toHaveValue('$77');
    mend();
    const sent = nextBody(save);
    await user.click(button('Retry'));
    expect(await sent).toMatchObject({ lastname: 'Typed' });
    await isHome();
  });

  test('QEDIT-16 a lost answer is said to be unconfirmed, and nothing is sent again by itself', async () => {
    const user = await opened();
    expectConsoleErrors();
    losesAnswerOnce('/updatepolicyquotationlist');
    await user.click(button('Generate Quotation'));
    expect(await screen.findByText(/It is not confirmed whether it was stored/)).toBeVisible();
    expect(bodiesTo('/updatepolicyquotationlist')).toHaveLength(1);
    expect(window.location.pathname).toBe(url);
  });

  test('QEDIT-16 the same is said when the other button was pressed before the answer was lost', async () => {
    const user = await opened();
    expectConsoleErrors();
    losesAnswerOnce('/updatepolicyquotationlist');
    const { asked, release } = holdAnswers('/updatepolicyquotationlist');
    await user.click(button('Generate Quotation'));
    await asked;
    await user.click(button('Save'));
    release();
    expect(await screen.findByText(/It is not confirmed whether it was stored/)).toBeVisible();
    expect(bodiesTo(save)).toEqual([]);
  });

  test('QEDIT-14 ERR-36 while a part could not be loaded nothing can be sent', async () => {
    const mend = loadsFail('/viewactiveattributemain');
    const user = openAt(url);
    await screen.findAllByText('Could not load');
    for (const name of ['Save', 'Generate Quotation']) {
      expect(button(name)).toBeDisabled();
      expect(button(name)).toHaveAccessibleDescription('Some questions have not been loaded yet');
    }
    mend();
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    await waitFor(() => expect(button('Save')).toBeEnabled());
  });

  test('QEDIT-03 ERR-36 a quotation that cannot be loaded offers another try', async () => {
    const mend = loadsFail('/viewpolicyquotation');
    const user = openAt(url);
    await screen.findByText('Could not load');
    mend();
    await user.click(button('Retry'));
    expect(await screen.findByText('POL-2026-0041')).toBeVisible();
  });
});

describe('QNEW-10 QNEW-14 leaving', () => {
  async function dirty(): Promise<UserEvent> {
    const user = await opened();
    fill({ 'Last Name': 'Typed' });
    return user;
  }

  async function clickOutside(user: UserEvent): Promise<HTMLElement> {
    await user.click(screen.getByRole('heading', { level: 1, name: 'Edit Quotation' }));
    return screen.findByRole('alertdialog', { name: saveQuestion });
  }

  test('ERR-35 a click outside asks; OK saves', async () => {
    const user = await dirty();
    const prompt = await clickOutside(user);
    const sent = nextBody(save);
    await user.click(within(prompt).getByRole('button', { name: 'OK' }));
    expect(await sent).toMatchObject({ id: 1041, lastname: 'Typed' });
    await isHome();
  });

  test('ERR-35 Cancel goes home and sends nothing', async () => {
    const user = await dirty();
    const prompt = await clickOutside(user);
    await user.click(within(prompt).getByRole('button', { name: 'Cancel' }));
    await isHome();
    expect(bodiesTo(save)).toEqual([]);
  });

  test('QEDIT-15 List History asks before changes are lost', async () => {
    const user = await dirty();
    await user.click(button('List History'));
    const question = await screen.findByRole('alertdialog', {
      name: 'You have unsaved changes. Leave this page?',
    });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(window.location.pathname).toBe(url);
    expect(field('Last Name')).toHaveValue('Typed');
  });

  test('QNEW-14 closing the tab asks once something was changed', async () => {
    await opened();
    const closing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    fill({ 'Last Name': 'Typed' });
    expect(closing()).toBe(true);
  });
});
