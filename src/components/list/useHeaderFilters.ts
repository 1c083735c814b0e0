import { useState } from 'react';
import type { ColumnFilters } from './listQuery';

/** The text boxes in the headers: the text of each; undefined while its header is a button. */
export interface HeaderFilters {
  textOf(key: string): string | undefined;
  onText(key: string, text: string): void;
  /** Turns the box back into the header (Q-109: and clears it). */
  onClose(key: string): void;
  onSubmit(): void;
  /** Whether the server filters by a column now. */
  readonly isFiltered: boolean;
  onClear(): void;
}

type Texts = ReadonlyMap<string, string | undefined>;

/**
 * The text boxes in the heads of a list that the server filters. What is typed counts only when it is sent, by Enter or by
 * 'Filter'; closing a box whose text is in force sends the others immediately, so that no filter works unseen.
 */
export function useHeaderFilters(
  inForce: ColumnFilters,
  send: (filters: ColumnFilters) => void,
): HeaderFilters {
  const [typed, setTyped] = useState<Texts>(new Map());
  const withChanges = (changes: Texts): Texts => new Map([...Object.entries(inForce), ...changes]);
  const change = (key: string, text: string | undefined): void =>
    setTyped((last) => new Map([...last, [key, text]]));

  function submit(changes: Texts): void {
    const texts = [...withChanges(changes)];
    setTyped(new Map());
    send(Object.fromEntries(texts.flatMap(([key, text]) => (text?.trim() ? [[key, text.trim()]] : []))));
  }

  return {
    textOf: (key) => withChanges(typed).get(key),
    onText: change,
    onClose(key) {
      if (Object.hasOwn(inForce, key)) submit(new Map([[key, undefined]]));
      else change(key, undefined);
    },
    onSubmit: () => submit(typed),
    isFiltered: Object.keys(inForce).length > 0,
    onClear() {
      setTyped(new Map());
      send({});
    },
  };
}
