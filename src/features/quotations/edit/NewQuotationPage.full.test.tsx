import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import { respondsAlways } from '../../../../mocks/scenarios';
import { bodiesTo, holdResponses, nextBody } from '@/testing/harness/server';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { choose, field, fill, isHome } from './quotationForm.fixture';
import { url, saveQuestion, opened, completed } from './newQuotationPage.fixture';
import { answer } from '@/testing/harness/at';

fixDate();

test('QNEW-17 QNEW-18 choices of the same name show what tells them apart', async () => {
  for (const program of db.programs) program.program_name = 'Twin';
  for (const subLob of db.subLobs) subLob.name = 'Twin';
  for (const state of db.programStates) state.state_name = 'Twin';
  const [program] = db.programs.filter(({ intake_id }) => intake_id === 551);
  const [subLob] = db.subLobs.filter(({ intake_id }) => intake_id === 551);
  const [state] = db.programStates.filter(({ program_id }) => program_id === program!.id);
  const user = await opened();
  await choose(user, 'Program', `Twin (${program!.id})`);
  await choose(user, 'Sub LOB', `Twin (${subLob!.sublob_code})`);
  await waitFor(() => expect(field('State')).toHaveTextContent(`Twin (${state!.state_id})`));
  expect(field('Program')).toHaveDisplayValue(`Twin (${program!.id})`);
});

test('FIELD-14 Q-147 an answer with an error stops Submit and Save and takes focus', async () => {
  const user = await completed();
  fill({ 'Make, row 1': 'Subaru 4' });
  for (const name of ['Submit', 'Save']) {
    await user.click(screen.getByRole('button', { name }));
    expect(field('Make, row 1')).toHaveFocus();
  }
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect([...bodiesTo('/createpolicyquoationlist'), ...bodiesTo('/savepolicyquoation')]).toEqual([]);
});

test('QNEW-17 QNEW-18 Q-125 the id 0 of a sub-LOB and of a state is sent, and not the id of their row', async () => {
  db.subLobs.find(({ name }) => name === 'Commercial')!.sublob_id = 0;
  for (const state of db.programStates) if (state.state_name === 'Texas') state.state_id = 0;
  const user = await completed();
  await choose(user, 'Sub LOB', 'Commercial');
  await choose(user, 'State', 'Texas');
  expect([field('Sub LOB'), field('State')].map((box) => (box as HTMLSelectElement).value)).toEqual([
    '0',
    '0',
  ]);
  const sent = nextBody('/savepolicyquoation');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await act(() => sent)).toMatchObject({ sublob_id: 0, state_id: 0, state_name: 'Texas' });
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
  'QNEW-06 Q-147 an %s with a year of two digits stops Save',
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

  test('SCHED-13 keeps a chosen effective date, and shows an error if it is now too early', async () => {
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
  'QNEW-06 Q-147 an incomplete %s shows an error and stops Save',
  async (label) => {
    const user = await opened();
    const date = field(label);
    let isIncomplete = true;
    // The browser reports this for an incomplete date; jsdom does not.
    Object.defineProperty(date, 'validity', { get: () => ({ badInput: isIncomplete }) });
    fill({ [label]: '' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(date).toHaveFocus();
    await user.tab();
    expect(screen.getByText(`${label} is not a complete date`)).toBeVisible();
    expect(bodiesTo('/savepolicyquoation')).toEqual([]);
    isIncomplete = false;
    fill({ [label]: '2026-12-01' });
    expect(screen.queryByText(`${label} is not a complete date`)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await isHome();
  },
);

test('QNEW-04 CALL-105 CALL-106 CALL-107 CALL-108 a new quotation reads its intake category, the groups of the category, and the questions of each group', async () => {
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

test('QNEW-16 CALL-112 choosing a program loads its coverages; nothing can be sent until they have loaded', async () => {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Standard');
  expect(await screen.findByLabelText('Premium Collision')).toHaveValue('$415');
  const { release } = holdResponses('/programlobcoverage');
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

test('a category without programs shows a note instead of the coverages', async () => {
  respondsAlways('/intakeprogram', { program: [] });
  await opened();
  expect(await screen.findByText('This category has no programs yet')).toBeVisible();
  expect(screen.getByText(/^Programs are added on the server/)).toBeVisible();
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

test('ROLE-12 CALL-120 an agent whose fields are at the top level of the response is attached as well', async () => {
  respondsAlways('/editclientuser', {
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

  test('QNEW-10 Q-153 Escape stays in the form and keeps the typed values', async () => {
    const user = await dirty();
    await clickOutside(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe(url);
    expect(field('First Name')).toHaveValue('Ann');
  });

  test('QNEW-10 a menu or a link does nothing before the question is answered', async () => {
    const user = await dirty();
    await user.click(screen.getByRole('link', { name: 'Policies Quotations' }));
    await screen.findByRole('alertdialog', { name: saveQuestion });
    expect(window.location.pathname).toBe(url);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Hi / }));
    await screen.findByRole('alertdialog', { name: saveQuestion });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('QNEW-10 asks nothing without edits, inside the form, or for a text selection dragged out of it', async () => {
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
});

test('QNEW-09 QNEW-14 leaving with Back asks if there are unsaved changes', async () => {
  const [twin, other] = db.intakeCategories.filter(({ category_name }) => category_name !== 'PERSONAL AUTO');
  Object.assign(other!, { category_name: twin!.category_name, sublob: twin!.sublob });
  const user = openAt('/user_admin_policy_quotations');
  await user.click(await screen.findByText('New quotation…'));
  await user.dblClick(screen.getByText('New quotation…'));
  const choice = await screen.findByRole('dialog', { name: 'New quotation' });
  await within(choice).findByRole('link', { name: new RegExp(`\\(${other!.id}\\)$`) });
  await user.click(await within(choice).findByRole('link', { name: 'PERSONAL AUTO' }));
  await screen.findByRole('heading', { name: 'New Quotation' });
  await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Ann');
  act(() => window.history.back());
  await answer(user, 'You have unsaved changes. Leave this page?', 'Stay');
  expect(window.location.pathname).toBe(url);
  expect(field('First Name')).toHaveValue('Ann');
});

test('QNEW-01 a category that does not exist is named, without Retry and without a side panel', async () => {
  openAt('/user_admin_policy/999');
  expect(await screen.findByText('This category does not exist, or it was deleted.')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(main.queryByRole('complementary')).toBeNull();
  expect(main.queryByRole('link', { name: 'Choose customer' })).toBeNull();
});
