import { useState } from 'react';
import { hasLineEnd, rowsFor, withHtmlLineEnds, withStoredLineEnds } from '@/domain/text/lineEnds';

interface StoredLines {
  /** The text has or had line ends, which a box of one line would drop. */
  isMultiline: boolean;
  rows: number;
  /** The value as a text area holds it. */
  shown: string;
  /** The text of a text area with the line ends of the stored text. */
  toStored: (typed: string) => string;
}

/** How a text box shows a stored text that may have line ends. Once it has had them, it stays a text area. */
export function useStoredLines(value: string): StoredLines {
  const [stored, setStored] = useState(value);
  const isMultiline = hasLineEnd(stored);
  if (!isMultiline && hasLineEnd(value)) setStored(value);
  return {
    isMultiline,
    rows: rowsFor(stored),
    shown: withHtmlLineEnds(value),
    toStored: (typed) => withStoredLineEnds(typed, stored),
  };
}
