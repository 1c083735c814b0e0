import type { LeftList } from '@/components/list/listsSlice';
import { positionInList } from './positionInList';

/** A list of these ids, left for one of them; each leads to its view and to its form. */
function leftFor(id: string, ids: readonly string[]): LeftList {
  const records = ids.map((key) => ({ key, links: [`/view/${key}`, `/edit/${key}`] }));
  return { pathname: '/records', id, records };
}

const ids = ['a', 'b', 'c'];

test.each([
  ['the first', 'a', '/view/a', { number: 1, previous: undefined, next: '/view/b' }],
  ['one in the middle', 'b', '/edit/b', { number: 2, previous: '/edit/a', next: '/edit/c' }],
  ['the last', 'c', '/view/c', { number: 3, previous: '/view/b', next: undefined }],
  [
    'the one after the one that was left',
    'a',
    '/view/b',
    { number: 2, previous: '/view/a', next: '/view/c' },
  ],
  ['the one before it', 'c', '/view/b', { number: 2, previous: '/view/a', next: '/view/c' }],
])('the place of %s', (_which, left, path, place) => {
  expect(positionInList(path, leftFor(left, ids))).toMatchObject({ ...place, count: 3 });
});

test.each([
  ['another screen', 'a', '/other', ids],
  ['a record far from the one that was left', 'a', '/view/c', ids],
  ['a record that is no longer in the list', 'a', '/view/a', []],
])('%s has no place', (_which, left, path, rows) => {
  expect(positionInList(path, leftFor(left, rows))).toBeUndefined();
});

test('without a list there is no place', () => {
  expect(positionInList('/view/a', undefined)).toBeUndefined();
});
