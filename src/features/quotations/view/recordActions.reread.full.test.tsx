import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '../../../../mocks/db';
import type { WireStage } from '../../../../mocks/records';
import { respondsOnce, cannotBeReached, loadsFail, refuses } from '../../../../mocks/scenarios';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { answer, expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses } from '@/testing/harness/server';
import { button } from './quotationRecordActions.fixture';

const quotation = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0041')!;
const binder = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0015')!;
const quotationUrl = `/user_admin_view_policy_quotation/${quotation.id}/${quotation.intake_id}`;
const binderUrl = `/user_admin_view_binder_policies/${binder.id}/${binder.intake_id}`;

interface Action {
  readonly name: string;
  readonly url: string;
  readonly id: number | string;
  readonly path:
    '/policyapproveuser' | '/deletepolicyquotationlist' | '/createqutationtointake' | '/policyrevartback';
  readonly press: string;
  readonly question: string;
  /** The button that confirms the question. */
  readonly ok: string;
  readonly verb: string;
  /** The alert after a failure. */
  readonly failed?: string;
  /** The list that opens after success. */
  readonly list: string;
  readonly stage: 'quotation' | 'binder';
  /** Another stage, and its name on the screen. */
  readonly moved: WireStage;
  readonly movedTo: 'quotation' | 'binder' | 'policy';
  readonly movedUrl: string;
}

const ofQuotation = {
  url: quotationUrl,
  id: quotation.id,
  list: '/user_admin_policy_quotations',
  stage: 'quotation',
  moved: 'BOUND',
  movedTo: 'binder',
  movedUrl: `/user_admin_view_binder_policies/${quotation.id}/${quotation.intake_id}`,
} as const;
const ofBinder = {
  url: binderUrl,
  id: binder.id,
  list: '/user_admin_policy_binder',
  stage: 'binder',
} as const;

const actions: readonly [Action, Action, Action, Action, Action] = [
  {
    ...ofQuotation,
    name: 'Approve',
    path: '/policyapproveuser',
    press: 'Approve',
    question: 'Are you sure you want to Approve Quotation?',
    ok: 'OK',
    verb: 'Approve',
    failed: 'Error Approve Quotation. Please try again.',
  },
  {
    ...ofQuotation,
    name: 'Delete Quotation',
    path: '/deletepolicyquotationlist',
    press: 'Delete Quotation',
    question: 'Do you want to delete Quotation?',
    ok: 'OK',
    verb: 'Delete',
    failed: 'Error Delete Quotation. Please try again.',
  },
  {
    ...ofQuotation,
    name: 'Re-create',
    path: '/createqutationtointake',
    press: 'Cancel',
    question: 'Do you want to Re-create Intake Form?',
    ok: 'Yes',
    verb: 'Re-create',
    failed: 'Error create intake from quotation. Please try again.',
  },
  {
    ...ofBinder,
    name: 'Revert Back To Quotation',
    path: '/policyrevartback',
    press: 'Revert Back To Quotation',
    question: 'Are you sure you want to Revert to Quotation?',
    ok: 'OK',
    verb: 'Revert',
    moved: 'QUOTED',
    movedTo: 'quotation',
    movedUrl: `/user_admin_view_policy_quotation/${binder.id}/${binder.intake_id}`,
  },
  {
    ...ofBinder,
    name: 'Delete Binder',
    path: '/deletepolicyquotationlist',
    press: 'Delete Binder',
    question: 'Are you sure you want to delete Quotation?',
    ok: 'OK',
    verb: 'Delete',
    failed: 'Error Delete Binder. Please try again.',
    moved: 'ISSUED',
    movedTo: 'policy',
    movedUrl: `/user_admin_view_policies/${binder.id}/${binder.intake_id}`,
  },
];

function stored(id: number | string): (typeof db.quotations)[number] {
  return db.quotations.find((record) => record.id === id)!;
}

function stageButtons(stage: Action['stage']): readonly string[] {
  return stage === 'quotation'
    ? ['Approve', 'Cancel', 'Delete Quotation']
    : ['Process To Policy', 'Revert Back To Quotation', 'Delete Binder'];
}

async function open({ url, press }: Action): Promise<UserEvent> {
  const user = openAt(url);
  await screen.findByRole('button', { name: press });
  await screen.findByRole('table', { name: 'Coverage' });
  return user;
}

async function press(user: UserEvent, action: Action): Promise<void> {
  await user.click(button(action.press));
  await answer(user, action.question, action.ok);
}

/** The dialog with the changes. */
async function changes(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Changed since you opened it' });
}

/** Closes the alert after a success, if the action has one. */
async function closeAlert(user: UserEvent, { press: pressed }: Action): Promise<void> {
  if (pressed === 'Revert Back To Quotation') return;
  await user.click(await screen.findByRole('button', { name: 'OK' }));
}

