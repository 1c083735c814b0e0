import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { db } from '../../../../mocks/db';
import { server } from '../../../../mocks/node';
import {
  respondsOnce,
  cannotBeReached,
  garblesResponseOnce,
  hangsOnce,
  loadsFail,
  losesResponseOnce,
} from '../../../../mocks/scenarios';
import type { SentAction } from '@/domain/saving/sentAction';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { signedOut } from '@/session/sessionSlice';
import { applied } from '@/testing/faults/faultResponses';
import {
  bodiesTo,
  emptyDrafts,
  emptySentActions,
  expectConsoleErrors,
  nextBody,
} from '@/testing/harness/server';
import { openAt, openStore } from '@/app/openAt.fixture';
import { choose, field, fill, isHome } from './quotationForm.fixture';
import { answer, button } from '@/testing/harness/at';
import { draftsHere } from '@/components/drafts/drafts.fixture';

const url = '/user_admin_policy/557';
const list = '/viewpolicyquotationlist';
const recorded = /^New quotation Inland Marine, policy amount \$[\d,.]+, sent on .+, is recorded\.$/;
const unlockQuestion =
  /^New quotation Inland Marine, policy amount \$[\d,.]+, sent on .+, is not confirmed\. .*Allow another try\?$/;

const buttons = [
  { name: 'Submit', path: '/createpolicyquoationlist' },
  { name: 'Save', path: '/savepolicyquoation' },
] as const;

beforeEach(async () => {
  await emptySentActions();
  await emptyDrafts();
  expectConsoleErrors();
});

function sent(): readonly unknown[] {
  return buttons.flatMap(({ path }) => bodiesTo(path));
}

async function kept(): Promise<SentAction | undefined> {
  return (await sentActionsOf('admin').list('createQuotation'))[0];
}

async function draftTitles(): Promise<readonly string[]> {
  return (await draftsHere().list()).map(({ title }) => title);
}

/** Opens the form as after a reload: nothing but what the browser keeps is known. */
async function open(): Promise<UserEvent> {
  const user = openAt(url);
  await screen.findByLabelText('Zip Code');
  return user;
}

async function filled(): Promise<UserEvent> {
  const user = await open();
  await choose(user, 'Program', 'Inland Marine Standard');
  fill({ 'First Name': 'Ann', 'Last Name': 'Marble', Address: '4 Quarry Road', 'Zip Code': '60614' });
  await waitFor(() => expect(button('Submit')).toBeEnabled());
  // A page that goes away keeps its draft without the pause in typing, which the tests of drafts wait for.
  fireEvent(window, new Event('pagehide'));
  await waitFor(async () => expect(await draftTitles()).toEqual(['New Quotation Inland Marine']));
  return user;
}

function unconfirmed(): Promise<HTMLElement> {
  return screen.findByText(/^Not confirmed\. /);
}

async function restore(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(field('Last Name')).toHaveValue('Marble');
}

async function allowRetry(user: UserEvent): Promise<void> {
  await user.click(button('Allow another try'));
  await answer(user, unlockQuestion);
  await waitFor(() => expect(screen.queryByText(/^Not confirmed/)).toBeNull());
}

async function isRecorded(user: UserEvent): Promise<void> {
  await answer(user, recorded);
  await isHome();
  expect(await kept()).toBeUndefined();
  await waitFor(async () => expect(await draftTitles()).toEqual([]));
}

