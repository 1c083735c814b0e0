/** `bdx`: sent to the base URL of the carrier and client area. `shared`: sent to the base URL of the area on screen. */
export type CallArea = 'admin' | 'bdx' | 'recovery' | 'shared';

export interface CallRow {
  readonly method: 'GET' | 'POST';
  readonly encoding: 'none' | 'json' | 'multipart';
  readonly area: CallArea;
  /** The required keys of a body, in the documents' order. */
  readonly payload: readonly string[];
  /** The optional keys of a body. */
  readonly optional: readonly string[];
  /** The key that wraps a whole record; some servers expect its fields at the top level instead (`updateBody`). */
  readonly wraps?: string;
  /** The top-level keys of the response that the client reads; empty if the documents show none. */
  readonly response: readonly string[];
}

interface Extra {
  readonly area?: CallArea;
  readonly optional?: readonly string[];
  readonly wraps?: string;
}

type Post<P extends string, O extends string = never> = Omit<CallRow, 'payload' | 'optional'> & {
  readonly payload: readonly P[];
  readonly optional: readonly O[];
};

export function get(...response: string[]): Post<never> {
  return { method: 'GET', encoding: 'none', area: 'admin', payload: [], optional: [], response };
}

export function post<const P extends string, const O extends string = never>(
  payload: readonly P[],
  response: readonly string[] = [],
  extra: Omit<Extra, 'optional'> & { readonly optional?: readonly O[] } = {},
): Post<P, O> {
  const { area = 'admin', optional = [], wraps } = extra;
  return { method: 'POST', encoding: 'json', area, payload, optional, response, ...(wraps ? { wraps } : {}) };
}

/** An update call: its body is one key with the whole record under it. */
export function update<const P extends string>(
  wraps: P,
  response: readonly string[] = [],
  area: CallArea = 'admin',
): Post<P> {
  return post([wraps], response, { wraps, area });
}

export function upload<const P extends string>(payload: readonly P[], area: CallArea = 'admin'): Post<P> {
  return { method: 'POST', encoding: 'multipart', area, payload, optional: [], response: [] };
}
