import type { QueryState } from '@/components/feedback/queryState';
import { cleanText, isBlank } from '@/domain/text/cleanText';
import { scalarText } from '@/domain/text/toText';

/** A choice: what is stored, and its label. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Choices, or a query that loads them. */
export type Options = readonly Option[] | QueryState<readonly Option[]>;

/** A choice from a record, with what tells it apart from another one of the same label. */
export interface RecordOption extends Option {
  readonly code?: string;
  readonly city?: string;
}

// What a user cannot tell apart: letter case, spaces at the ends, and characters that look the same.
const seenText = (text: string): string => cleanText(text).trim().replace(/\s+/g, ' ').toLowerCase();

/** How many values have a text. A record that is listed twice is one value. */
function valueCounter(
  entries: readonly (readonly [value: Option['value'], texts: readonly string[]])[],
): (text: string) => number {
  const values = new Map<string, Set<string>>();
  for (const [value, texts] of entries) {
    for (const seen of texts.map(seenText)) {
      values.set(seen, (values.get(seen) ?? new Set()).add(String(value)));
    }
  }
  return (text) => values.get(seenText(text))?.size ?? 0;
}

/**
 * The choices with labels that differ: where labels repeat, the code is added, or else the city, or else the id. A record
 * without a name is shown by its code, or else its id. Other labels are unchanged.
 */
export function distinctOptions(records: readonly RecordOption[]): readonly Option[] {
  const options = records.map(({ value, label, code = '', city = '' }) => {
    const name = [label, code].find((text) => !isBlank(text)) ?? String(value);
    const details = [code, city, String(value)].filter((detail) => !isBlank(detail));
    return { value, label: name, longer: details.map((detail) => `${name.trim()} (${detail.trim()})`) };
  });
  const countLabel = valueCounter(options.map(({ value, label }) => [value, [label]]));
  const countAny = valueCounter(options.map(({ value, label, longer }) => [value, [label, ...longer]]));
  return options.map(({ value, label, longer }) => {
    if (countLabel(label) === 1) return { value, label };
    return { value, label: longer.find((text) => countAny(text) === 1) ?? longer.at(-1) ?? label };
  });
}

/** The label of the choice with a value; blank if there is none. */
export function choiceLabel(records: readonly RecordOption[], value: unknown): string {
  return distinctOptions(records).find((option) => sameChoice(option.value, value))?.label ?? '';
}

/** Turns a query of records into a query of choices, whose labels differ. */
export function optionsOf<Item>(
  loadable: QueryState<readonly Item[]>,
  option: (item: Item) => RecordOption,
): QueryState<readonly Option[]> {
  return { ...loadable, data: loadable.data && distinctOptions(loadable.data.map(option)) };
}

/** Whether two values are the same choice: the server sends ids as numbers and as text. */
export function sameChoice(left: unknown, right: unknown): boolean {
  return scalarText(left) === scalarText(right);
}
