import { act, renderHook } from '@testing-library/react';
import type { Found, RecordGroup } from './recordGroup';
import { useRecordSearch } from './useRecordSearch';

const pauseMs = 250;

function found(title: string): Found {
  const hit = { key: title, title, detail: '', to: '/', fields: [title] };
  return { count: 1, hits: [hit], opened: new Map(), list: { to: '/' } };
}

/** A group whose results the test resolves; `queries` holds the queries. */
function delayedGroup(): RecordGroup & {
  queries: string[];
  respond: (query: string, found: Found | Error) => void;
} {
  const waiting = new Map<string, (found: Found | Error) => void>();
  const queries: string[] = [];
  return {
    heading: 'Rows',
    queries,
    respond: (query, result) => waiting.get(query)?.(result),
    find: (query) => {
      queries.push(query);
      return new Promise((resolve, reject) => {
        waiting.set(query, (result) => (result instanceof Error ? reject(result) : resolve(result)));
      });
    },
  };
}

function renderSearch(group: RecordGroup) {
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

test('nothing is requested until the typing pauses', async () => {
  const group = delayedGroup();
  const { rerender } = renderSearch(group);
  for (const text of ['be', 'ben', 'bene']) {
    rerender({ text });
    await pass(pauseMs - 1);
  }
  expect(group.queries).toEqual([]);
  await pass(2);
  expect(group.queries).toEqual(['bene']);
});

test.each(['', ' ', 'b', 'a b'])('nothing is requested for %p', async (text) => {
  const group = delayedGroup();
  const { result, rerender } = renderSearch(group);
  rerender({ text });
  await pass(pauseMs + 1);
  expect(group.queries).toEqual([]);
  expect(result.current).toEqual([]);
});

test('hits that match the next query as well stay until its response arrives', async () => {
  const group = delayedGroup();
  const { result, rerender } = renderSearch(group);
  rerender({ text: 'ro' });
  await pass(pauseMs + 1);
  await act(async () => group.respond('ro', found('rosa')));
  expect(result.current).toMatchObject([{ count: 1, hits: [{ title: 'rosa' }] }]);
  rerender({ text: 'ros' });
  expect(result.current).toMatchObject([{ isLoading: true, hits: [{ title: 'rosa' }] }]);
  rerender({ text: 'rox' });
  expect(result.current).toMatchObject([{ isLoading: true, hits: [] }]);
});

test('the response to an earlier query is ignored', async () => {
  const group = delayedGroup();
  const { result, rerender } = renderSearch(group);
  rerender({ text: 'ro' });
  await pass(pauseMs + 1);
  rerender({ text: 'ad' });
  await pass(pauseMs + 1);
  await act(async () => group.respond('ad', found('ada')));
  await act(async () => group.respond('ro', found('rosa')));
  expect(result.current).toMatchObject([{ count: 1, hits: [{ title: 'ada' }] }]);
});

test('a failure is shown, and can be retried', async () => {
  const group = delayedGroup();
  const { result, rerender } = renderSearch(group);
  rerender({ text: 'ro' });
  await pass(pauseMs + 1);
  await act(async () => group.respond('ro', new Error('refused')));
  expect(result.current).toMatchObject([{ hits: [], retry: expect.any(Function) }]);
  await act(async () => result.current[0]?.retry?.());
  expect(group.queries).toEqual(['ro', 'ro']);
  expect(result.current).toMatchObject([{ isLoading: true }]);
  await act(async () => group.respond('ro', found('rosa')));
  expect(result.current).toMatchObject([{ count: 1 }]);
});
