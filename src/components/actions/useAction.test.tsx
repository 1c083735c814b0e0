import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RepeatedError, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import { type CallFailure, type FailureKind } from '@/domain/saving/failure';
import type { Finding, PlainData, SentAction } from '@/domain/saving/sentAction';
import * as storage from '@/session/sentActions';
import { sentActionsOf } from '@/session/sentActions.fixture';
import { WithStore } from '@/app/withStore.fixture';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { UnconfirmedNotice } from './UnconfirmedNotice';
import { useAction } from './useAction';
import { useSentActions } from './useSentActions';

jest.mock('@/session/sentActions', () => {
  const actual = jest.requireActual<typeof storage>('@/session/sentActions');
  return {
    ...actual,
    storedActions: jest.fn(actual.storedActions),
    storeAction: jest.fn(actual.storeAction),
  };
});

const start = new Date(2026, 10, 22, 14, 3).getTime();

interface Screen {
  send: (id: string, upload: unknown, snapshot: PlainData) => Promise<unknown>;
  snapshot?: (id: string, signal: AbortSignal) => PlainData | Promise<PlainData>;
  isUnconfirmed?: (error: unknown, action: SentAction) => boolean;
  /** The record that the screen follows; all of them otherwise. */
  record?: string;
  check?: (action: SentAction) => Promise<Finding>;
  confirm?: () => Promise<boolean>;
  onDeclined?: () => void;
  afterSuccess?: (result: unknown, input: string, isMounted: boolean) => Promise<void> | void;
  onDone?: () => void;
  onFailed?: (error: unknown, input: string, isUnconfirmed: boolean) => void;
  isRepeatable?: boolean;
}

function Approval({ send, check, snapshot, record, ...options }: Screen): ReactNode {
  const { isUnconfirmed = (error) => (error as CallFailure).kind !== 'business' } = options;
  const approvals = useSentActions('approve', {
    record,
    check,
    onDone: options.onDone,
    onEnded: (action) => status.at === 'idle' && approvals.checkNow(action),
  });
  const { status, run, cancel } = useAction<string>({
    ...options,
    send,
    once: {
      kind: 'approve',
      record: (id) => id,
      what: (id) => `Approval of quotation ${id}`,
      snapshot,
      isUnconfirmed,
    },
  });
  const open = approvals.find('41');
  return (
    <>
      <button disabled={open !== undefined} onClick={() => void run('41')}>
        Approve
      </button>
      <button onClick={cancel}>Stop</button>
      <output>{status.at}</output>
      {open && <UnconfirmedNotice action={open} actions={approvals} canCheck={check !== undefined} />}
    </>
  );
}

/** Renders the screen as a new page, which shares only the browser's storage with other pages. */
function openPage(screenOptions: Screen): { leave: () => void } {
  const { unmount } = render(
    <WithStore>
      <DialogsProvider>
        <Approval {...screenOptions} />
      </DialogsProvider>
    </WithStore>,
  );
  return { leave: unmount };
}

/** Delays the results of storage until `release` is called. */
function holdStorage(): { release: () => void } {
  let release = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  const { storedActions, storeAction } = jest.requireActual<typeof storage>('@/session/sentActions');
  jest.mocked(storage.storedActions).mockImplementation((...own) => isHeld.then(() => storedActions(...own)));
  jest.mocked(storage.storeAction).mockImplementation((...own) => isHeld.then(() => storeAction(...own)));
  return { release };
}

function failure(kind: FailureKind, status?: number): CallFailure {
  return { kind, path: '/policyapproveuser', ...(status === undefined ? {} : { status }) };
}

const fails = (kind: FailureKind, status?: number) => jest.fn(() => Promise.reject(failure(kind, status)));

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button);
}

beforeEach(() => {
  jest.useFakeTimers({ now: start, doNotFake: ['setImmediate', 'queueMicrotask'] });
  localStorage.clear();
});
afterEach(async () => {
  const store = sentActionsOf('admin');
  for (const action of await store.list('approve')) await store.remove(action);
  jest.useRealTimers();
});

