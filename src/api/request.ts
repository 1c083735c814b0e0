import { withoutBlanks } from '@/domain/saving/absent';
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

/**
 * Makes the calls of one area's part of the table. Method and encoding come from the path's row; the body has exactly the row's
 * keys, and an unknown path does not compile.
 */
export function callsOf<Path extends string>(rows: Readonly<Record<Path, CallRow>> & InTable<Path>) {
  return function call<Called extends Path & CallPath>(
    path: Called,
    read: Reader<unknown>,
    ...[body, upload]: Empty<Called> extends true ? [] : [body: BodyOf<Called>, upload?: UploadOptions]
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
    return new Map(isObject(wrapped) ? Object.entries(withoutBlanks(wrapped)) : []);
  }
  const body = withoutBlanks(request.body);
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
    Object.entries(withoutBlanks(value)).map(([key, inner]: [string, unknown]) => [key, unsealed(inner)]),
  );
}
