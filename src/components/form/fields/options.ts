import type { QueryState } from '@/components/feedback/queryState';

/** A choice: what is stored, and the words for it. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Choices at hand, or ones that are being loaded. */
export type Options = readonly Option[] | QueryState<readonly Option[]>;

/** Choices made of loaded records; what loading has to say goes along. */
export function optionsOf<Item>(
  loadable: QueryState<readonly Item[]>,
  option: (item: Item) => Option,
): QueryState<readonly Option[]> {
  return { ...loadable, data: loadable.data?.map(option) };
}

/** Ids come as numbers and as text; they are one choice. */
export function sameChoice(left: unknown, right: unknown): boolean {
  return wordOf(left) === wordOf(right);
}

function wordOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
