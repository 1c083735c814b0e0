import type { Column } from './columns';
import {
  chooseForList,
  connectListChoices,
  forgetListChoices,
  listChoicesOf,
  orderedColumns,
  shownColumns,
  startSearch,
} from './listChoices';

const columns: readonly Column<object>[] = ['Code', 'Name', 'Market'].map((label) => ({
  label,
  text: () => '',
}));
const labels = (some: readonly Column<object>[]): string[] => some.map(({ label }) => label);
const nothing = { order: [], hidden: [], added: [], widths: {} };

let stored: unknown;
const write = jest.fn();

beforeEach(() => {
  stored = undefined;
  write.mockReset();
  forgetListChoices();
  connectListChoices({ read: () => stored, write });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'columns'],
  ['a list', [1, 2]],
  ['choices of another list', { '/towns': { start: 'x' } }],
  ['no object', { towns: 7 }],
  ['parts of other kinds', { towns: { layout: 'x', views: { 0: 'x' }, start: 7 } }],
  ['a layout of other kinds', { towns: { layout: { order: 'Name', hidden: 3, widths: [] }, views: null } }],
  ['widths that are none', { towns: { layout: { widths: { Code: '9', Name: 0, Market: 1e9 } } } }],
  ['views without names', { towns: { views: [null, 'x', { search: '?page=2' }, { name: '' }] } }],
])('a store that holds %s is read as no choice', (_what, content) => {
  stored = content;
  expect(listChoicesOf('/towns')).toEqual({ layout: nothing, views: [], start: '', view: '' });
  expect(startSearch('/towns')).toBe('');
});

test('choices are read for a list whatever record, letter case or last slash its URL has', () => {
  stored = { towns: { layout: { order: ['Name', 7], hidden: ['Code'], widths: { Name: 30 } } } };
  const layout = { order: ['Name', ''], hidden: ['Code'], added: [], widths: { Name: 30 } };
  for (const pathname of ['/towns', '/Towns/', '/towns/12/3'])
    expect(listChoicesOf(pathname).layout).toEqual(layout);
  expect(listChoicesOf('/town').layout).toEqual(nothing);
});

test('a list starts with the columns and the query of the view that is chosen for it', () => {
  const layout = { order: [], hidden: ['Market'], added: [], widths: {} };
  stored = {
    towns: {
      layout: nothing,
      start: 'Mine',
      views: [
        { name: 'Other', search: '?sort=Code' },
        { name: 'Mine', search: '?sort=Name', layout },
      ],
    },
  };
  expect(listChoicesOf('/towns').layout).toEqual(layout);
  expect(startSearch('/towns')).toBe('?sort=Name');
});

test('a choice is stored for its list, unless more follow immediately', () => {
  const layout = { ...nothing, hidden: ['Code'] };
  chooseForList('/towns/4', { layout }, false);
  expect(write).not.toHaveBeenCalled();
  chooseForList('/towns/4', { start: 'Mine' });
  expect(write).toHaveBeenCalledWith('towns', { layout, views: [], start: 'Mine', view: '' });
});

test.each<[string[], string[]]>([
  [[], ['Code', 'Name', 'Market']],
  [['Market'], ['Market', 'Code', 'Name']],
  [
    ['Market', 'Unknown', 'Name'],
    ['Market', 'Name', 'Code'],
  ],
])('columns are ordered by %j, the others after them', (order, expected) => {
  expect(labels(orderedColumns(columns, { order }))).toEqual(expected);
});

test.each<[string[], string[]]>([
  [['Name'], ['Code', 'Market']],
  [['Unknown'], ['Code', 'Name', 'Market']],
  [
    ['Code', 'Name', 'Market'],
    ['Code', 'Name', 'Market'],
  ],
])('without %j the others are shown, and all of them where none is left', (hidden, expected) => {
  expect(labels(shownColumns(columns, { order: [], hidden, added: [] }))).toEqual(expected);
});
