/** A number on its own, so that a time or a request's id that holds its digits is none. */
export function standsIn(state: string, secret: string): boolean {
  return new RegExp(`(?<![\\w.-])${[...secret].join('[ -]?')}(?![\\w-])`).test(state);
}
