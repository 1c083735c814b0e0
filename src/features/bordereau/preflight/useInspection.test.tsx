import { act, renderHook, waitFor } from '@testing-library/react';
import type { Cells } from '@/preflight/rules/cells';
import { useInspection } from './useInspection';

const headers = ['Policy Number', 'Premium'];

function bordereau(count: number, amount: string): Cells[] {
  return Array.from({ length: count }, (_, index) => [`POL-${String(index)}`, amount]);
}

test('loaded rows are inspected like those of a file, each once', async () => {
  const rows = bordereau(1234, '0.01');
  const { result } = renderHook(() => useInspection(headers, rows, {}));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current?.sheets[0]?.tables[0]?.rows.length).toBe(1234));
  const table = result.current?.sheets[0]?.tables[0];
  expect(table?.columns[1]?.amounts?.every((cents) => cents === 1)).toBe(true);
  expect(table?.firstRows[0]).toEqual({ row: 1, cells: ['POL-0', '0.01'] });
});

test('the page can render while many rows are inspected', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  let clock = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 4));
  const rows = bordereau(1000, '1');
  const { result } = renderHook(() => useInspection(headers, rows, {}));
  let turns = 0;
  while (!result.current && turns < 100) {
    act(() => jest.advanceTimersToNextTimer());
    turns += 1;
  }
  expect(result.current?.sheets[0]?.tables[0]?.rows.length).toBe(1000);
  // A slice ends at the second look at the clock, and the clock is read every hundred rows.
  expect(turns).toBe(5);
  now.mockRestore();
  jest.useRealTimers();
});

test('other rows cancel the inspection of the first ones', async () => {
  const first = bordereau(500, '1');
  const second = bordereau(2, '5');
  const { result, rerender, unmount } = renderHook(({ rows }) => useInspection(headers, rows, {}), {
    initialProps: { rows: first },
  });
  rerender({ rows: second });
  await waitFor(() => expect(result.current?.sheets[0]?.tables[0]?.rows.length).toBe(2));
  rerender({ rows: first });
  expect(result.current).toBeUndefined();
  unmount();
});
