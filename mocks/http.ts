import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Id } from '@/domain/records/scalars';
import { declaredCalls, recordCall, recordContractError, type DeclaredCall } from './callLog';
import { currentConditions, takeFault, type Fault } from './conditions';
import { isTokenGood } from './token';
import { untidied } from './untidy';

/** A body with its known keys, and whatever was sent under them. */
export type Sent<Key extends string> = Readonly<Record<Key, unknown>>;

/** What a handler answers; nothing stands for a plain 200. */
type Answer = object | undefined | void;

interface Options<Optional extends string> {
  readonly optional?: readonly Optional[];
}

type Body<Key extends string, Optional extends string> = Sent<Key> & Partial<Sent<Optional>>;

/** An answer other than 200, thrown from wherever it is known. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Ends a handler with an error status and `{ message }`. */
export function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}

/** Ids are compared as text: URLs and forms make text of numbers. */
export function same(one: unknown, other: unknown): boolean {
  return String(one) === String(other);
}

/** The row with this id; 404 if there is none. */
export function find<Row extends { id: Id }>(rows: readonly Row[], id: unknown): Row {
  return rows.find((row) => same(row.id, id)) ?? refuse(404, 'Not found');
}

/** Writes a record's fields over the row that its id names; 404 if there is none. */
export function replace<Row extends { id: Id }>(rows: Row[], record: { id: Id } & Partial<Row>): Row {
  const row = find(rows, record.id);
  return Object.assign(row, record, { id: row.id });
}

/** Takes the row with this id out of its table; 404 if there is none. */
export function remove<Row extends { id: Id }>(rows: Row[], id: unknown): void {
  rows.splice(rows.indexOf(find(rows, id)), 1);
}

/** A call with a JSON body of exactly these keys. */
export function post<const Key extends string, const Optional extends string = never>(
  path: string,
  keys: readonly Key[],
  resolver: (body: Body<Key, Optional>) => Answer | Promise<Answer>,
  { optional = [] }: Options<Optional> = {},
): HttpHandler {
  return handler(path, { method: 'POST', encoding: 'json', keys, optional }, async (request) => {
    const body = await jsonOf(request);
    return { seen: body, answer: () => resolver(checked(path, body, keys, optional)) };
  });
}

/** A call without a body. */
export function get(path: string, resolver: () => Answer): HttpHandler {
  const declared: DeclaredCall = { method: 'GET', encoding: 'none', keys: [], optional: [] };
  return handler(path, declared, () => ({ seen: undefined, answer: resolver }));
}

/**
 * A multipart call of exactly these keys; files come apart from the texts, in their order. A `repeated` key may come
 * any number of times, or not at all.
 */
export function upload<const Key extends string, const Repeated extends string = never>(
  path: string,
  keys: readonly Key[],
  resolver: (body: Sent<Key>, files: readonly File[]) => Answer | Promise<Answer>,
  { repeated = [] }: { readonly repeated?: readonly Repeated[] } = {},
): HttpHandler {
  const declared: DeclaredCall = {
    method: 'POST',
    encoding: 'multipart',
    keys: [...keys, ...repeated],
    optional: [],
  };
  return handler(path, declared, async (request) => {
    const { body, files } = await partsOf(request);
    return { seen: body, answer: () => resolver(checked(path, body, keys, repeated), files) };
  });
}

/**
 * A call whose one key holds a whole record. The record must have exactly the documented fields; those of
 * `optional` may be left out.
 */
export function update<
  const Wrap extends string,
  const Key extends string,
  const Optional extends string = never,
>(
  path: string,
  wrap: Wrap,
  keys: readonly Key[],
  resolver: (record: Body<Key, Optional>) => Answer | Promise<Answer>,
  { optional = [] }: Options<Optional> = {},
): HttpHandler {
  const declared: DeclaredCall = { method: 'POST', encoding: 'json', keys: [wrap], optional: [] };
  return handler(path, declared, async (request) => {
    const body = await jsonOf(request);
    const record = (): unknown =>
      currentConditions().flatUpdates ? body : checked(path, body, [wrap], [])[wrap];
    return { seen: body, answer: () => resolver(checked(`${path} ${wrap}`, record(), keys, optional)) };
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

let afterWrite: () => Promise<void> = () => Promise.resolve();

/** Has `keep` run after each call that may have changed the world, before it is answered. */
export function keepAfterWrites(keep: () => Promise<void>): void {
  afterWrite = keep;
}

interface Understood {
  /** The body for the log. */
  readonly seen: unknown;
  answer(): Answer | Promise<Answer>;
}

function handler(
  path: string,
  declared: DeclaredCall,
  understand: (request: Request) => Understood | Promise<Understood>,
): HttpHandler {
  declaredCalls.set(path, declared);
  const serve = async ({ request }: { request: Request }): Promise<Response | undefined> => {
    // MSW takes `/updatestate` for `/updatestate/`; the legacy server does not.
    if (!new URL(request.url).pathname.endsWith(path)) return undefined;
    const understood = await understand(request);
    const call = recordCall(declared.method, path, understood.seen);
    const response = await underConditions(path, () => proper(request, path, understood));
    call.status = response.status;
    return response;
  };
  return declared.method === 'GET' ? http.get(`*${path}`, serve) : http.post(`*${path}`, serve);
}

async function underConditions(path: string, answer: () => Promise<Response>): Promise<Response> {
  const fault = takeFault(path);
  const { delayMs } = currentConditions();
  if (delayMs > 0) await delay(delayMs);
  return fault ? meet(fault, answer) : answer();
}

async function meet(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'answer':
      return HttpResponse.json(fault.body ?? { message: 'Internal server error' }, { status: fault.status });
    case 'garbled':
      await answer();
      return new HttpResponse(fault.text, { headers: { 'Content-Type': 'application/json' } });
    case 'unreachable':
      return HttpResponse.error();
    case 'answerLost':
      await answer();
      return HttpResponse.error();
    case 'hang':
      if (fault.afterCommit) await answer();
      return new Promise<Response>(() => undefined);
    case 'late':
      await delay(fault.ms);
      return answer();
  }
}

async function proper(request: Request, path: string, { answer }: Understood): Promise<Response> {
  try {
    authorise(request);
    const body = (await answer()) ?? { message: 'Done' };
    if (!/^\/(view|edit)/.test(path)) await afterWrite();
    return HttpResponse.json(currentConditions().untidy ? untidied(body) : body);
  } catch (error) {
    if (error instanceof Refusal)
      return HttpResponse.json({ message: error.message }, { status: error.status });
    console.error(`Mock: ${path} broke`, error);
    return HttpResponse.json({ message: 'Internal server error' }, { status: 500 });
  }
}

function authorise(request: Request): void {
  const [scheme, token = ''] = (request.headers.get('Authorization') ?? '').split(' ');
  if (scheme && !isTokenGood(token)) refuse(401, 'Session expired');
}

async function jsonOf(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => undefined);
}

async function partsOf(request: Request): Promise<{ body: unknown; files: File[] }> {
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
  if (missing.length > 0) broken(what, `lacks ${missing.join(', ')}`);
  if (unknown.length > 0) broken(what, `does not know ${unknown.join(', ')}`);
  // The keys have just been compared.
  return body as Body<Key, Optional>;
}

function broken(what: string, complaint: string): never {
  const text = `${what} ${complaint}`;
  recordContractError(text);
  return refuse(400, text);
}