test('an action that is pressed before the stored actions are read is sent after that', async () => {
  const { release } = holdStorage();
  const send = jest.fn(() => Promise.resolve(null));
  openPage({ send });
  await press('Approve');
  expect(screen.getByText('pending')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await act(async () => release());
  expect(await screen.findByText('done')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('an action that is pressed before the stored actions are read is not sent when one of them locks it', async () => {
  const { leave } = openPage({ send: fails('timedOut') });
  await press('Approve');
  await screen.findByText(/Not confirmed/);
  leave();
  const { release } = holdStorage();
  const send = jest.fn(() => Promise.resolve(null));
  openPage({ send });
  await press('Approve');
  await act(async () => release());
  expect(await screen.findByText(/Not confirmed/)).toBeVisible();
  expect(await screen.findByText('idle')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('after a success nothing is stored, and a second press sends nothing', async () => {
  const send = jest.fn(() => Promise.resolve(null));
  const onDone = jest.fn();
  openPage({ send, onDone });
  await press('Approve');
  expect(await screen.findByText('done')).toBeVisible();
  await press('Approve');
  expect(send).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(await sentActionsOf('admin').list('approve')).toEqual([]);
});

test('a repeatable action may be sent again after success', async () => {
  const send = jest.fn(() => Promise.resolve(null));
  openPage({ send, isRepeatable: true });
  await press('Approve');
  await screen.findByText('done');
  await press('Approve');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a certain refusal unlocks the action', async () => {
  const onFailed = jest.fn();
  openPage({ send: fails('business', 422), onFailed });
  await press('Approve');
  expect(await screen.findByText('failed')).toBeVisible();
  expect(onFailed).toHaveBeenCalledWith(failure('business', 422), '41', false);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();
});

test('a lost response locks the action, also on the next page, until the user allows another attempt', async () => {
  const first = openPage({ send: fails('timedOut') });
  await press('Approve');
  expect(await screen.findByText(/The server did not answer in time/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  first.leave();

  const send = jest.fn(() => Promise.resolve(null));
  openPage({ send });
  expect(await screen.findByText(/Approval of quotation 41/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await press('Allow another try');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Approval of quotation 41, sent on 11/22/2026 02:03 PM, is not confirmed.',
  );
  await press('Cancel');
  expect(screen.getByText(/Not confirmed/)).toBeInTheDocument();
  await press('Allow another try');
  await press('OK');
  await press('Approve');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a page that is closed while it sends leaves the action locked', async () => {
  const first = openPage({ send: () => new Promise(() => undefined) });
  await press('Approve');
  expect(await screen.findByText('pending')).toBeVisible();
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();
  first.leave();
  openPage({ send: jest.fn() });
  expect(await screen.findByText(/No answer has come/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('an action whose request succeeds after its screen was left is removed', async () => {
  let respond: ((value: unknown) => void) | undefined;
  const afterSuccess = jest.fn();
  const onDone = jest.fn();
  const page = openPage({
    send: () => new Promise((resolve) => (respond = resolve)),
    afterSuccess,
    onDone,
  });
  await press('Approve');
  await screen.findByText('pending');
  await waitFor(() => expect(respond).toBeDefined());
  page.leave();
  respond?.(null);
  await waitFor(() => expect(afterSuccess).toHaveBeenCalledWith(null, '41', false));
  expect(onDone).not.toHaveBeenCalled();
  expect(await sentActionsOf('admin').list('approve')).toEqual([]);
});

test('onDone waits for afterSuccess, and is skipped when the screen is left meanwhile', async () => {
  let close: (() => void) | undefined;
  const afterSuccess = jest.fn(() => new Promise<void>((resolve) => (close = resolve)));
  const onDone = jest.fn();
  const screenOptions = { send: jest.fn(() => Promise.resolve(null)), afterSuccess, onDone };
  const first = openPage(screenOptions);
  await press('Approve');
  await waitFor(() => expect(afterSuccess).toHaveBeenCalledWith(null, '41', true));
  expect(onDone).not.toHaveBeenCalled();
  close?.();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  first.leave();

  const second = openPage(screenOptions);
  await press('Approve');
  await waitFor(() => expect(afterSuccess).toHaveBeenCalledTimes(2));
  second.leave();
  close?.();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a declined question sends nothing, and onDeclined is called only while the screen is mounted', async () => {
  let decline: (() => void) | undefined;
  const confirm = jest.fn(() => new Promise<boolean>((resolve) => (decline = () => resolve(false))));
  const onDeclined = jest.fn();
  const send = jest.fn();
  const page = openPage({ send, confirm, onDeclined });
  await press('Approve');
  decline?.();
  await waitFor(() => expect(onDeclined).toHaveBeenCalledTimes(1));
  await press('Approve');
  expect(confirm).toHaveBeenCalledTimes(2);
  page.leave();
  decline?.();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(onDeclined).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

test('a read that shows the action settles it', async () => {
  const onDone = jest.fn();
  const check = jest.fn<Promise<Finding>, []>().mockResolvedValueOnce('asBefore').mockResolvedValue('done');
  openPage({ send: fails('unreachable'), check, onDone });
  await press('Approve');
  expect(await screen.findByText(/The connection was lost/)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(check).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
});

test('a tab is notified when another tab has settled an action', async () => {
  const [here, there] = [jest.fn(), jest.fn()];
  const check = jest.fn<Promise<Finding>, []>().mockResolvedValueOnce('unknown').mockResolvedValue('done');
  const first = openPage({ send: fails('timedOut'), check, onDone: here });
  await press('Approve');
  expect(await screen.findByText(/The server did not answer in time/)).toBeVisible();
  openPage({ send: jest.fn(), check, onDone: there });
  await waitFor(() => expect(there).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(here).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();
  first.leave();
});

test('an action that succeeds on its own page is not checked again', async () => {
  const check = jest.fn(() => Promise.resolve<Finding>('done'));
  const onDone = jest.fn();
  openPage({ send: jest.fn(() => Promise.resolve(null)), check, onDone });
  await press('Approve');
  expect(await screen.findByText('done')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(check).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('an unchanged record is called not recorded only after two minutes, and stays locked', async () => {
  const check = jest.fn(() => Promise.resolve<Finding>('asBefore'));
  openPage({ send: fails('serverError', 500), check });
  await press('Approve');
  expect(await screen.findByText(/The server answered with an error \(500\)/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(115_000));
  expect(check).toHaveBeenCalledTimes(4);
  expect(screen.queryByText(/Not recorded/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText(/Not recorded so far/)).toBeVisible();
  expect(check).toHaveBeenCalledTimes(5);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('the time of an action is the time of its request, not of the read before it', async () => {
  const snapshot = (): Promise<PlainData> =>
    new Promise((resolve) => setTimeout(() => resolve(null), 27_000));
  openPage({ send: fails('timedOut'), snapshot });
  await press('Approve');
  await act(() => jest.advanceTimersByTimeAsync(27_000));
  expect(await screen.findByText(/The server did not answer in time/)).toBeVisible();
  expect(await sentActionsOf('admin').list('approve')).toEqual([
    expect.objectContaining({ sentAt: start + 27_000 }),
  ]);
});

/** The stored action of a page that was closed during the request. */
const sentByClosedPage: SentAction = {
  kind: 'approve',
  record: '41',
  what: 'Approval of quotation 41',
  sentAt: start,
  snapshot: null,
};

test('an action of a closed page may be pending for two minutes, and is called not recorded two minutes later', async () => {
  const check = jest.fn<Promise<Finding>, []>().mockResolvedValue('asBefore');
  const onDone = jest.fn();
  await sentActionsOf('admin').begin(sentByClosedPage);
  openPage({ send: jest.fn(), check, onDone });
  expect(await screen.findByText(/Not confirmed/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(121_000));
  expect(screen.queryByText(/Not recorded/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(118_000));
  expect(screen.queryByText(/Not recorded/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(await screen.findByText(/Not recorded so far/)).toBeVisible();

  // The action is carried out even later: a check finds it without a press.
  check.mockResolvedValue('done');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});

test('an action is checked before the question that unlocks it, and again while the question is open', async () => {
  const check = jest.fn<Promise<Finding>, []>().mockResolvedValue('asBefore');
  const onDone = jest.fn();
  await sentActionsOf('admin').begin(sentByClosedPage);
  openPage({ send: jest.fn(), check, onDone });
  expect(await screen.findByText(/Not confirmed/)).toBeVisible();
  await press('Allow another try');
  await screen.findByRole('alertdialog');
  check.mockResolvedValue('done');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  await press('OK');
  expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument();

  const second = { ...sentByClosedPage, sentAt: start + 60_000 };
  check.mockResolvedValue('asBefore');
  await act(() => sentActionsOf('admin').begin(second));
  expect(await screen.findByText(/Not confirmed/)).toBeVisible();
  check.mockResolvedValue('done');
  await press('Allow another try');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an action that the server shows twice stays locked and says so', async () => {
  const check = jest.fn<Promise<Finding>, []>().mockResolvedValue({ times: 2 });
  openPage({ send: fails('unreachable'), check });
  await press('Approve');
  expect(await screen.findByText(/It seems to be recorded 2 times\. Do not send it again\./)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(240_000));
  expect(screen.getByText(/recorded 2 times/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test.each([
  [new UnverifiedError(), 'unverified', /answered that it was done, but does not show it/],
  [new UnreadError(), 'unread', /answered that it was done, but reading it again to check failed/],
  [new RepeatedError(), 'repeated', /The server answered that it was done\./],
])('the snapshot is passed to the request and stored: %s', async (error, kind, text) => {
  const send = jest.fn(() => Promise.reject(error));
  openPage({ send, snapshot: () => Promise.resolve(['501']) });
  await press('Approve');
  expect(await screen.findByText(text)).toBeVisible();
  expect(send).toHaveBeenCalledWith('41', expect.anything(), ['501']);
  expect(await sentActionsOf('admin').list('approve')).toEqual([
    expect.objectContaining({ snapshot: ['501'], failure: { kind } }),
  ]);
});

test('when the read before fails, nothing is sent and nothing is locked', async () => {
  const send = jest.fn();
  const onFailed = jest.fn();
  openPage({ send, snapshot: () => Promise.reject(failure('serverError', 500)), onFailed });
  await press('Approve');
  expect(await screen.findByText('failed')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  expect(onFailed).toHaveBeenCalledWith(failure('serverError', 500), '41', false);
  expect(await sentActionsOf('admin').list('approve')).toEqual([]);
});

test('nothing is sent when the user cancels during the read before the request', async () => {
  const send = jest.fn();
  let read: (() => void) | undefined;
  const snapshot = async (_id: string, signal: AbortSignal): Promise<PlainData> => {
    await new Promise<void>((resolve) => (read = resolve));
    signal.throwIfAborted();
    return null;
  };
  openPage({ send, snapshot });
  await press('Approve');
  await waitFor(() => expect(read).toBeDefined());
  await press('Stop');
  read?.();
  expect(await screen.findByText('failed')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  expect(await sentActionsOf('admin').list('approve')).toEqual([]);
});

test.each([
  [true, /The server refused it, but may have carried it out all the same/],
  [false, 'failed'],
])('an action may say whether a refusal leaves its result unconfirmed: %p', async (isUnconfirmed, text) => {
  const asked = jest.fn(() => isUnconfirmed);
  openPage({ send: fails('business', 422), snapshot: () => 'before', isUnconfirmed: asked });
  await press('Approve');
  expect(await screen.findByText(text)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Approve' });
  await waitFor(() => expect(button.matches(':disabled')).toBe(isUnconfirmed));
  expect(asked).toHaveBeenCalledWith(
    failure('business', 422),
    expect.objectContaining({ record: '41', snapshot: 'before' }),
  );
  expect(await sentActionsOf('admin').list('approve')).toHaveLength(isUnconfirmed ? 1 : 0);
});

test('a screen that follows one record does not check the actions of other records', async () => {
  const check = jest.fn(() => Promise.resolve<Finding>('done'));
  await sentActionsOf('admin').begin({
    kind: 'approve',
    record: '42',
    what: 'Approval of quotation 42',
    sentAt: start,
    snapshot: null,
  });
  openPage({ send: fails('timedOut'), check, record: '41' });
  await press('Approve');
  await waitFor(() => expect(check).toHaveBeenCalledTimes(1));
  expect(check).toHaveBeenCalledWith(expect.objectContaining({ record: '41' }));
  await waitFor(() => expect(screen.queryByText(/Not confirmed/)).not.toBeInTheDocument());
  expect(await sentActionsOf('admin').list('approve')).toEqual([expect.objectContaining({ record: '42' })]);
});
