import type { QueryState } from '@/components/feedback/queryState';

/** A choice: what is stored, and its label. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Choices, or a query that loads them. */
export type Options = readonly Option[] | QueryState<readonly Option[]>;

/** Choices made of loaded records, with the state of their query. */
export function optionsOf<Item>(
  loadable: QueryState<readonly Item[]>,
  option: (item: Item) => Option,
): QueryState<readonly Option[]> {
  return { ...loadable, data: loadable.data?.map(option) };
}

/** Ids come as numbers and as text; they are one choice. */
export function sameChoice(left: unknown, right: unknown): boolean {
  return textOf(left) === textOf(right);
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
