import { useState } from 'react';
import { cleanText } from '@/domain/text/cleanText';
import type { ColumnFilters } from './listQuery';

/** The text boxes in the headers: the text of each; undefined while its header is a button. */
export interface HeaderFilters {
  textOf(key: string): string | undefined;
  onText(key: string, text: string): void;
  /** Clears the box and turns it back into the header. */
  onClose(key: string): void;
  onSubmit(): void;
  /** Whether a column filter is applied. */
  readonly isFiltered: boolean;
  onClear(): void;
}

/**
 * The filter that is sent for a text. A number or date that was copied from a document may have other hyphens or invisible
 * characters, with which the server would find nothing. Names stay as typed, because the server may have them so.
 */
function filterText(text: string): string {
  const cleaned = cleanText(text);
  return (/\d/.test(cleaned) ? cleaned.replace(/[\p{Pd}−]/gu, '-') : text).trim();
}

type Texts = ReadonlyMap<string, string | undefined>;

/**
 * The text boxes in the headers of a list that the server filters. Texts are applied by Enter or 'Filter'. Closing a box
 * whose text is applied submits the others immediately, so that no applied filter is hidden.
 */
export function useHeaderFilters(
  applied: ColumnFilters,
  send: (filters: ColumnFilters) => void,
): HeaderFilters {
  const [typed, setTyped] = useState<Texts>(new Map());
  const withChanges = (changes: Texts): Texts => new Map([...Object.entries(applied), ...changes]);
  const change = (key: string, text: string | undefined): void =>
    setTyped((last) => new Map([...last, [key, text]]));

  function submit(changes: Texts): void {
    const texts = [...withChanges(changes)];
    setTyped(new Map());
    send(
      Object.fromEntries(
        texts.flatMap(([key, text = '']) => {
          const filter = filterText(text);
          return filter ? [[key, filter]] : [];
        }),
      ),
    );
  }

  return {
    textOf: (key) => withChanges(typed).get(key),
    onText: change,
    onClose(key) {
      if (Object.hasOwn(applied, key)) submit(new Map([[key, undefined]]));
      else change(key, undefined);
    },
    onSubmit: () => submit(typed),
    isFiltered: Object.keys(applied).length > 0,
    onClear() {
      setTyped(new Map());
      send({});
    },
  };
}
