import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getResponse } from 'msw';
import { builtProduct, keepConnectionsOpen, staticFiles } from './staticFiles.mjs';
import { recordContractError } from './callLog';
import { controlled } from './controlHttp';
import { handlers } from './handlers';
import { setScenario, type ScenarioName } from './scenarios';

interface StartOptions {
  /** 0 means any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly scenario?: ScenarioName;
  /** A built product to serve in addition to the calls. */
  readonly folder?: string | undefined;
  /** Whether requests under `/__mock/` control the server. */
  readonly hasControls?: boolean;
}

export interface RunningServer {
  readonly address: string;
  /** Ends all connections, also those whose call gets no response. */
  stop(): Promise<void>;
}

/** The files that the seed's bordereaux point to. */
const seedFiles = staticFiles('mocks/public');

/** Starts the mocked server on HTTP; rejects when the port is usedPort. */
export async function startServer({
  port = 0,
  host = 'localhost',
  scenario = 'normal',
  folder,
  hasControls = true,
}: StartOptions = {}): Promise<RunningServer> {
  if (folder !== undefined && !existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} has no index.html: run npm run build first`);
  const product = folder === undefined ? undefined : builtProduct(folder);
  setScenario(scenario);
  const server = createServer(keepConnectionsOpen, (incoming, outgoing) => {
    serve(incoming, outgoing, product, hasControls).catch((error: unknown) => {
      // A caller that disconnects during the call is not an error of this server.
      if (!incoming.destroyed) console.error('Mock: the request broke', error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: usedPort } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${usedPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  product: typeof seedFiles | undefined,
  hasControls: boolean,
): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(incoming))) outgoing.setHeader(name, value);
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204).end();
    return;
  }
  const request = await asRequest(incoming);
  const response = (hasControls ? await controlled(request) : undefined) ?? (await called(request));
  const sendUnknown = (): void => void send(unknown(request), outgoing);
  if (response) await send(response, outgoing);
  else if (new URL(request.url).pathname.startsWith('/bordereaux/'))
    seedFiles(incoming, outgoing, sendUnknown);
  else if (product) product(incoming, outgoing, sendUnknown);
  else sendUnknown();
}

/** Any page may call: the product may be served from another origin. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  return {
    'access-control-allow-origin': headers.origin,
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers':
      headers['access-control-request-headers'] ?? 'authorization, content-type',
    'access-control-allow-credentials': 'true',
    'access-control-max-age': '600',
    vary: 'origin',
  };
}

async function asRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const { method = 'GET', url = '/' } = incoming;
  // A path such as `//x` must not be parsed as a host.
  const address = new URL(`http://${headers.get('host') ?? 'localhost'}${url.startsWith('/') ? url : '/'}`);
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return new Request(address, { method, headers, body: Buffer.concat(chunks) });
}

/** The response to a documented call; a HEAD gets the response of the GET. */
function called(request: Request): Promise<Response | undefined> {
  const isHead = request.method === 'HEAD';
  return getResponse(handlers, isHead ? new Request(request.url, { headers: request.headers }) : request);
}

function unknown({ method, url }: Request): Response {
  const { pathname } = new URL(url);
  const message = `${method} ${pathname} is no documented call`;
  if (method !== 'GET' && method !== 'HEAD') recordContractError(message);
  return Response.json({ message }, { status: 404 });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // A response of this type means a lost connection.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': String(body.length),
    'x-content-type-options': 'nosniff',
  });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
}
