import { act, renderHook } from '@testing-library/react';
import type { Found, RecordGroup } from './recordGroup';
import { useRecordSearch } from './useRecordSearch';

const pauseMs = 250;

function found(title: string): Found {
  const hit = { key: title, title, detail: '', to: '/', fields: [title] };
  return { count: 1, hits: [hit], opened: new Map(), list: { to: '/' } };
}

/** A group that answers when the test says so; `asked` holds the queries. */
function heldGroup(): RecordGroup & {
  asked: string[];
  answer: (query: string, found: Found | Error) => void;
} {
  const waiting = new Map<string, (found: Found | Error) => void>();
  const asked: string[] = [];
  return {
    heading: 'Rows',
    asked,
    answer: (query, result) => waiting.get(query)?.(result),
    find: (query) => {
      asked.push(query);
      return new Promise((resolve, reject) => {
        waiting.set(query, (result) => (result instanceof Error ? reject(result) : resolve(result)));
      });
    },
  };
}

function searchOf(group: RecordGroup) {
  const groups = [group];
  return renderHook(({ text }: { text: string }) => useRecordSearch(text, groups), {
    initialProps: { text: '' },
  });
}

const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('nothing is asked until the typing pauses', async () => {
  const group = heldGroup();
  const { rerender } = searchOf(group);
  for (const text of ['be', 'ben', 'bene']) {
    rerender({ text });
    await pass(pauseMs - 1);
  }
  expect(group.asked).toEqual([]);
  await pass(2);
  expect(group.asked).toEqual(['bene']);
});

test.each(['', ' ', 'b', 'a b'])('nothing is asked for %p', async (text) => {
  const group = heldGroup();
  const { result, rerender } = searchOf(group);
  rerender({ text });
  await pass(pauseMs + 1);
  expect(group.asked).toEqual([]);
  expect(result.current).toEqual([]);
});

test('hits that match the next query too stay until its answer comes', async () => {
  const group = heldGroup();
  const { result, rerender } = searchOf(group);
  rerender({ text: 'ro' });
  await pass(pauseMs + 1);
  await act(async () => group.answer('ro', found('rosa')));
  expect(result.current).toMatchObject([{ count: 1, hits: [{ title: 'rosa' }] }]);
  rerender({ text: 'ros' });
  expect(result.current).toMatchObject([{ isLoading: true, hits: [{ title: 'rosa' }] }]);
  rerender({ text: 'rox' });
  expect(result.current).toMatchObject([{ isLoading: true, hits: [] }]);
});

test('the answer to an earlier query is ignored', async () => {
  const group = heldGroup();
  const { result, rerender } = searchOf(group);
  rerender({ text: 'ro' });
  await pass(pauseMs + 1);
  rerender({ text: 'ad' });
  await pass(pauseMs + 1);
  await act(async () => group.answer('ad', found('ada')));
  await act(async () => group.answer('ro', found('rosa')));
  expect(result.current).toMatchObject([{ count: 1, hits: [{ title: 'ada' }] }]);
});

test('a failure is said, and asked again on demand', async () => {
  const group = heldGroup();
  const { result, rerender } = searchOf(group);
  rerender({ text: 'ro' });
  await pass(pauseMs + 1);
  await act(async () => group.answer('ro', new Error('refused')));
  expect(result.current).toMatchObject([{ hits: [], retry: expect.any(Function) }]);
  await act(async () => result.current[0]?.retry?.());
  expect(group.asked).toEqual(['ro', 'ro']);
  expect(result.current).toMatchObject([{ isLoading: true }]);
  await act(async () => group.answer('ro', found('rosa')));
  expect(result.current).toMatchObject([{ count: 1 }]);
});
