/** Whether the text has the number on its own, and not as part of a time or a request id. */
export function containsNumber(state: string, secret: string): boolean {
  return new RegExp(`(?<![\\w.-])${[...secret].join('[ -]?')}(?![\\w-])`).test(state);
}
