import { readWhenIdle } from './readWhenIdle';

const rows = [1, 2, 3, 4, 5];
let waiting = new Map<number, () => void>();

/** Runs the pending idle callbacks once. */
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

test('a stopped reading reads no more rows', () => {
  const read: number[] = [];
  const end = readWhenIdle(rows, slowReader(read));
  idle();
  end();
  idle();
  expect(read).toEqual([1, 2]);
});

test('without requestIdleCallback no row is read', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const read: number[] = [];
  readWhenIdle(rows, slowReader(read))();
  expect(read).toEqual([]);
});
