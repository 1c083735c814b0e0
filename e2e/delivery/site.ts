import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { LegacyServer } from './legacyServer';

/** A separate site for a test: nginx with the files of `deploy/`, and a legacy server that records its requests. */
export class Site {
  readonly legacy = new LegacyServer();
  readonly #nginx: ChildProcess;
  readonly #ended: Promise<unknown>;

  /** The folder with configuration, log and `portal`. */
  readonly place: string;

  private constructor(
    readonly port: number,
    args: readonly string[],
  ) {
    this.place = path.resolve(`node_modules/.cache/nginx-${port}`);
    const server = `127.0.0.1:${port + 1}`;
    const all = [
      'scripts/nginx.mjs',
      '--port',
      String(port),
      '--server',
      server,
      '--place',
      this.place,
      ...args,
    ];
    this.#nginx = spawn(process.execPath, all, { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#ended = new Promise((resolve) => this.#nginx.once('exit', resolve));
  }

  /** Starts both on ports from `port` on; returns the site when it responds. */
  static async start(port: number, ...args: readonly string[]): Promise<Site> {
    const site = new Site(port, args);
    await site.legacy.listen(port + 1);
    await site.#answers();
    return site;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Sends a signal to nginx and returns a promise of its exit. */
  stop(signal: 'SIGTERM' | 'SIGQUIT' = 'SIGTERM'): Promise<unknown> {
    this.#nginx.kill(signal);
    return this.#ended;
  }

  async close(): Promise<void> {
    await this.stop();
    this.legacy.close();
  }

  async #answers(): Promise<void> {
    const isThere = (): Promise<boolean> =>
      fetch(`${this.address}/healthz`, { redirect: 'manual' }).then(
        () => true,
        () => false,
      );
    while (!(await isThere())) {
      if (this.#nginx.exitCode !== null) throw new Error('nginx did not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
