import { omitUntouchedMissingKeys } from '@/domain/saving/absent';
import { Sealed } from '@/domain/text/secret';
import { isObject, own } from '@/domain/values/objects';
import type { BodyOf, CallPath } from './calls';
import type { CallRow } from './calls/row';
import { type Reader } from './read';

/** A call: its path, its body, and the reader of its response. */
export interface CallRequest {
  readonly path: CallPath;
  readonly row: CallRow;
  readonly body: Readonly<Record<string, unknown>>;
  readonly read: Reader<unknown>;
  readonly upload?: UploadOptions;
  /** The area whose server is called, if it does not follow from the screen. */
  readonly server?: 'admin' | 'bdx';
  /** A timeout in milliseconds, which overrides the configuration. */
  readonly timeoutMs?: number;
  /** Reads the body of a response that may be long, without blocking the page. */
  readonly readBody?: (response: Response, signal: AbortSignal) => Promise<ReadBody>;
}

/** The body of a response: its text, or its value if it is already parsed. */
export interface ReadBody {
  readonly body: string;
  readonly responseBody?: unknown;
}

/** For uploads: progress from 0 to 1, and a signal that cancels. */
export interface UploadOptions {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

type Empty<Path extends CallPath> = [keyof BodyOf<Path>] extends [never] ? true : false;

/** Makes the compiler report a path that is not in the table. The key is the text of the error. */
type InTable<Path extends string> = [Path] extends [CallPath]
  ? unknown
  : { readonly 'Add these calls to src/api/calls.ts': Exclude<Path, CallPath> };

/** Makes the compiler report keys of a body that are not in its row, because they would not be sent. */
type InRow<Path extends CallPath, Body> = [keyof Body] extends [keyof BodyOf<Path>]
  ? unknown
  : Readonly<
      Record<`Add these keys to the row ${Path} in src/api/calls`, Exclude<keyof Body, keyof BodyOf<Path>>>
    >;

/** Keys that the create call of a record may leave out, each with the reason. Its row must have all others. */
type UnsentKey =
  // The server assigns the id.
  | 'id'
  // The server sets the folder of a partner.
  | 'blobfolder'
  // The list of groups or attributes saves both, by a call of its own.
  | 'rank'
  | 'active'
  // Legacy: /createattribute has no key for it.
  | 'selectgroup';

/** A record in its create call: without its id and without the keys `Unsent`. */
export type NewRecord<Fields, Unsent extends UnsentKey = never> = Omit<Fields, 'id' | Unsent>;

/**
 * Returns a function that creates the calls of one area's table. An unknown path does not compile, nor does a body
 * whose type has fewer or more keys than the row.
 */
export function callsOf<Path extends string>(rows: Readonly<Record<Path, CallRow>> & InTable<Path>) {
  return function call<Called extends Path & CallPath, Body extends BodyOf<Called>>(
    path: Called,
    read: Reader<unknown>,
    ...[body, upload]: Empty<Called> extends true
      ? []
      : [body: Body & InRow<Called, Body>, upload?: UploadOptions]
  ): CallRequest {
    return { path, row: rows[path], read, body: body ?? {}, ...(upload ? { upload } : {}) };
  };
}

/** The keys that a body of this row may have, in the table's order. */
function keysOf(row: CallRow): readonly string[] {
  return [...row.payload, ...row.optional];
}

/**
 * The fields of a body as they are sent: the row's keys in the documents' order. `flat` puts the record of an update
 * call at the top level, for servers that expect it there.
 */
export function bodyFields(
  { row, ...request }: Pick<CallRequest, 'row' | 'body'>,
  flat: boolean,
): ReadonlyMap<string, unknown> {
  if (flat && row.wraps !== undefined) {
    const wrapped = own(request.body, row.wraps);
    return new Map(isObject(wrapped) ? Object.entries(omitUntouchedMissingKeys(wrapped)) : []);
  }
  const body = omitUntouchedMissingKeys(request.body);
  const present = keysOf(row).filter((key) => own(body, key) !== undefined);
  return new Map(present.map((key) => [key, own(body, key)]));
}

/** JSON text with unsealed values: only for sending. */
export function jsonBody(fields: ReadonlyMap<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(openFields(fields)));
}

/** The fields of a body with unsealed values: only for sending. */
export function openFields(fields: ReadonlyMap<string, unknown>): [key: string, value: unknown][] {
  return [...fields].map(([key, value]) => [key, unsealed(value)]);
}

function unsealed(value: unknown): unknown {
  if (value instanceof Sealed) return unsealed(value.open());
  if (Array.isArray(value)) return value.map(unsealed);
  if (!isObject(value) || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(omitUntouchedMissingKeys(value)).map(([key, inner]: [string, unknown]) => [
      key,
      unsealed(inner),
    ]),
  );
}
