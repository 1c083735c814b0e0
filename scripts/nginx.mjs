/**
 * The nginx of `deploy/`, as an installer would set it up, for tests: the files are those of `deploy/nginx`, and only
 * what an installer writes (ports, folders, legacy server, BDX origin) is edited in copies.
 * `node scripts/nginx.mjs --port 4273 --server localhost:4000`, and `--tls-port 4274` for the TLS site
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
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

/** The program, its list of file types and, if it exists, the brotli module. */
function partsUnder(root) {
  const program = path.join(root, 'usr/sbin/nginx');
  const types = path.join(root, 'etc/nginx/mime.types');
  const brotli = path.join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  if (!existsSync(program) || !existsSync(types) || !runs(program)) return undefined;
  return { program, types, brotli: existsSync(brotli) ? brotli : undefined };
}

/** An nginx that runs: the unpacked one, or the system's; throws an error with a sentence that says what to do. */
export function ensureNginx() {
  const found = partsUnder(cache) ?? (unpack() ? partsUnder(cache) : undefined) ?? partsUnder('/');
  if (found) return found;
  throw new Error(
    'No nginx could be found or downloaded (apt-get download nginx). On Debian: apt-get install nginx-light',
  );
}

/** A file of `deploy/nginx` with the installer's edits. Each replaced text must exist. */
function edited(name, edits) {
  return edits.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx/${name} does not say '${from}'`);
      return text.replaceAll(from, () => to);
    },
    readFileSync(path.join('deploy/nginx', name), 'utf8'),
  );
}

/** Writes a self-signed certificate for `portal.example.com` and its key. */
export function makeCertificate(certificate, key) {
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  const files = ['-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', [...args, ...files, '-subj', '/CN=portal.example.com']);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

/** The settings of Debian's own nginx.conf around the sites; `sites` is the pattern of their files. */
export function debianConfiguration(nginx, place, sites) {
  return `pid ${place}/pid;
error_log ${place}/error.log;
${nginx.brotli ? `load_module ${nginx.brotli};` : ''}
events {}
http {
  include ${nginx.types};
  gzip on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join('\n  ')}
  include ${sites};
}
`;
}

/**
 * Sets the site up in the folder `place`: with a port for TLS as on a Debian server, else as in the container. The mocked
 * legacy server keeps its files under /bordereaux/.
 */
function setUp(nginx, { place, port, 'tls-port': tlsPort, server, folder, 'bdx-origin': bdxOrigin }) {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const root = path.join(place, 'portal');
  const { status, stderr } = spawnSync('sh', ['deploy/install.sh', folder, root]);
  if (status !== 0) throw new Error(`deploy/install.sh: ${stderr}`);
  if (bdxOrigin !== '') {
    const config = path.join(root, 'config.json');
    const settings = JSON.parse(readFileSync(config, 'utf8'));
    writeFileSync(config, JSON.stringify({ ...settings, bdxBaseUrl: bdxOrigin }));
    configure(path.join(root, 'current'));
  }
  const write = (name, edits = []) => writeFileSync(path.join(place, name), edited(name, edits));
  const here = ['/etc/nginx/portal/', `${place}/`];
  write('http.conf');
  write('site.conf', [['/srv/portal', root]]);
  write('installation.conf', [
    ['server 127.0.0.1:4000;', `server ${server};`],
    ['default "";', `default "${bdxOrigin}";`],
    ['default 0;', `default 0;\n    "~^/bordereaux/" 1;`],
  ]);
  if (nginx.brotli) write('brotli.conf');
  if (tlsPort) {
    makeCertificate(path.join(place, 'certificate.pem'), path.join(place, 'key.pem'));
    write('portal.conf', [
      here,
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['listen 443 ', `listen 127.0.0.1:${tlsPort} `],
      ['/var/log/nginx/portal.log', `${place}/access.log`],
      ['/var/www/acme', `${place}/acme`],
    ]);
    writeFileSync(path.join(place, 'nginx.conf'), debianConfiguration(nginx, place, `${place}/portal.conf`));
  } else {
    write('container.conf', [
      ['/tmp/', `${place}/`],
      here,
      ['include /etc/nginx/modules-enabled/*.conf;', nginx.brotli ? `load_module ${nginx.brotli};` : ''],
      ['/etc/nginx/mime.types', nginx.types],
      ['/dev/stderr', `${place}/error.log`],
      ['/dev/stdout', `${place}/access.log`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
    ]);
    renameSync(path.join(place, 'container.conf'), path.join(place, 'nginx.conf'));
  }
}

/** If root starts nginx, its workers run as the user `nobody`, who may not read a folder of this user. */
export function ownUser() {
  return process.getuid?.() === 0 ? ` user ${userInfo().username};` : '';
}

function main() {
  const { values } = parseArgs({
    options: {
      place: { type: 'string', default: 'node_modules/.cache/nginx-site' },
      port: { type: 'string', default: '4273' },
      'tls-port': { type: 'string' },
      server: { type: 'string', default: 'localhost:4000' },
      folder: { type: 'string', default: 'dist' },
      'bdx-origin': { type: 'string', default: '' },
    },
  });
  const nginx = ensureNginx();
  const place = path.resolve(values.place);
  setUp(nginx, { ...values, place });
  const globals = `daemon off;${ownUser()}`;
  const args = ['-p', place, '-c', path.join(place, 'nginx.conf'), '-e', 'stderr', '-g', globals];
  const child = spawn(nginx.program, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 0));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
