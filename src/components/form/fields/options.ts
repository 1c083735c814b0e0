import type { QueryState } from '@/components/feedback/queryState';
import { scalarText } from '@/domain/text/toText';

/** A choice: what is stored, and its label. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Choices, or a query that loads them. */
export type Options = readonly Option[] | QueryState<readonly Option[]>;

/** Turns a query of records into a query of choices. A record without a name is shown by its code, or else its id. */
export function optionsOf<Item>(
  loadable: QueryState<readonly Item[]>,
  option: (item: Item) => Option & { readonly code?: string },
): QueryState<readonly Option[]> {
  const named = (item: Item): Option => {
    const { value, label, code = '' } = option(item);
    return { value, label: [label, code].find((text) => text.trim() !== '') ?? String(value) };
  };
  return { ...loadable, data: loadable.data?.map(named) };
}

/** Whether two values are the same choice: the server sends ids as numbers and as text. */
export function sameChoice(left: unknown, right: unknown): boolean {
  return scalarText(left) === scalarText(right);
}
