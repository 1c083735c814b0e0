import { readWhenIdle } from './readWhenIdle';

const rows = [1, 2, 3, 4, 5];
let waiting = new Map<number, () => void>();

/** The browser is idle once: calls what waits for that. */
function idle(): void {
  const calls = [...waiting.values()];
  waiting = new Map();
  for (const call of calls) call();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    requestIdleCallback: (call: () => void) => {
      const handle = waiting.size + 1;
      waiting.set(handle, call);
      return handle;
    },
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  });
});

afterEach(() => {
  jest.useRealTimers();
  waiting = new Map();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** Reads a row in four milliseconds. */
function slowReader(read: number[]): (row: number) => void {
  return (row) => {
    read.push(row);
    jest.advanceTimersByTime(4);
  };
}

test('rows are read in slices, each once, while the browser is idle', () => {
  const read: number[] = [];
  readWhenIdle(rows, slowReader(read));
  expect(read).toEqual([]);
  idle();
  expect(read).toEqual([1, 2]);
  idle();
  idle();
  expect(read).toEqual(rows);
  expect(waiting.size).toBe(0);
});

test('an ended reading reads no more', () => {
  const read: number[] = [];
  const end = readWhenIdle(rows, slowReader(read));
  idle();
  end();
  idle();
  expect(read).toEqual([1, 2]);
});

test('where the browser does not tell when it is idle, nothing is read ahead', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const read: number[] = [];
  readWhenIdle(rows, slowReader(read))();
  expect(read).toEqual([]);
});
