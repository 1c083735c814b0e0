/**
 * The nginx of `deploy/`, as an installer would set it up, for tests: the installer's own edits (port, folder, legacy
 * server, BDX origin) are made to copies. `node scripts/nginx.mjs --port 4273 --server localhost:4000`
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { configure } from '../deploy/configure.mjs';

const cache = path.resolve('node_modules/.cache/nginx');
const packages = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];

const runs = (file) => spawnSync(file, ['-v'], { stdio: 'ignore' }).status === 0;

/** Debian's packages, unpacked beside the other caches: nothing is installed, and no service starts. */
function unpack() {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const run = (command, ...args) => spawnSync(command, args, { cwd: cache, stdio: 'ignore' }).status === 0;
  const download = () => run('apt-get', 'download', ...packages);
  if (!download() && !(run('apt-get', 'update') && download())) return false;
  return run('sh', '-c', 'for file in *.deb; do dpkg-deb -x "$file" . || exit 1; done');
}

/** The program, its list of file types and, where there is one, the brotli module. */
function partsUnder(root) {
  const program = path.join(root, 'usr/sbin/nginx');
  const types = path.join(root, 'etc/nginx/mime.types');
  const brotli = path.join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  if (!existsSync(program) || !existsSync(types) || !runs(program)) return undefined;
  return { program, types, brotli: existsSync(brotli) ? brotli : undefined };
}

/** An nginx that runs: the unpacked one, else the system's; fails with a sentence that says what to do. */
export function ensureNginx() {
  const found = partsUnder(cache) ?? (unpack() ? partsUnder(cache) : undefined) ?? partsUnder('/');
  if (found) return found;
  throw new Error(
    'No nginx could be found or downloaded (apt-get download nginx). On Debian: apt-get install nginx-light',
  );
}

function edited(name, edits) {
  return edits.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`deploy/nginx/${name} does not say '${from}' once`);
      return text.replace(from, () => to);
    },
    readFileSync(path.join('deploy/nginx', name), 'utf8'),
  );
}

/** Sets the site up in a folder of its own and gives the folder. */
function setUp(nginx, { port, server, folder, bdxOrigin }) {
  const place = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const root = path.join(place, 'portal');
  cpSync(folder, root, { recursive: true });
  if (bdxOrigin !== '') {
    const config = path.join(root, 'config.json');
    const settings = JSON.parse(readFileSync(config, 'utf8'));
    writeFileSync(config, JSON.stringify({ ...settings, bdxBaseUrl: bdxOrigin }));
    configure(root);
  }
  const write = (name, text) => writeFileSync(path.join(place, name), text);
  write(
    'portal.conf',
    edited('portal.conf', [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['listen [::]:80;', ''],
      ['root /srv/portal;', `root ${root};`],
    ]),
  );
  write(
    'installation.conf',
    edited('installation.conf', [
      ['server 127.0.0.1:8080;', `server ${server};`],
      ['default "";', `default "${bdxOrigin}";`],
    ]),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  write(
    'nginx.conf',
    [
      'daemon off;',
      'master_process off;',
      `pid ${place}/pid;`,
      'error_log stderr error;',
      ...(nginx.brotli ? [`load_module ${nginx.brotli};`] : []),
      'events {}',
      'http {',
      `include ${nginx.types};`,
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${place}/${name};`),
      ...(nginx.brotli ? [`include ${path.resolve('deploy/nginx/brotli.conf')};`] : []),
      `include ${place}/installation.conf;`,
      `include ${place}/portal.conf;`,
      '}',
    ].join('\n'),
  );
  return place;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4273' },
      server: { type: 'string', default: 'localhost:4000' },
      folder: { type: 'string', default: 'dist' },
      bdxOrigin: { type: 'string', default: '' },
    },
  });
  const nginx = ensureNginx();
  const place = setUp(nginx, values);
  const child = spawn(nginx.program, ['-p', place, '-c', path.join(place, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill());
  child.on('exit', (code) => {
    rmSync(place, { recursive: true, force: true });
    process.exitCode = code ?? 0;
  });
}
