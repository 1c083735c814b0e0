import { http, type HttpHandler } from 'msw';
import type { Id } from '@/domain/records/scalars';
import { responseTo, Refusal, type MockResponse } from './responding';
import { declaredCalls, recordCall, recordContractError, type DeclaredCall } from './callLog';
import { currentConditions } from './conditions';

/** A body with its declared keys, and values of unknown types. */
export type Sent<Key extends string> = Readonly<Record<Key, unknown>>;

interface Options<Optional extends string> {
  readonly optional?: readonly Optional[];
}

type Body<Key extends string, Optional extends string> = Sent<Key> & Partial<Sent<Optional>>;

/** Ends a handler with an error status and `{ message }`. */
export function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}

/** Compares ids as text, because URLs and forms turn numbers into text. */
export function same(one: unknown, other: unknown): boolean {
  return String(one) === String(other);
}

/** The row with this id; 404 if there is none. */
export function find<Row extends { id: Id }>(rows: readonly Row[], id: unknown): Row {
  return rows.find((row) => same(row.id, id)) ?? refuse(404, 'Not found');
}

/** Writes fields into the record with the sent id; 404 if there is none. */
export function replace<Row extends { id: Id }>(rows: Row[], record: { id: Id } & Partial<Row>): Row {
  const row = find(rows, record.id);
  return Object.assign(row, record, { id: row.id });
}

/** Removes the row with this id from its table; 404 if there is none. */
export function remove<Row extends { id: Id }>(rows: Row[], id: unknown): void {
  rows.splice(rows.indexOf(find(rows, id)), 1);
}

/** A call with a JSON body of exactly these keys. */
export function post<const Key extends string, const Optional extends string = never>(
  path: string,
  keys: readonly Key[],
  resolver: (body: Body<Key, Optional>) => MockResponse | Promise<MockResponse>,
  { optional = [] }: Options<Optional> = {},
): HttpHandler {
  return handler(path, { method: 'POST', encoding: 'json', keys, optional }, async (request) => {
    const body = await jsonOf(request);
    return { loggedBody: body, respond: () => resolver(checked(path, body, keys, optional)) };
  });
}

/** A call without a body. */
export function get(path: string, resolver: () => MockResponse): HttpHandler {
  const declared: DeclaredCall = { method: 'GET', encoding: 'none', keys: [], optional: [] };
  return handler(path, declared, () => ({ loggedBody: undefined, respond: resolver }));
}

/**
 * A multipart call of exactly these keys; files are passed separately from the texts, in their order. A `repeated` key
 * may occur any number of times, or not at all.
 */
export function upload<const Key extends string, const Repeated extends string = never>(
  path: string,
  keys: readonly Key[],
  resolver: (body: Sent<Key>, files: readonly File[]) => MockResponse | Promise<MockResponse>,
  { repeated = [] }: { readonly repeated?: readonly Repeated[] } = {},
): HttpHandler {
  const declared: DeclaredCall = {
    method: 'POST',
    encoding: 'multipart',
    keys: [...keys, ...repeated],
    optional: [],
  };
  return handler(path, declared, async (request) => {
    const { body, files } = await readMultipart(request);
    return { loggedBody: body, respond: () => resolver(checked(path, body, keys, repeated), files) };
  });
}

/**
 * A call whose one key contains a whole record. The record must have exactly the documented fields; only those of
 * `optional` may be missing.
 */
export function update<
  const Wrap extends string,
  const Key extends string,
  const Optional extends string = never,
>(
  path: string,
  wrap: Wrap,
  keys: readonly Key[],
  resolver: (record: Body<Key, Optional>) => MockResponse | Promise<MockResponse>,
  { optional = [] }: Options<Optional> = {},
): HttpHandler {
  const declared: DeclaredCall = { method: 'POST', encoding: 'json', keys: [wrap], optional: [] };
  return handler(path, declared, async (request) => {
    const body = await jsonOf(request);
    const record = (): unknown =>
      currentConditions().flatUpdates ? body : checked(path, body, [wrap], [])[wrap];
    return {
      loggedBody: body,
      respond: () => resolver(checked(`${path} ${wrap}`, record(), keys, optional)),
    };
  });
}

/** The rows of a list, each an object of exactly these keys; 400 if they are not. */
export function rowsOf<const Key extends string>(
  what: string,
  list: unknown,
  keys: readonly Key[],
): Sent<Key>[] {
  if (!Array.isArray(list)) return broken(what, 'needs a list');
  return list.map((row: unknown) => checked(what, row, keys, []));
}

interface Understood {
  /** The body for the log. */
  readonly loggedBody: unknown;
  readonly respond: () => MockResponse | Promise<MockResponse>;
}

function handler(
  path: string,
  declared: DeclaredCall,
  understand: (request: Request) => Understood | Promise<Understood>,
): HttpHandler {
  declaredCalls.set(path, declared);
  const serve = async ({ request }: { request: Request }): Promise<Response | undefined> => {
    // MSW treats `/updatestate/` like `/updatestate`; the legacy server does not.
    if (!new URL(request.url).pathname.endsWith(path)) return undefined;
    const understood = await understand(request);
    const call = recordCall(declared.method, path, understood.loggedBody);
    return responseTo(request, call, understood.respond);
  };
  return declared.method === 'GET' ? http.get(`*${path}`, serve) : http.post(`*${path}`, serve);
}

async function jsonOf(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => undefined);
}

async function readMultipart(request: Request): Promise<{ body: unknown; files: File[] }> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  if (!form) return { body: undefined, files: [] };
  const texts: Record<string, string> = {};
  const files: File[] = [];
  form.forEach((value, key) => {
    if (typeof value !== 'string') files.push(value);
    const text = typeof value === 'string' ? value : value.name;
    texts[key] = key in texts ? `${texts[key]}, ${text}` : text;
  });
  return { body: texts, files };
}

/** The body, if it is an object of exactly the known keys; 400 otherwise. */
function checked<Key extends string, Optional extends string>(
  what: string,
  body: unknown,
  keys: readonly Key[],
  optional: readonly Optional[],
): Body<Key, Optional> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return broken(what, 'needs an object');
  const known: readonly string[] = [...keys, ...optional];
  const missing = keys.filter((key) => !Object.hasOwn(body, key));
  const unknown = Object.keys(body).filter((key) => !known.includes(key));
  if (missing.length > 0) lacks(what, missing);
  if (unknown.length > 0) broken(what, `does not know ${unknown.join(', ')}`);
  // The keys were compared above.
  return body as Body<Key, Optional>;
}

/** Missing keys violate the contract, unless it is an update and updates may lack keys. */
export function lacks(what: string, missing: readonly string[]): void {
  const isUpdate = what.startsWith('/update') || what === '/currency';
  if (!currentConditions().partialUpdates || !isUpdate) broken(what, `lacks ${missing.join(', ')}`);
}

/** Ends a handler because its body violates the contract: 400, and recorded. */
function broken(what: string, complaint: string): never {
  const text = `${what} ${complaint}`;
  recordContractError(text);
  return refuse(400, text);
}