describe.each(buttons)(
  'QNEW-07 QNEW-08 Q-241 a new quotation whose answer to $name was lost',
  ({ name, path }) => {
    async function lost(): Promise<UserEvent> {
      const user = await filled();
      const mend = cannotBeReached(path);
      await user.click(button(name));
      expect(await unconfirmed()).toHaveTextContent(/The connection was lost before an answer came\./);
      mend();
      return user;
    }

    test('is not confirmed: twenty presses more send nothing', async () => {
      const user = await lost();
      const link = screen.getByRole('link', { name: /^the quotations/ });
      expect(link).toHaveAttribute('href', '/user_admin_policy_quotations');
      expect(link).toHaveAttribute('target', '_blank');
      for (const each of buttons) expect(button(each.name)).toBeDisabled();
      act(() => {
        for (let press = 0; press < 10; press += 1) for (const each of buttons) button(each.name).click();
      });
      await user.click(screen.getByRole('heading', { level: 1 }));
      const question = 'You entered something in the form. Do you want to save?';
      await answer(user, question);
      expect(sent()).toHaveLength(1);
      expect(window.location.pathname).toBe(url);
      expect(field('Last Name')).toHaveValue('Marble');
    });

    test('is sent once more when the user allows it, after a question that names the first', async () => {
      const user = await lost();
      expect(button('Allow another try')).toHaveFocus();
      await allowRetry(user);
      await waitFor(() => expect(button(name)).toHaveFocus());
      expect(sent()).toHaveLength(1);
      await user.click(button(name));
      await isHome();
      expect(sent()).toHaveLength(2);
      expect(await kept()).toBeUndefined();
    });

    test('stays locked after a reload, with its draft restored, and after a new sign-in', async () => {
      await lost();
      const user = await open();
      await unconfirmed();
      await restore(user);
      for (const each of buttons) expect(button(each.name)).toBeDisabled();
      act(() => void openStore().dispatch(signedOut('admin')));
      await open();
      await unconfirmed();
      for (const each of buttons) expect(button(each.name)).toBeDisabled();
      expect(sent()).toHaveLength(1);
    });

    test('and that was stored is found in the list, and leads home', async () => {
      losesResponseOnce(path);
      const user = await filled();
      await user.click(button(name));
      await isRecorded(user);
      expect(sent()).toHaveLength(1);
    });
  },
);

test('QNEW-07 Q-241 lost again, it is locked again', async () => {
  const user = await filled();
  const mend = cannotBeReached('/savepolicyquoation');
  await user.click(button('Save'));
  await unconfirmed();
  await allowRetry(user);
  await user.dblClick(button('Save'));
  await unconfirmed();
  mend();
  await user.click(button('Save'));
  expect(sent()).toHaveLength(2);
});

test.each([
  ['hangs', () => hangsOnce('/savepolicyquoation')],
  ['is HTML with the status 200', () => garblesResponseOnce('/savepolicyquoation')],
  ['is a gateway’s 504', () => respondsOnce('/savepolicyquoation', {}, 504)],
])('QNEW-08 Q-241 a new quotation whose answer %s is locked after a reload', async (_how, plan) => {
  plan();
  const user = await filled();
  const body = nextBody('/savepolicyquoation');
  await user.click(button('Save'));
  await body;
  await open();
  await unconfirmed();
  expect(button('Save')).toBeDisabled();
  expect(sent()).toHaveLength(1);
});

test('QNEW-08 the stored part of a new quotation holds neither a name nor an answer', async () => {
  cannotBeReached('/savepolicyquoation');
  const user = await filled();
  await user.click(button('Save'));
  await unconfirmed();
  const action = await kept();
  expect(action).toMatchObject({ kind: 'createQuotation', record: '557' });
  expect(action?.evidence).toMatchObject({
    listed: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    content: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  });
  expect(JSON.stringify(action)).not.toMatch(/Ann|Marble|Quarry|60614/);
});

