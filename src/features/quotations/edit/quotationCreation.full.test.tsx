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
import { casesOfRun } from '@/testing/faults/faultResponses';
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
import { currentDrafts } from '@/components/drafts/drafts.fixture';

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

async function storedAction(): Promise<SentAction | undefined> {
  return (await sentActionsOf('admin').list('createQuotation'))[0];
}

async function draftTitles(): Promise<readonly string[]> {
  return (await currentDrafts().list()).map(({ title }) => title);
}

/** Opens the form as after a reload, with only the data that is stored in the browser. */
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
  // On `pagehide` the draft is stored without waiting for a pause in typing.
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
  expect(await storedAction()).toBeUndefined();
  await waitFor(async () => expect(await draftTitles()).toEqual([]));
}

describe.each(buttons)(
  'QNEW-07 QNEW-08 Q-241 a new quotation whose response to $name was lost',
  ({ name, path }) => {
    async function lost(): Promise<UserEvent> {
      const user = await filled();
      const mend = cannotBeReached(path);
      await user.click(button(name));
      expect(await unconfirmed()).toHaveTextContent(/The connection was lost before an answer came\./);
      mend();
      return user;
    }

    test('is not confirmed: twenty more clicks send nothing', async () => {
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

    test('is sent again when the user allows it, after a question that names the first one', async () => {
      const user = await lost();
      expect(button('Allow another try')).toHaveFocus();
      await allowRetry(user);
      await waitFor(() => expect(button(name)).toHaveFocus());
      expect(sent()).toHaveLength(1);
      await user.click(button(name));
      await isHome();
      expect(sent()).toHaveLength(2);
      expect(await storedAction()).toBeUndefined();
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

    test('but that was stored is found in the list, and opens the home page', async () => {
      losesResponseOnce(path);
      const user = await filled();
      await user.click(button(name));
      await isRecorded(user);
      expect(sent()).toHaveLength(1);
    });
  },
);

test('QNEW-07 Q-241 after a second lost response it is locked again', async () => {
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
])('QNEW-08 Q-241 a new quotation whose response %s is locked after a reload', async (_how, planFault) => {
  planFault();
  const user = await filled();
  const body = nextBody('/savepolicyquoation');
  await user.click(button('Save'));
  await body;
  await open();
  await unconfirmed();
  expect(button('Save')).toBeDisabled();
  expect(sent()).toHaveLength(1);
});

test('QNEW-08 the stored action of a new quotation contains neither names nor answers', async () => {
  cannotBeReached('/savepolicyquoation');
  const user = await filled();
  await user.click(button('Save'));
  await unconfirmed();
  const action = await storedAction();
  expect(action).toMatchObject({ kind: 'createQuotation', record: '557' });
  expect(action?.snapshot).toMatchObject({
    listed: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    content: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  });
  expect(JSON.stringify(action)).not.toMatch(/Ann|Marble|Quarry|60614/);
});

describe('a new quotation that was stored although its response was lost', () => {
  /** The server stores the quotation, but the list cannot be read until `mend` is called. */
  async function stored(): Promise<{ user: UserEvent; mend: () => void }> {
    const user = await filled();
    losesResponseOnce('/savepolicyquoation');
    // The list is read once before the request. Later reads fail.
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

  test('QNEW-08 P4 is not confirmed while the form has other content, which would be lost', async () => {
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

  test('QNEW-08 is not confused with an older quotation', async () => {
    const { mend } = await stored();
    const row = db.quotations.at(-1)!;
    const action = (await storedAction())!;
    const snapshot = { ...(action.snapshot as object), ids: [String(row.id)] };
    await sentActionsOf('admin').update({ ...action, snapshot });
    mend();
    await open();
    await unconfirmed();
    await waitFor(() => expect(button('Check again')).not.toHaveAttribute('aria-busy'));
    expect(await storedAction()).toBeDefined();
  });
});

test.each(buttons)(
  'QNEW-07 QNEW-08 a new quotation that the browser repeated to $path and the server stored twice is not a success',
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

test.each(casesOfRun(refusals, refusals.slice(0, 1)))(
  'QNEW-08 ERR-22 after a refusal with the status 200 and %s, Retry sends it again',
  async (_how, body) => {
    respondsOnce('/savepolicyquoation', body);
    const user = await filled();
    await user.click(button('Save'));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.queryByText(/may have been stored/)).toBeNull();
    expect(await storedAction()).toBeUndefined();
    expect(await draftTitles()).toEqual(['New Quotation Inland Marine']);
    await user.click(button('Retry'));
    await isHome();
    expect(sent()).toHaveLength(2);
  },
);

test('P4 the draft of a new quotation is removed, also if it is stored after the user has left the form', async () => {
  const user = await filled();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requestArrived = new Promise<void>((resolve) => {
    const respond = async (): Promise<Response> => {
      resolve();
      await released;
      return HttpResponse.json({ message: 'Saved' });
    };
    server.use(http.post('*/savepolicyquoation', respond));
  });
  await user.click(button('Save'));
  await requestArrived;
  await user.click(screen.getByRole('link', { name: 'Choose customer' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText('Zip Code')).toBeNull());
  expect(await draftTitles()).toEqual(['New Quotation Inland Marine']);
  release();
  await waitFor(async () => expect(await draftTitles()).toEqual([]));
  await waitFor(async () => expect(await storedAction()).toBeUndefined());
  expect(window.location.pathname).not.toBe('/user_admin_home');
});

test('QNEW-08 an older quotation is not confused with the new one if the server sent a message instead of the list', async () => {
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

test('QNEW-08 a list without a response delays a new quotation by five seconds at most', async () => {
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
  /** Another tab has sent the same draft and got no response. This tab has restored the draft. */
  async function sentElsewhere(
    afterCommit: boolean,
  ): Promise<{ user: UserEvent; action: SentAction; mend: () => void }> {
    const first = await filled();
    hangsOnce('/savepolicyquoation', { afterCommit });
    const before = nextBody('/savepolicyquoation').then(() => loadsFail(list));
    await first.click(button('Save'));
    const mend = await before;
    const action = (await storedAction())!;
    const user = await open();
    await unconfirmed();
    await restore(user);
    return { user, action, mend };
  }

  test('QNEW-08 Q-241 locks this tab, and is not sent from here once the other tab has stored it', async () => {
    const { user, action, mend } = await sentElsewhere(true);
    for (const each of buttons) expect(button(each.name)).toBeDisabled();
    mend();
    await sentActionsOf('admin').remove(action);
    await isRecorded(user);
    expect(sent()).toHaveLength(1);
  });

  test('QNEW-08 Q-241 that has finished there without a result is sent from here only when the user allows it', async () => {
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

  test('QNEW-08 locks an empty form only until it has finished', async () => {
    await open();
    const others = sentActionsOf('admin');
    const what = 'New quotation Inland Marine, policy amount $0.00';
    const action = { kind: 'createQuotation', record: '557', what, sentAt: Date.now(), snapshot: null };
    await act(() => others.begin(action));
    await unconfirmed();
    expect(button('Save')).toBeDisabled();
    await act(() => others.remove(action));
    await waitFor(() => expect(screen.queryByText(/^Not confirmed/)).toBeNull());
    await waitFor(() => expect(button('Save')).toBeEnabled());
  });

  test('QNEW-08 of another category locks nothing here', async () => {
    const others = sentActionsOf('admin');
    const action = { kind: 'createQuotation', record: '551', what: 'x', sentAt: Date.now(), snapshot: null };
    const user = await filled();
    await others.begin(action);
    await user.click(button('Save'));
    await isHome();
    expect(sent()).toHaveLength(1);
  });
});
