export function hasLineEnd(text: string): boolean {
  return /[\r\n]/.test(text);
}

/** The text with the line ends of a text area, which are those of HTML as well. */
export function withHtmlLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/**
 * A text from a text area with the line ends of the stored text, if these are all of one kind. Where the text is that of
 * the stored one, it is the stored one.
 */
export function withStoredLineEnds(typed: string, stored: string): string {
  if (typed === withHtmlLineEnds(stored)) return stored;
  const kinds = new Set(stored.match(/\r\n?|\n/g));
  const [only = '\n'] = kinds;
  return kinds.size === 1 ? typed.replaceAll('\n', only) : typed;
}

/** The rows of a text area that shows a stored text: two at least, and not more than fit beside other fields. */
export function rowsFor(text: string): number {
  return Math.min(Math.max(withHtmlLineEnds(text).split('\n').length, 2), 8);
}
