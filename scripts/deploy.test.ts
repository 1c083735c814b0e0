import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { calls } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import { readConfig } from '@/domain/access/config';
import { isStaticFile } from '../mocks/staticFiles.mjs';
import { adminPaths, carrierPaths, publicPaths } from '@/paths';

const http = readFileSync('deploy/nginx/http.conf', 'utf8');
const site = readFileSync('deploy/nginx/site.conf', 'utf8');

const rows = Object.entries<CallRow>(calls);

/** The calls of the site's list with their kinds. */
const listed = [...http.matchAll(/^ +"(?:~\^)?((?:GET|POST) [^"$]+)\$?" +(\w+);$/gm)].map(
  ([, call, kind]) => [call, kind],
);

const logins = ['/commonlogin', '/carrierlogin', '/commonloginverification'];

/** The limits that a call needs. */
function kindOf(path: string, { encoding, area }: CallRow): string {
  if (logins.includes(path)) return 'login';
  if (path.endsWith('otpcheck')) return 'code';
  if (area === 'recovery') return 'recovery';
  return encoding === 'multipart' ? 'upload' : 'call';
}

test('nginx passes on exactly the calls of the call table, each with the limits of its kind', () => {
  const wanted = rows.map(([path, row]) => [`${row.method} ${path}`, kindOf(path, row)]);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('every kind of call has a location, which only nginx itself can reach', () => {
  for (const kind of [...new Set(listed.map(([, found]) => found))]) {
    const location = new RegExp(`^location \\^~ /\\.${kind ?? ''}/ \\{\\n {4}internal;`, 'm');
    expect([kind, location.test(site)]).toEqual([kind, true]);
  }
});

test('no documented GET is a page as well', () => {
  const pages = [...publicPaths, ...adminPaths, ...carrierPaths];
  const gets = rows.filter(([, { method }]) => method === 'GET').map(([path]) => path);
  expect(gets.filter((path) => pages.some((page) => matchPath(page, path)))).toEqual([]);
});

test('an address with a file ending is a file at every server, and never a page', () => {
  const [, listed = ''] = /location ~\* \\\.\(\?:([\w|]+)\)\$ \{\n +try_files \$uri =404;/.exec(site) ?? [];
  const endings = listed.split('|');
  expect(endings.toSorted()).toEqual(
    'br css gz html ico jpg js json map mjs png svg txt wasm webmanifest webp woff2 xml'.split(' '),
  );
  const addresses = endings.flatMap((ending) => [`/gone.${ending}`, `/deep/A.${ending.toUpperCase()}`]);
  expect(addresses.filter((address) => !isStaticFile(address))).toEqual([]);
  const pages = [
    ...publicPaths,
    ...adminPaths,
    ...carrierPaths,
    '/user_admin_edit_agent/a.b',
    '/x.js/',
    '/js',
  ];
  expect(pages.filter(isStaticFile)).toEqual([]);
});

test('the method decides whether a path is a page or a call', () => {
  const pages: readonly string[] = [...publicPaths, ...adminPaths, ...carrierPaths];
  const both = rows.filter(([path]) => pages.includes(path)).map(([path, { method }]) => [path, method]);
  expect(both).toEqual([['/company', 'POST']]);
});

test('every header is added once for the whole site, so that no location overrides them', () => {
  expect(site.match(/^add_header /gm)).toHaveLength(10);
  expect(site.match(/^ +add_header/m)).toBeNull();
});

test('the container runs without privileges, stops gracefully, has a health check, and has a base that cannot change', () => {
  const file = readFileSync('deploy/Dockerfile', 'utf8');
  expect(file).toMatch(/^ARG BASE=debian:bookworm-\d{8}-slim@sha256:[0-9a-f]{64}$/m);
  expect(file).toMatch(/^USER 33:33$/m);
  expect(file).toMatch(/^EXPOSE 8080$/m);
  expect(file).toMatch(/^STOPSIGNAL SIGQUIT$/m);
  expect(file).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m);
  const container = readFileSync('deploy/nginx/container.conf', 'utf8');
  expect(container).toMatch(/^ +listen 8080;$/m);
  expect(container).not.toMatch(/^user /m);
});

test('IPv6 has files of their own, so that a server without it starts', () => {
  for (const name of ['portal.conf', 'container.conf', 'site.conf', 'http.conf'])
    expect(readFileSync(`deploy/nginx/${name}`, 'utf8')).not.toContain('[::]');
  const portal = readFileSync('deploy/nginx/portal.conf', 'utf8');
  for (const port of ['80', '443']) {
    expect(portal).toContain(`include /etc/nginx/portal/ipv6-${port}*.conf;`);
    expect(readFileSync(`deploy/nginx/ipv6-${port}.conf`, 'utf8')).toContain(`listen [::]:${port}`);
  }
});

/** What `configure.mjs` looks for in a built page. */
const builtPage = `<meta content="connect-src 'self' http: https:;"><title></title><img class="first-paint-mark"><p></p>`;

/** The built page after `configure.mjs`, which warns of these keys. */
function configured(config: object, problems: readonly string[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'configure-'));
  try {
    for (const name of ['index.html', 'index.html.gz', 'index.html.br'])
      writeFileSync(path.join(folder, name), builtPage);
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
    const run = spawnSync(process.execPath, ['deploy/configure.mjs', folder], { encoding: 'utf8' });
    expect(run.stderr).toBe(
      problems.map((key) => `config.json: '${key}' has a wrong value; the default applies\n`).join(''),
    );
    return readFileSync(path.join(folder, 'index.html'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['https://bdx.example.com/api', 'https://bdx.example.com'],
  ['http://bdx-1.example.com:8443', 'http://bdx-1.example.com:8443'],
  ['', ''],
  ['https://a;script-src-elem', ''],
  ['https://*.example.com', ''],
  ['https://user:secret@host', ''],
  ['https://host:84433', ''],
  ['javascript:alert(1)', ''],
])('the page may call the origin that the portal takes from the base URL %p', (bdxBaseUrl, origin) => {
  const { config, problems } = readConfig({ bdxBaseUrl });
  expect(config.bdxBaseUrl && new URL(config.bdxBaseUrl).origin).toBe(origin);
  const allowed = `connect-src 'self'${origin && ` ${origin}`};`;
  expect(configured({ bdxBaseUrl }, problems)).toContain(allowed);
});

test('the page that comes before the script has the installation’s brand', () => {
  const page = configured({ brand: 'Harbor & "Re"' });
  const brand = 'Harbor &amp; &quot;Re&quot;';
  expect(page).toContain(`<title>${brand}</title><img class="first-paint-mark"><p>${brand}</p>`);
});

test('the workflows run actions by commit, with their version beside it, and audit the packages each week', () => {
  const workflows = readdirSync('.github/workflows').map((name) =>
    readFileSync(path.join('.github/workflows', name), 'utf8'),
  );
  const actions = workflows.flatMap((text) => text.match(/uses: .+/g) ?? []);
  expect(actions.length).toBeGreaterThan(2);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const weekly = workflows.filter((text) => /cron: '\d+ \d+ \* \* \d'/.test(text));
  expect(weekly).toEqual([expect.stringContaining('run: npm audit --omit=dev')]);
});
