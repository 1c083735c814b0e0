import { connect, createServer, type Server, type Socket } from 'node:net';

/** Forwards TCP connections to a site, and can reset them all, like a network that fails for a moment. */
export class Forwarder {
  readonly #server: Server;
  readonly #connections = new Set<Socket>();

  private constructor(
    readonly port: number,
    target: number,
  ) {
    this.#server = createServer((client) => {
      const site = connect(target, '127.0.0.1');
      this.#connections.add(client);
      client.on('close', () => {
        this.#connections.delete(client);
        site.destroy();
      });
      site.on('close', () => client.destroy());
      for (const socket of [client, site]) socket.on('error', () => undefined);
      client.pipe(site).pipe(client);
    });
  }

  /** Listens on `port` and forwards to `target`, both on this machine. */
  static async start(port: number, target: number): Promise<Forwarder> {
    const forwarder = new Forwarder(port, target);
    await new Promise<void>((resolve) => forwarder.#server.listen(port, '127.0.0.1', resolve));
    return forwarder;
  }

  /** Resets each open connection; later connections are forwarded as before. */
  breakConnections(): void {
    for (const client of this.#connections) client.resetAndDestroy();
  }

  close(): void {
    this.#server.close();
    this.breakConnections();
  }
}
