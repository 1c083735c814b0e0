import type { Column } from './columns';
import { orderedColumns, shownColumns } from './listChoices';

const columns: readonly Column<object>[] = ['Code', 'Name', 'Market'].map((label) => ({
  label,
  text: () => '',
}));
const labels = (some: readonly Column<object>[]): string[] => some.map(({ label }) => label);

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
