import { searchText } from '@/domain/search';
import { stateTexts } from '@/domain/text/usStates';
import type { SearchGroup } from '@/navigation/searchGroup';

/** The searched texts of rows by group: two groups may read the same list. */
const prepared = new Map<string, WeakMap<object, readonly string[]>>();

/** The texts of a row in which the search looks, in the form of `searchText`. */
export function searchedFields<Row extends object>(
  row: Row,
  { heading, columns, alsoSearched, phones, address }: SearchGroup<Row>,
): readonly string[] {
  const ofGroup = prepared.get(heading) ?? new WeakMap<object, readonly string[]>();
  const known = ofGroup.get(row);
  if (known) return known;
  prepared.set(heading, ofGroup);
  const [city = '', ...states] = address?.(row) ?? [];
  const shown = columns.map(({ accessorFn }) => accessorFn(row, 0));
  const texts = [...shown, ...(alsoSearched?.(row) ?? []), city, ...states.flatMap(stateTexts)];
  const digits = phones?.(row).map((phone) => phone.replace(/\D/g, '')) ?? [];
  const fields = [...texts.map(searchText), ...digits].filter(Boolean);
  ofGroup.set(row, fields);
  return fields;
}
