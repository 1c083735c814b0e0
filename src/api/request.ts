import { omitUntouchedMissingKeys } from '@/domain/saving/absent';
import { Sealed } from '@/domain/text/secret';
import { isObject, own } from '@/domain/values/objects';
import type { BodyOf, CallPath } from './calls';
import type { CallRow } from './calls/row';
import { type Reader } from './read';

/** A call ready to be sent: where, what, and how its answer is read. */
export interface CallRequest {
  readonly path: CallPath;
  readonly row: CallRow;
  readonly body: Readonly<Record<string, unknown>>;
  readonly read: Reader<unknown>;
  readonly upload?: UploadOptions;
  /** Whose server is asked, where the screen cannot tell. */
  readonly server?: 'admin' | 'bdx';
  /** How long it has to be answered, in milliseconds, whatever the configuration says. */
  readonly timeoutMs?: number;
  /** Reads an answer that may be long, so that the page can go on meanwhile. */
  readonly readBody?: (response: Response, signal: AbortSignal) => Promise<ReadBody>;
}

/** The content of an answer: its text, or the value that it was parsed to already. */
export interface ReadBody {
  readonly body: string;
  readonly reply?: unknown;
}

/** For uploads: progress from 0 to 1, and a signal that cancels. */
export interface UploadOptions {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

type Empty<Path extends CallPath> = [keyof BodyOf<Path>] extends [never] ? true : false;

/** What the compiler says of a part that is not in the table: only its key is of use, as the text of that error. */
type InTable<Path extends string> = [Path] extends [CallPath]
  ? unknown
  : { readonly 'Add these calls to src/api/calls.ts': Exclude<Path, CallPath> };

/** What the compiler says of keys that a body has and its row lacks. They would not be sent. */
type InRow<Path extends CallPath, Body> = [keyof Body] extends [keyof BodyOf<Path>]
  ? unknown
  : Readonly<
      Record<`Add these keys to the row ${Path} in src/api/calls`, Exclude<keyof Body, keyof BodyOf<Path>>>
    >;

/** Keys that the create call of a record may leave out, each with the reason. Its row has to have all others. */
type UnsentKey =
  // The server gives each record its id.
  | 'id'
  // The server sets the folder of a partner.
  | 'blobfolder'
  // The list of groups or attributes saves both, by a call of its own.
  | 'rank'
  | 'active'
  // Legacy: /createattribute has no key for it.
  | 'selectgroup';

/** A record as its create call sends it: without its id, and without the keys `Unsent`. */
export type NewRecord<Fields, Unsent extends UnsentKey = never> = Omit<Fields, 'id' | Unsent>;

/**
 * Makes the calls of one area's part of the table. Method and encoding come from the path's row. An unknown path does not
 * compile, nor does a body whose type has fewer or more keys than the row.
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
 * The body as it travels: the row's keys in the documents' order, sealed values opened. `flat` puts the record of an
 * update call at the top level, for a server that expects it so.
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

/** JSON text with sealed values opened: for the wire only. */
export function jsonBody(fields: ReadonlyMap<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(openFields(fields)));
}

/** The fields of a body with their sealed values opened: for the wire only. */
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
