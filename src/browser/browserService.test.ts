import { digest } from '@/browser/digest';

const never = (): Promise<never> => new Promise(() => undefined);

async function load(): Promise<typeof import('./browserService')> {
  jest.resetModules();
  return import('./browserService');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('two services that never respond delay the first action by three seconds, and later ones not at all', async () => {
  const { withTimeLimit } = await load();
  const start = Date.now();
  const outcomes = async (): Promise<number> => {
    await withTimeLimit('database', never).catch(() => undefined);
    await withTimeLimit('crypto', never).catch(() => undefined);
    return Date.now() - start;
  };
  const first = outcomes();
  await jest.advanceTimersByTimeAsync(3000);
  expect(await first).toBe(3000);
  const second = outcomes();
  await jest.advanceTimersByTimeAsync(5);
  expect(await second).toBeLessThan(3005);
});

test('after a late response a service is waited for again', async () => {
  const { withTimeLimit } = await load();
  let answer = (): void => undefined;
  const late = withTimeLimit('database', () => new Promise<void>((resolve) => (answer = resolve)));
  const isRejected = expect(late).rejects.toThrow('does not respond');
  await jest.advanceTimersByTimeAsync(1500);
  await isRejected;
  answer();
  await jest.advanceTimersByTimeAsync(0);
  const next = withTimeLimit('database', () => new Promise((resolve) => setTimeout(resolve, 1000, 'kept')));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await next).toBe('kept');
});

test.each([
  ['is done after all', true, ['failed', 'recovered']],
  ['fails after all', false, ['failed']],
])('work that was late and %s', async (_case, isDone, heard) => {
  const { withTimeLimit, onServiceFailure, onServiceRecovery } = await load();
  const states: string[] = [];
  onServiceFailure(() => states.push('failed'));
  onServiceRecovery(() => states.push('recovered'));
  let end = (): void => undefined;
  const work = new Promise<void>((resolve, reject) => {
    end = () => (isDone ? resolve() : reject(new Error('full')));
  });
  const isRejected = expect(withTimeLimit('database', () => work)).rejects.toThrow('does not respond');
  await jest.advanceTimersByTimeAsync(1500);
  await isRejected;
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(states).toEqual(heard);
});

test('late work is no recovery after something was really not stored', async () => {
  const { noteServiceFailure, withTimeLimit, onServiceRecovery } = await load();
  const heard = jest.fn();
  onServiceRecovery(heard);
  let end = (): void => undefined;
  const late = withTimeLimit('database', () => new Promise<void>((resolve) => (end = resolve)));
  const isRejected = expect(late).rejects.toThrow('does not respond');
  await jest.advanceTimersByTimeAsync(1500);
  await isRejected;
  noteServiceFailure();
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(heard).not.toHaveBeenCalled();
});

test('a response that has come while the page was busy counts', async () => {
  const { withTimeLimit, onServiceFailure } = await load();
  const heard = jest.fn();
  onServiceFailure(heard);
  let answer = (_text: string): void => undefined;
  const call = withTimeLimit('database', () => new Promise<string>((resolve) => (answer = resolve)));
  // After two seconds without a pause, a browser may run the timer first, and then the event of the response.
  jest.runOnlyPendingTimers();
  answer('kept');
  expect(await call).toBe('kept');
  await jest.advanceTimersByTimeAsync(2000);
  expect(heard).not.toHaveBeenCalled();
});

test('a service that throws rejects immediately and does not count as one that never responds', async () => {
  const { withTimeLimit, onServiceFailure } = await load();
  const heard = jest.fn();
  onServiceFailure(heard);
  const call = withTimeLimit('crypto', () => {
    throw new TypeError('no subtle');
  });
  await expect(call).rejects.toThrow('no subtle');
  await jest.advanceTimersByTimeAsync(2000);
  expect(heard).not.toHaveBeenCalled();
});

test('a failure notifies its listeners until they unsubscribe', async () => {
  const { noteServiceFailure, onServiceFailure } = await load();
  const heard = jest.fn();
  const stop = onServiceFailure(heard);
  noteServiceFailure();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  noteServiceFailure();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a channel that cannot be opened is undefined', async () => {
  const { openChannel } = await load();
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(openChannel('any')).toBeUndefined();
});

test('there is no digest where Web Crypto throws or never responds', async () => {
  const spy = jest
    .spyOn(crypto.subtle, 'digest')
    .mockRejectedValueOnce(new DOMException('', 'OperationError'));
  expect(await digest('text')).toBeUndefined();
  spy.mockImplementation(never);
  const waiting = digest('text');
  await jest.advanceTimersByTimeAsync(1500);
  expect(await waiting).toBeUndefined();
});
