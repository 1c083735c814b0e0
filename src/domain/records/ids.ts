import type { Id } from './scalars';

/** Whether two ids name the same record: the server sends an id as a number or as text. */
export function sameId(left: Id | null | undefined, right: Id | null | undefined): boolean {
  return left != null && right != null && left !== '' && String(left) === String(right);
}

/** The first id that is not blank; blank if there is none. 0 is an id. */
export function firstId(...ids: readonly (Id | null | undefined)[]): Id {
  return ids.find((id) => id != null && String(id).trim() !== '') ?? '';
}

/** A route parameter as the id that is sent: a number when it is all digits, else the text. */
export function idFromRoute(parameter: string): Id {
  return /^(?:0|[1-9]\d{0,14})$/.test(parameter) ? Number(parameter) : parameter;
}

/** An id from storage; blank for a stored 'undefined', 'null' or 'NaN', or a text in quotes. */
export function idFromStorage(stored: string): Id {
  return /^\s*(?:undefined|null|NaN|".*"|'.*')\s*$/.test(stored) ? '' : idFromRoute(stored);
}

/** The label of a stored choice that its list no longer contains; blank if nothing is stored. */
export function noLongerListed(stored: Id): string {
  return stored === '' ? '' : `${stored} (no longer in the list)`;
}