describe('a new quotation that was stored although its answer was lost', () => {
  /** It was stored, and the list cannot be read until the function that is returned is called. */
  async function stored(): Promise<{ user: UserEvent; mend: () => void }> {
    const user = await filled();
    losesResponseOnce('/savepolicyquoation');
    // The list is read once before; then it fails.
    const before = nextBody('/savepolicyquoation').then(() => loadsFail(list));
    await user.click(button('Save'));
    const mend = await before;
    await unconfirmed();
    return { user, mend };
  }

  test('QNEW-08 is recorded once the list can be read', async () => {
    const { user, mend } = await stored();
    expect(screen.queryByText(/Not recorded/)).toBeNull();
    mend();
    await user.click(button('Check again'));
    await isRecorded(user);
    expect(sent()).toHaveLength(1);
  });

  test('QNEW-08 P4 is recorded after a reload, and its draft is removed', async () => {
    const { mend } = await stored();
    mend();
    const user = await open();
    await isRecorded(user);
    expect(sent()).toHaveLength(1);
  });

  test('QNEW-08 P4 stays not confirmed while the form holds something else, which would be lost', async () => {
    const { user, mend } = await stored();
    fill({ 'Last Name': 'Marbles' });
    mend();
    const reads = bodiesTo(list).length;
    await user.click(button('Check again'));
    await waitFor(() => expect(bodiesTo(list).length).toBeGreaterThan(reads));
    await waitFor(() => expect(button('Check again')).not.toHaveAttribute('aria-busy'));
    expect(button('Save')).toBeDisabled();
    fill({ 'Last Name': 'Marble' });
    await user.click(button('Check again'));
    await isRecorded(user);
  });

  test('QNEW-08 is not taken for one that was there before', async () => {
    const { mend } = await stored();
    const row = db.quotations.at(-1)!;
    const action = (await kept())!;
    const evidence = { ...(action.evidence as object), ids: [String(row.id)] };
    await sentActionsOf('admin').update({ ...action, evidence });
    mend();
    await open();
    await unconfirmed();
    await waitFor(() => expect(button('Check again')).not.toHaveAttribute('aria-busy'));
    expect(await kept()).toBeDefined();
  });
});

test.each(buttons)(
  'QNEW-07 QNEW-08 a new quotation that the browser repeated to $path and the server stored twice is no success',
  async ({ name, path }) => {
    const user = await filled();
    let isRepeated = false;
    server.use(
      http.post(`*${list}`, () => {
        if (isRepeated || bodiesTo(path).length === 0) return;
        isRepeated = true;
        db.quotations.push({ ...db.quotations.at(-1)!, id: 990_002 });
      }),
    );
    await user.click(button(name));
    const text =
      'The server answered that it was done. It seems to be recorded 2 times. Do not send it again.';
    await waitFor(async () => expect(await unconfirmed()).toHaveTextContent(text));
    expect(window.location.pathname).toBe(url);
    for (const each of buttons) expect(button(each.name)).toBeDisabled();
    expect(sent()).toHaveLength(1);
  },
);

const refusals: readonly (readonly [how: string, body: object])[] = [
  ['status false', { status: false, message: 'Not allowed' }],
  ['success "false"', { success: 'false' }],
  ['an error', { error: 'Not allowed' }],
  ['an inner status of 422', { status: 422 }],
];

test.each(applied(refusals, refusals.slice(0, 1)))(
  'QNEW-08 ERR-22 a refusal answered 200 with %s is tried again by Retry',
  async (_how, body) => {
    respondsOnce('/savepolicyquoation', body);
    const user = await filled();
    await user.click(button('Save'));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.queryByText(/may have been stored/)).toBeNull();
    expect(await kept()).toBeUndefined();
    expect(await draftTitles()).toEqual(['New Quotation Inland Marine']);
    await user.click(button('Retry'));
    await isHome();
    expect(sent()).toHaveLength(2);
  },
);

