import { calls, type CallPath } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import { isObject, own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { unreadable } from '@/api/read';
import { bodyFields, jsonBody, type CallRequest } from '@/api/request';
import { Sealed } from '@/domain/text/secret';
import { requestOf, type MutationName, type QueryName } from './endpoints';
import { inspect, type Findings } from './findings';
import { Known, NotYetKnown, type SignedIn } from './known';
import { networkFault, responseFault, targetOf } from './network';
import { readArguments } from './readArguments';

export interface Server {
  readonly base: string;
  readonly bdxBase: string;
  readonly sendToken: boolean;
  readonly timeoutMs: number;
}

/** The result of a call: as documented, readable but different, not called, or failed. */
export type CallResult = 'same' | 'drifts' | 'unknown' | 'failed';

export interface Row extends Omit<Findings, 'isReadable'> {
  readonly path: CallPath;
  readonly result: CallResult;
  readonly status: number;
  readonly contentType: string;
  readonly ms: number;
  readonly note: string;
}

/** Changes that write a record back exactly as it was read, like Save on an unchanged form. */
const writeBacks: Partial<Record<MutationName, QueryName>> = {
  updateCompany: 'editCompany',
  updateCountry: 'editCountry',
  updatePolicy: 'editPolicy',
  updateState: 'editState',
  updateCity: 'editCity',
  updateClientUser: 'editClientUser',
  updateClientIntakeCategory: 'editClientIntakeCategory',
  updateClientIntakeSubcategory: 'editClientIntakeSubcategory',
  updateAttributeGroup: 'editAttributeGroup',
  updateAttribute: 'editAttribute',
  updateIntakeAttributeGroup: 'editIntakeAttributeGroup',
  updateCarrier: 'editCarrier',
  updateClientTPA: 'editClientTPA',
  updateClientAgent: 'editClientAgent',
  updateSlab: 'editSlab',
};

/** The paths of the changes that `writes` makes: each overwrites one record. */
export function writtenPaths(): readonly CallPath[] {
  return Object.keys(writeBacks).map(pathOf);
}

const notCalled = {
  effect: 'none',
  status: 0,
  contentType: '',
  ms: 0,
  missing: [],
  extra: [],
  types: [],
  fields: {},
} as const;

function unknown(path: CallPath, note: string): Row {
  return { ...notCalled, path, result: 'unknown', note };
}

interface ServerResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly ms: number;
  /** The target of the redirects that fetch followed; empty without one. */
  readonly redirectedTo: string;
}

function addressOf(server: Server, path: CallPath): string {
  return (calls[path].area === 'bdx' ? server.bdxBase : server.base) + path;
}