describe.each(actions)('$name', (action) => {
  const { id, path, question, ok, verb, failed, list, stage, moved, movedTo, movedUrl } = action;

  test('of a record that was changed meanwhile shows the change and sends nothing before a second confirmation', async () => {
    const user = await open(action);
    stored(id).policyamount = 9999;
    await press(user, action);
    const declined = await changes();
    expect(within(declined).getByRole('row', { name: /^Policy Amount/ })).toHaveTextContent(/\$9,999$/);
    expect(declined).toHaveTextContent(question);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(declined).not.toBeInTheDocument());
    expect(bodiesTo(path)).toEqual([]);
    expect(window.location.pathname).toBe(action.url);
    expect(screen.getAllByText(/\$9,999/)[0]).toBeVisible();
    expect(button(action.press)).toBeEnabled();

    // A change that the user has seen is not shown again.
    stored(id).lastname = 'Somebody-Else';
    await press(user, action);
    const confirmed = await changes();
    expect(within(confirmed).getByRole('row', { name: /^Last Name .*Somebody-Else$/ })).toBeVisible();
    expect(within(confirmed).queryByRole('row', { name: /^Policy Amount/ })).toBeNull();
    expect(bodiesTo(path)).toEqual([]);
    await user.click(within(confirmed).getByRole('button', { name: ok }));
    await closeAlert(user, action);
    await expectPath(list);
    expect(bodiesTo(path)).toHaveLength(1);
  });

  test('of a record at another stage shows a link to it and sends nothing', async () => {
    const user = await open(action);
    stored(id).status = moved;
    await press(user, action);
    const heading = await screen.findByRole('heading', { name: `This is a ${movedTo} now` });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/Nothing was sent/)).toBeVisible();
    expect(screen.getByRole('link', { name: `Open the ${movedTo}` })).toHaveAttribute('href', movedUrl);
    for (const name of stageButtons(stage)) expect(button(name)).toBeDisabled();
    expect(bodiesTo(path)).toEqual([]);
  });

  test('that is refused shows the message of the server and the new stage of the record', async () => {
    refuses(path, 'Not at this stage any more');
    const user = await open(action);
    const { asked, release } = holdResponses(path);
    await press(user, action);
    await asked;
    stored(id).status = moved;
    release();
    if (failed !== undefined) {
      const alert = await answer(user, failed);
      expect(alert).toHaveTextContent('The server says: Not at this stage any more');
    }
    const heading = await screen.findByRole('heading', { name: `This is a ${movedTo} now` });
    await waitFor(() => expect(heading).toHaveFocus());
    if (failed === undefined)
      expect(screen.getByText(/The server says:/)).toHaveTextContent('Not at this stage any more');
    expect(screen.getByRole('link', { name: `Open the ${movedTo}` })).toHaveAttribute('href', movedUrl);
    expect(screen.queryByText(/Nothing was sent/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    for (const name of stageButtons(stage)) expect(button(name)).toBeDisabled();
  });

  test('that could not be checked asks whether to send it anyway', async () => {
    const user = await open(action);
    const mend = loadsFail('/viewpolicyquotation');
    await press(user, action);
    const text = `We could not check whether someone else changed this. ${verb} anyway?`;
    await answer(user, text, 'Cancel');
    expect(bodiesTo(path)).toEqual([]);
    expect(window.location.pathname).toBe(action.url);
    await press(user, action);
    await answer(user, text, `${verb} anyway`);
    await closeAlert(user, action);
    mend();
    await waitFor(() => expect(bodiesTo(path)).toHaveLength(1));
  });
});

const [approval, , recreation, reversal, binderDeletion] = actions;

describe.each([approval, binderDeletion])('$name', (action) => {
  const { id, path, failed, list, stage } = action;

  test('of a deleted record shows a link to the list and sends nothing', async () => {
    const user = await open(action);
    db.quotations.splice(db.quotations.indexOf(stored(id)), 1);
    await press(user, action);
    expect(await screen.findByRole('heading', { name: `This ${stage} is no longer there` })).toBeVisible();
    expect(screen.getByRole('link', { name: `Go to the ${stage}s` })).toHaveAttribute('href', list);
    for (const name of stageButtons(stage)) expect(button(name)).toBeDisabled();
    expect(bodiesTo(path)).toEqual([]);
  });

  test('that is refused while the record has not moved can be tried again', async () => {
    refuses(path, 'Locked by audit');
    const user = await open(action);
    await press(user, action);
    if (failed === undefined) {
      expect(await screen.findByText(/The server says:/)).toHaveTextContent('Locked by audit');
    } else await answer(user, failed, 'OK');
    // One read on opening, one before the request, and one after the refusal.
    await waitFor(() => expect(bodiesTo('/viewpolicyquotation')).toHaveLength(3));
    for (const name of stageButtons(stage)) expect(button(name)).toBeEnabled();
    expect(screen.queryByRole('heading', { name: /^This is/ })).toBeNull();
  });

  describe('with the check turned off', () => {
    beforeEach(() => setRuntimeConfig({ ...defaultConfig, staleWriteCheck: 'off' }));
    afterEach(() => setRuntimeConfig(defaultConfig));

    test('is sent after the question', async () => {
      const user = await open(action);
      stored(id).policyamount = 9999;
      await press(user, action);
      await closeAlert(user, action);
      await expectPath(list);
      expect(bodiesTo(path)).toHaveLength(1);
      expect(bodiesTo('/viewpolicyquotation')).toHaveLength(1);
    });
  });
});

