import type { QueryState } from '@/components/feedback/queryState';
import { scalarText } from '@/domain/text/textOf';

/** A choice: what is stored, and its label. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Choices, or a query that loads them. */
export type Options = readonly Option[] | QueryState<readonly Option[]>;

/** Choices made of loaded records, with the state of their query. A record without a name is its code, or else its id. */
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

/** Ids come as numbers and as text; they are one choice. */
export function sameChoice(left: unknown, right: unknown): boolean {
  return scalarText(left) === scalarText(right);
}
