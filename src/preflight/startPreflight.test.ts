import type { Outcome } from './inspectFile';
import { startPreflight } from './startPreflight';
import { installTestWorkers, startedWorkers } from './worker.fixture';

const file = new File(['Policy,Premium\nA-1,5.00\n'], 'may.csv');
const read: Outcome = { kind: 'unread', why: 'passedOn', reason: 'For this test.' };

function listener(): { onProgress: jest.Mock; onOutcome: jest.Mock } {
  return { onProgress: jest.fn(), onOutcome: jest.fn() };
}

beforeEach(() => {
  jest.useFakeTimers();
  installTestWorkers('held');
});

afterEach(() => {
  jest.useRealTimers();
});

test('the worker gets the file itself, and is ended by its outcome', () => {
  const heard = listener();
  startPreflight({ file, choices: { decimalSign: ',' } }, heard);
  const [worker] = startedWorkers;
  expect(worker?.request).toEqual({ file, choices: { decimalSign: ',' } });
  expect(worker?.request?.file).toBe(file);
  worker?.answer({ type: 'progress', share: 0.5 });
  expect(heard.onProgress).toHaveBeenCalledWith(0.5);
  expect(worker?.isTerminated).toBe(false);
  worker?.answer({ type: 'done', outcome: read });
  expect(heard.onOutcome).toHaveBeenCalledWith(read);
  expect(worker?.isTerminated).toBe(true);
  jest.runAllTimers();
  expect(heard.onOutcome).toHaveBeenCalledTimes(1);
});

test('once stopped, the worker is ended and no listener is called', () => {
  const heard = listener();
  const stop = startPreflight({ file, choices: {} }, heard);
  stop();
  const [worker] = startedWorkers;
  worker?.answer({ type: 'progress', share: 0.5 });
  worker?.answer({ type: 'done', outcome: read });
  jest.runAllTimers();
  expect(worker?.isTerminated).toBe(true);
  expect(heard.onProgress).not.toHaveBeenCalled();
  expect(heard.onOutcome).not.toHaveBeenCalled();
});

test('a check that takes longer than 30 seconds is stopped', () => {
  const heard = listener();
  startPreflight({ file, choices: {} }, heard);
  jest.advanceTimersByTime(29_999);
  expect(heard.onOutcome).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(heard.onOutcome).toHaveBeenCalledWith({
    kind: 'unread',
    why: 'failed',
    reason: 'Reading the file took longer than 30 seconds.',
  });
  expect(startedWorkers[0]?.isTerminated).toBe(true);
});

const cannot: Outcome = {
  kind: 'unread',
  why: 'failed',
  reason: 'The file could not be checked here. If this happens again, reload the page.',
};

test('a worker that fails ends with a message for the user', () => {
  const heard = listener();
  startPreflight({ file, choices: {} }, heard);
  startedWorkers[0]?.onerror?.();
  expect(heard.onOutcome).toHaveBeenCalledWith(cannot);
});

test('without workers the message for the user comes after the call has returned', () => {
  Object.assign(globalThis, { Worker: undefined });
  const heard = listener();
  startPreflight({ file, choices: {} }, heard);
  expect(heard.onOutcome).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(heard.onOutcome).toHaveBeenCalledWith(cannot);
  const unheard = listener();
  startPreflight({ file, choices: {} }, unheard)();
  jest.runAllTimers();
  expect(unheard.onOutcome).not.toHaveBeenCalled();
});
