import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';

/** A request as received by the legacy server. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** How many bytes of a body arrived. */
  bytes: number;
}

/** A stand-in for the legacy server that records its requests, and responds with `{}` or with a given response. */
export class LegacyServer {
  readonly received: Received[] = [];
  respond = (response: ServerResponse): void => void response.end('{}');
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      const entry: Received = { method, url, headers, bytes: 0 };
      this.received.push(entry);
      request.on('data', (chunk: Buffer) => (entry.bytes += chunk.length));
      request.on('error', () => undefined);
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        this.respond(response);
      });
    });
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
