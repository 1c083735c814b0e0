import type { ListColumn } from './columns';
import { chosenVisibility, columnVisibilityFor } from './listChoices';

const columns: readonly ListColumn<object>[] = [
  { header: 'Code', accessorFn: () => '' },
  { header: 'Name', accessorFn: () => '' },
  { header: 'Town', accessorFn: () => '', meta: { isOptional: true } },
];

test.each([
  [{}, { Code: true, Name: true, Town: false }],
  [
    { Name: false, Town: true },
    { Code: true, Name: false, Town: true },
  ],
  [{ Unknown: false }, { Code: true, Name: true, Town: false }],
  // All are shown if none were shown.
  [{ Code: false, Name: false }, {}],
])('with the choices %j a list shows %j', (chosen, shown) => {
  expect(columnVisibilityFor(columns, chosen)).toEqual(shown);
});

test('only differences from the standard list are stored as choices', () => {
  expect(chosenVisibility(columns, { Code: true, Name: false, Town: false })).toEqual({ Name: false });
  expect(chosenVisibility(columns, { Code: true, Name: true, Town: true })).toEqual({ Town: true });
});