async function send(
  server: Server,
  request: CallRequest,
  token: string | undefined,
): Promise<ServerResponse> {
  const row: CallRow = calls[request.path];
  const startedAt = performance.now();
  const response = await fetch(addressOf(server, request.path), {
    method: row.method,
    headers: {
      Accept: 'application/json',
      ...(row.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      ...(server.sendToken && token !== undefined ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(row.method === 'POST' ? { body: jsonBody(bodyFields(request, false)) } : {}),
    signal: AbortSignal.timeout(server.timeoutMs),
  });
  return {
    status: response.status,
    contentType: (response.headers.get('content-type') ?? '').split(';')[0] ?? '',
    body: await response.text(),
    ms: Math.round(performance.now() - startedAt),
    redirectedTo: response.redirected ? targetOf(response.url, '') : '',
  };
}

/** The JSON of a body, or its text if it is not JSON, as in the product. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body.trim() || undefined;
  }
}

function rowFor(server: Server, request: CallRequest, response: ServerResponse): Row {
  const { status, contentType, body, ms } = response;
  const fault = responseFault(addressOf(server, request.path), response);
  const common = { ...notCalled, path: request.path, status, contentType, ms };
  if (status < 200 || status > 299)
    return { ...common, result: 'failed', effect: 'broken', note: fault ?? 'refused' };
  const { isReadable, ...found } = inspect(request.path, parsed(body), status, request.read);
  if (!isReadable)
    return {
      ...common,
      ...found,
      result: 'failed',
      effect: 'broken',
      note: fault ?? 'the product cannot read the response',
    };
  const isShown = calls[request.path].response.length > 0;
  const isJson = !isShown || contentType === 'application/json';
  const drifts = found.missing.length + found.extra.length + found.types.length > 0 || !isJson;
  return {
    ...common,
    ...found,
    result: drifts ? 'drifts' : 'same',
    effect: drifts && found.effect === 'none' ? 'harmless' : found.effect,
    note: [isJson ? '' : 'not sent as JSON', response.redirectedTo && fault].filter(Boolean).join('; '),
  };
}

/** One run over the call table. */
class ProbeRun {
  readonly #known: Known;
  readonly #rows = new Map<CallPath, Row>();
  readonly #read = new Map<string, unknown>();

  constructor(
    private readonly server: Server,
    private readonly who: SignedIn,
    ids: Readonly<Record<string, string>>,
  ) {
    this.#known = new Known(who, ids);
    for (const row of who.rows ?? []) this.#rows.set(row.path, row);
  }

  rows(): readonly Row[] {
    const paths = Object.keys(calls).filter((path): path is CallPath => path in calls);
    return paths.map((path) => this.#rows.get(path) ?? unknown(path, 'it changes data; not tried'));
  }

  async #call(name: string, request: CallRequest): Promise<void> {
    const { path } = request;
    try {
      const token = calls[path].area === 'bdx' ? this.who.bdx?.token : this.who.admin?.token;
      const response = await send(this.server, request, token);
      const row = rowFor(this.server, request, response);
      this.#rows.set(path, row);
      if (row.result === 'failed') return;
      const reply = parsed(response.body);
      this.#known.addRows(path, reply);
      const result = request.read(reply, response.status);
      if (result !== unreadable) this.#read.set(name, result);
    } catch (error) {
      const note = networkFault(addressOf(this.server, path), error);
      this.#rows.set(path, { ...notCalled, path, result: 'failed', effect: 'broken', note });
    }
  }

  /** Makes all calls whose arguments are known, and repeats this while responses give new ids. */
  async reads(): Promise<void> {
    let pending = Object.entries(readArguments);
    for (let before = pending.length + 1; pending.length < before;) {
      before = pending.length;
      const later: typeof pending = [];
      for (const [name, question] of pending) {
        try {
          await this.#call(name, requestOf(name, question(this.#known)));
        } catch (error) {
          if (!(error instanceof NotYetKnown)) throw error;
          later.push([name, question]);
        }
      }
      pending = later;
    }
    for (const [name, question] of pending) this.#explain(name, question);
  }

  #explain(name: string, question: (known: Known) => unknown): void {
    try {
      question(this.#known);
    } catch (error) {
      this.#rows.set(pathOf(name), unknown(pathOf(name), error instanceof Error ? error.message : ''));
    }
  }

  async writes(): Promise<void> {
    for (const [change, reading] of Object.entries(writeBacks)) {
      const record = this.#read.get(reading);
      if (record !== undefined) await this.#call(change, requestOf(change, record));
    }
  }
}

/** The path of an endpoint that could not be called. */
function pathOf(name: string): CallPath {
  const anything: unknown = new Proxy({}, { get: () => '' });
  return requestOf(name, anything).path;
}

/** Makes every reading call of the table, and with `writes` the changes that write back what was read. */
export async function walk(
  server: Server,
  who: SignedIn,
  {
    writes = false,
    ids = {},
  }: { readonly writes?: boolean; readonly ids?: Readonly<Record<string, string>> } = {},
): Promise<readonly Row[]> {
  const run = new ProbeRun(server, who, ids);
  await run.reads();
  if (writes) await run.writes();
  return run.rows();
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs in as the product does; throws an error whose message contains nothing of the credentials. */
export async function signIn(
  server: Server,
  { admin, bdx }: { readonly admin?: Credentials; readonly bdx?: Credentials },
): Promise<SignedIn> {
  const rows: Row[] = [];
  const login = async (name: 'commonLogin' | 'carrierLogin', credentials: Credentials): Promise<object> => {
    const request = requestOf(name, new Sealed(credentials));
    const address = addressOf(server, request.path);
    const response = await send(server, request, undefined).catch((error: unknown) => {
      throw new Error(networkFault(address, error), { cause: error });
    });
    const reply = parsed(response.body);
    const isRefused = response.status > 299 || !isObject(reply);
    if (isRefused) {
      const fault = responseFault(address, response);
      throw new Error(fault ?? `${request.path} refused the sign-in (status ${response.status})`);
    }
    if (text(own(reply, 'token')) === '')
      throw new Error(`${request.path} responded with ${response.status}, without a token`);
    rows.push(rowFor(server, request, response));
    return reply;
  };
  const field = (reply: object, key: string): string => text(own(reply, key));
  const administrator = admin && (await login('commonLogin', admin));
  const carrier = bdx && (await login('carrierLogin', bdx));
  const carriersRecord =
    carrier &&
    (await send(server, requestOf('editCarrier', field(carrier, 'user_id')), field(carrier, 'token')));
  return {
    rows,
    ...(administrator && {
      admin: {
        token: field(administrator, 'token'),
        clientId: field(administrator, 'client_id'),
        clientType: field(administrator, 'Client_Type'),
      },
    }),
    ...(carrier && {
      bdx: {
        token: field(carrier, 'token'),
        carrierId: field(carrier, 'user_id'),
        clientId: text(own(own(parsed(carriersRecord?.body ?? ''), 'carrier'), 'client_id')),
      },
    }),
  };
}