test('a change that is stored while the differences are shown is shown next', async () => {
  const user = await open(approval);
  stored(quotation.id).policyamount = 9999;
  await press(user, approval);
  const first = await changes();
  stored(quotation.id).city = 'Elsewhere';
  await user.click(within(first).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const second = await changes();
  expect(within(second).getByRole('row', { name: /^City .*Elsewhere$/ })).toBeVisible();
  expect(within(second).queryByRole('row', { name: /^Policy Amount/ })).toBeNull();
  await waitFor(() => expect(within(second).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
});

test('a changed answer and a changed coverage are shown with the labels of the screen', async () => {
  const user = await open(approval);
  const record = stored(quotation.id);
  record.policycoverage = record.policycoverage.replace(/"premium":\d+/, '"premium":777');
  record.policydetails = record.policydetails.replace('"lastname":{"0":"Kim"}', '"lastname":{"0":"Kimble"}');
  await press(user, approval);
  const dialog = await changes();
  expect(within(dialog).getByRole('table', { name: 'Coverage' })).toHaveTextContent('$777');
  expect(within(dialog).getByRole('row', { name: /Kimble$/ })).toBeVisible();
});

test('an action is sent for a record that no list has, if the record can be read', async () => {
  respondsOnce('/viewpolicyquotationlist', { Policyquotations: [] });
  const user = await open(approval);
  await press(user, approval);
  await answer(user, 'Quotation Approved successfully!', 'OK');
  expect(bodiesTo('/viewpolicybinderlist')).toHaveLength(1);
  expect(bodiesTo('/policyquotationlist')).toHaveLength(1);
});

test('the other lists are read only if the list of this stage does not have the record', async () => {
  const user = await open(approval);
  await press(user, approval);
  await answer(user, 'Quotation Approved successfully!', 'OK');
  expect(bodiesTo('/viewpolicyquotationlist')[0]).toEqual({ company_id: 7, unique_id: 'POL-2026-0041' });
  expect(bodiesTo('/policyquotationlist')).toEqual([]);
});

test('a re-creation sends the record of the last read', async () => {
  const user = await open(recreation);
  stored(quotation.id).policyamount = 9999;
  await press(user, recreation);
  await user.click(within(await changes()).getByRole('button', { name: 'Yes' }));
  await answer(user, 'Successfully create intake form from quotation!', 'OK');
  expect(bodiesTo('/createqutationtointake')).toEqual([
    expect.objectContaining({ historyItem: expect.objectContaining({ policyamount: 9999 }) }),
  ]);
});

test('a new payment is shown before a binder is turned back into a quotation', async () => {
  const user = await open(reversal);
  await waitFor(() => expect(bodiesTo('/viewpolicypaymenthistory')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  db.payments.push({ ...db.payments[0]!, id: 90_001, quotation_id: binder.id, paidamount: '55.5' });
  await press(user, reversal);
  const dialog = await changes();
  expect(within(dialog).getByRole('table', { name: 'Payments' })).toHaveTextContent('$55.50');
  expect(bodiesTo('/policyrevartback')).toEqual([]);
});

test('a read that takes too long also asks whether to send anyway', async () => {
  const user = await open(approval);
  const { release } = holdResponses('/viewpolicyquotation');
  const ends = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal);
  await press(user, approval);
  await waitFor(() => expect(button('Approve')).toHaveAttribute('aria-busy', 'true'));
  ends.abort();
  expect(await screen.findByRole('button', { name: 'Approve anyway' })).toBeVisible();
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
  release();
});

test('leaving the screen while the differences are shown sends nothing', async () => {
  const user = await open(approval);
  stored(quotation.id).policyamount = 9999;
  await press(user, approval);
  const dialog = await changes();
  window.history.pushState(null, '', '/user_admin_policy_quotations');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
});

test('there is a question too if the browser reports no network, because that may be false', async () => {
  const user = await open(approval);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  cannotBeReached('/viewpolicyquotation');
  await press(user, approval);
  expect(await screen.findByRole('button', { name: 'Approve anyway' })).toBeVisible();
  expect(bodiesTo('/policyapproveuser')).toEqual([]);
});