test('P4 a new quotation that is stored after its form was left keeps no draft', async () => {
  const user = await filled();
  let release: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isAsked = new Promise<void>((resolve) => {
    const answer = async (): Promise<Response> => {
      resolve();
      await answered;
      return HttpResponse.json({ message: 'Saved' });
    };
    server.use(http.post('*/savepolicyquoation', answer));
  });
  await user.click(button('Save'));
  await isAsked;
  await user.click(screen.getByRole('link', { name: 'Choose customer' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText('Zip Code')).toBeNull());
  expect(await draftTitles()).toEqual(['New Quotation Inland Marine']);
  release();
  await waitFor(async () => expect(await draftTitles()).toEqual([]));
  await waitFor(async () => expect(await kept()).toBeUndefined());
  expect(window.location.pathname).not.toBe('/user_admin_home');
});

test('QNEW-08 a quotation that was there before is not taken for the new one where a sentence came in place of the list', async () => {
  const user = await filled();
  // An earlier quotation of the same customer and amount.
  await user.click(button('Save'));
  await isHome();
  const again = await filled();
  respondsOnce(list, { message: 'The quotations are being counted.' });
  cannotBeReached('/savepolicyquoation');
  await again.click(button('Save'));
  await unconfirmed();
  await again.click(button('Check again'));
  await waitFor(() => expect(button('Check again')).not.toHaveAttribute('aria-busy'));
  expect(await unconfirmed()).toBeVisible();
  expect(button('Save')).toBeDisabled();
});

test('QNEW-08 a list that does not answer keeps a new quotation back for no more than five seconds', async () => {
  const user = await filled();
  hangsOnce(list);
  const timeout = window.setTimeout.bind(window);
  const shortened = jest
    .spyOn(window, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) =>
      timeout(run, ms === 5000 ? 0 : ms)) as typeof window.setTimeout);
  await user.click(button('Save'));
  await isHome();
  shortened.mockRestore();
  expect(sent()).toHaveLength(1);
});

describe('a new quotation of another tab', () => {
  /** What another tab has sent of the same draft, and has no answer to. This tab has restored the draft. */
  async function sentElsewhere(
    afterCommit: boolean,
  ): Promise<{ user: UserEvent; action: SentAction; mend: () => void }> {
    const first = await filled();
    hangsOnce('/savepolicyquoation', { afterCommit });
    const before = nextBody('/savepolicyquoation').then(() => loadsFail(list));
    await first.click(button('Save'));
    const mend = await before;
    const action = (await kept())!;
    const user = await open();
    await unconfirmed();
    await restore(user);
    return { user, action, mend };
  }

  test('QNEW-08 Q-241 locks this one, and is not sent from here once it is stored there', async () => {
    const { user, action, mend } = await sentElsewhere(true);
    for (const each of buttons) expect(button(each.name)).toBeDisabled();
    mend();
    await sentActionsOf('admin').remove(action);
    await isRecorded(user);
    expect(sent()).toHaveLength(1);
  });

  test('QNEW-08 Q-241 that ended there, and that no read shows, is sent from here only when the user allows it', async () => {
    const { user, action, mend } = await sentElsewhere(false);
    mend();
    const reads = bodiesTo(list).length;
    await sentActionsOf('admin').remove(action);
    await waitFor(() => expect(bodiesTo(list).length).toBeGreaterThan(reads));
    await unconfirmed();
    expect(button('Save')).toBeDisabled();
    await allowRetry(user);
    await user.click(button('Save'));
    await isHome();
    expect(sent()).toHaveLength(2);
  });

  test('QNEW-08 locks a blank form only until it has ended', async () => {
    await open();
    const others = sentActionsOf('admin');
    const what = 'New quotation Inland Marine, policy amount $0.00';
    const action = { kind: 'createQuotation', record: '557', what, sentAt: Date.now(), evidence: null };
    await act(() => others.begin(action));
    await unconfirmed();
    expect(button('Save')).toBeDisabled();
    await act(() => others.remove(action));
    await waitFor(() => expect(screen.queryByText(/^Not confirmed/)).toBeNull());
    await waitFor(() => expect(button('Save')).toBeEnabled());
  });

  test('QNEW-08 of another category locks nothing here', async () => {
    const others = sentActionsOf('admin');
    const action = { kind: 'createQuotation', record: '551', what: 'x', sentAt: Date.now(), evidence: null };
    const user = await filled();
    await others.begin(action);
    await user.click(button('Save'));
    await isHome();
    expect(sent()).toHaveLength(1);
  });
});
