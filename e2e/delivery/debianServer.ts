import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { debianConfiguration, ensureNginx, makeCertificate, ownUser } from '../../scripts/nginx.mjs';

/** Where certbot keeps certificates and keys. */
const certificates = '/etc/letsencrypt/live/portal.example.com';

/** The places of a server that docs/deployment.md and the nginx sites name. */
const places = ['/etc/nginx', certificates, '/opt', '/srv/portal', '/var/log/nginx', '/var/www/acme'];

/**
 * A Debian server in a folder. Commands run as they are written, except that the places of a server become folders of
 * `root`. `apt-get` only starts nginx, as Debian does after an installation, and `nginx` is the real one with the settings of
 * `root`.
 */
export class DebianServer {
  /** The folder in which the next command runs. */
  folder: string;
  readonly #nginx = ensureNginx();
  readonly #found = new Set<string>();

  constructor(
    readonly root: string,
    private readonly port: number,
    private readonly tlsPort: number,
  ) {
    this.folder = root;
    const folders = ['bin', 'opt', 'etc/nginx/sites-enabled', 'var/log/nginx', certificates];
    for (const folder of folders) mkdirSync(path.join(root, folder), { recursive: true });
    makeCertificate(this.at(`${certificates}/fullchain.pem`), this.at(`${certificates}/privkey.pem`));
    // Debian's own first site, which would take the portal's place.
    writeFileSync(this.at('/etc/nginx/sites-enabled/default'), `server { listen 127.0.0.1:${port}; }\n`);
    const configuration = this.at('/etc/nginx/nginx.conf');
    writeFileSync(
      configuration,
      debianConfiguration(this.#nginx, root, this.at('/etc/nginx/sites-enabled/*')),
    );
    const start = `${this.#nginx.program} -p ${root} -c ${configuration} -e ${root}/error.log -g '${ownUser()}'`;
    this.#addProgram('nginx', `exec ${start} "$@"`);
    this.#addProgram('apt-get', `[ "$1" = install ] && nginx > ${root}/apt-get.log 2>&1`);
  }

  /** Where a path of the server is. */
  at(place: string): string {
    return path.join(this.root, place);
  }

  /** The places that no command and no nginx site has named so far. */
  get unusedPlaces(): string[] {
    return places.filter((place) => !this.#found.has(place));
  }

  /** Runs a block of commands; throws an error with their output if one fails. */
  run(commands: string): void {
    const redirected = this.#redirect(commands);
    const paths = redirected.match(/(?<!\S)\/\S*/g) ?? [];
    const outside = paths.filter((file) => !file.startsWith(`${this.root}/`) && !file.startsWith('/proc/'));
    if (outside.length > 0) throw new Error(`A command would use ${outside.join(', ')} of this machine.`);
    const remember = `trap 'pwd > ${this.root}/folder' EXIT`;
    execFileSync('sh', ['-euc', `${remember}\n${redirected}`], {
      cwd: this.folder,
      env: { ...process.env, PATH: `${this.root}/bin:${process.env['PATH'] ?? ''}` },
      stdio: 'pipe',
    });
    this.folder = readFileSync(path.join(this.root, 'folder'), 'utf8').trim();
  }

  /** Redirects the places and ports in the nginx sites of the unpacked archive in the current folder. */
  redirectSites(): void {
    const edit = (name: string, edits: Readonly<Record<string, string>>): void => {
      const file = path.join(this.folder, 'deploy/nginx', name);
      let text = this.#redirect(readFileSync(file, 'utf8'));
      for (const [from, to] of Object.entries(edits)) {
        if (!text.includes(from)) throw new Error(`deploy/nginx/${name} does not have '${from}'`);
        text = text.replaceAll(from, to);
      }
      writeFileSync(file, text);
    };
    edit('portal.conf', {
      'listen 80;': `listen 127.0.0.1:${this.port};`,
      'listen 443 ': `listen 127.0.0.1:${this.tlsPort} `,
    });
    edit('ipv6-80.conf', { '[::]:80': `[::1]:${this.port}` });
    edit('ipv6-443.conf', { '[::]:443': `[::1]:${this.tlsPort}` });
    edit('site.conf', {});
    // Without the module, an nginx of this machine does not know the directive.
    if (!this.#nginx.brotli) writeFileSync(path.join(this.folder, 'deploy/nginx/brotli.conf'), '');
  }

  /** Stops nginx if it runs. */
  close(): void {
    execFileSync('sh', ['-c', 'test ! -f pid || bin/nginx -s stop'], { cwd: this.root, stdio: 'pipe' });
  }

  #addProgram(name: string, script: string): void {
    writeFileSync(path.join(this.root, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  #redirect(text: string): string {
    return text.replaceAll(new RegExp(`(?<![\\w.])(?:${places.join('|')})(?![\\w-])`, 'g'), (place) => {
      this.#found.add(place);
      return this.root + place;
    });
  }
}
