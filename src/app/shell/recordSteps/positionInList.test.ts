import type { LeftList } from '@/components/list/listsSlice';
import { positionInList } from './positionInList';

/** A list of these ids, from which this record was opened; each id leads to its view and to its form. */
function listWith(id: string, ids: readonly string[]): LeftList {
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
])('the position of %s', (_case, openedId, path, position) => {
  expect(positionInList(path, listWith(openedId, ids))).toMatchObject({ ...position, count: 3 });
});

test.each([
  [
    'twice in a row',
    'a',
    'a',
    ['a', 'a', 'b'],
    { number: 1, count: 2, previous: undefined, next: '/edit/b' },
  ],
  ['three times', 'b', 'b', ['a', 'b', 'b', 'b', 'c'], { number: 2, previous: '/edit/a', next: '/edit/c' }],
  [
    'first and last',
    'a',
    'b',
    ['a', 'b', 'a'],
    { number: 2, count: 2, previous: '/edit/a', next: undefined },
  ],
  ['in two places', 'b', 'b', ['z', 'a', 'b', 'a', 'y'], { previous: '/edit/a', next: '/edit/y', count: 4 }],
  ['in all rows', 'a', 'a', ['a', 'a', 'a'], { number: 1, count: 1, previous: undefined, next: undefined }],
  ['without an id next to it', 'a', 'a', ['a', '', '', 'b'], { count: 2, next: '/edit/b' }],
])('a list that names a record %s leads to each other record once', (_case, openedId, id, rows, position) => {
  expect(positionInList(`/edit/${id}`, listWith(openedId, rows))).toMatchObject(position);
});

test.each([
  ['another screen', 'a', '/other', ids],
  ['a record far from the one that was left', 'a', '/view/c', ids],
  ['a record that is no longer in the list', 'a', '/view/a', []],
  ['a record without an id', '', '/view/', ['', 'a', '']],
])('%s has no position', (_case, openedId, path, rows) => {
  expect(positionInList(path, listWith(openedId, rows))).toBeUndefined();
});

test('without a list there is no position', () => {
  expect(positionInList('/view/a', undefined)).toBeUndefined();
});
