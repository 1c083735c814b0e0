import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { calls } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import { defaultConfig, readConfig, type RuntimeConfig } from '@/domain/access/config';
import { check, problemsOf, settings } from '../deploy/configure.mjs';
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
    const named = run.stderr.match(/^config\.json: \w+(?= is .*; allowed: )/gm) ?? [];
    expect(named).toEqual(problems.map((key) => `config.json: ${key}`));
    expect(run.status).toBe(problems.length > 0 ? 1 : 0);
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

/** The allowed values of each key; a value that `RuntimeConfig` gains does not compile until it is here. */
type Values = {
  readonly [Key in keyof RuntimeConfig]: string extends RuntimeConfig[Key]
    ? undefined
    : RuntimeConfig[Key] extends string
      ? Readonly<Record<RuntimeConfig[Key], true>>
      : undefined;
};

const values: Values = {
  product: undefined,
  titleSuffix: undefined,
  brand: undefined,
  poweredBy: undefined,
  bdxBaseUrl: undefined,
  sendToken: { 'same-origin': true, always: true, never: true },
  requestTimeoutMs: undefined,
  failureNotices: { quiet: true, none: true },
  updateBody: { wrapped: true, flat: true },
  drafts: { day: true, tab: true, off: true },
  staleWriteCheck: { on: true, off: true },
  homeLists: { on: true, off: true },
};

/** Values of every kind, right and wrong ones. */
const samples: readonly unknown[] = [
  ...Object.values(values).flatMap((set) => Object.keys(set ?? {})),
  ...[
    null,
    true,
    false,
    0,
    999,
    1000,
    600_000,
    600_001,
    '30000',
    [],
    {},
    ['on'],
    '',
    'On',
    ' on',
    'weeks',
    'a/b',
  ],
  ...[
    'http://host',
    'https://host:8443',
    'https://host/api/',
    'HTTPS://Host',
    'host',
    '//host',
    'ftp://host',
  ],
  ...[
    'https://u:p@host',
    'https://*.host',
    'https://host:*',
    'https://host?a',
    'https://host/#a',
    'https://host ',
  ],
  ...[
    'https://[::1]',
    'https://under_score',
    'https://bücher.example',
    'https://host:84433',
    'https://',
    'https://a;b',
  ],
];

test('configure.mjs knows the same keys and accepts the same values as the portal', () => {
  const keys = Object.keys(defaultConfig);
  expect(Object.keys(settings)).toEqual(keys);
  for (const [key, set] of Object.entries(values))
    if (set) expect([key, settings[key]]).toEqual([key, Object.keys(set)]);
  for (const key of keys) {
    const wrong = samples.filter((value) => problemsOf({ [key]: value }).errors.length > 0);
    const wrongInPortal = samples.filter((value) => readConfig({ [key]: value }).problems.length > 0);
    expect([key, wrong]).toEqual([key, wrongInPortal]);
  }
});

/** Calls back with the path of a config.json of this text. */
function withConfig<Result>(text: string | Buffer, use: (file: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'configure-'));
  try {
    const file = path.join(folder, 'config.json');
    writeFileSync(file, text);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What prevents a file from being used as it is, and what is ignored. */
function problemsIn(text: string | Buffer): { errors: readonly string[]; warnings: readonly string[] } {
  return withConfig(text, (file) => {
    try {
      return check(file);
    } catch (error) {
      return { errors: [String(error)], warnings: [] };
    }
  });
}

test.each([
  ['{"brnad":"Acme"}', 0, 'config.json: brnad is unknown and ignored. Did you mean brand?\n'],
  ['{"drafts":"weeks"}', 1, 'config.json: drafts is "weeks"; allowed: "day", "tab", "off".\n'],
])('--check of %s ends with %d and prints %j', (text, status, output) => {
  const run = withConfig(text, (file) =>
    spawnSync(process.execPath, ['deploy/configure.mjs', '--check', file], { encoding: 'utf8' }),
  );
  expect([run.status, run.stderr]).toEqual([status, output]);
});

test.each([
  ['{"brnad":"Acme"}', 0, 'brnad is unknown and ignored. Did you mean brand?'],
  ['{"BDXBaseURL":""}', 0, 'Did you mean bdxBaseUrl?'],
  ['{"stale_write_check":"on"}', 0, 'Did you mean staleWriteCheck?'],
  ['{"colour":"red"}', 0, 'colour is unknown and ignored. Known are: product, titleSuffix,'],
  ['{"__proto__":1}', 0, '__proto__ is unknown'],
  ['{"drafts":"weeks"}', 1, 'drafts is "weeks"; allowed: "day", "tab", "off".'],
  ['{"drafts":null}', 1, 'drafts is null; allowed'],
  [
    '{"requestTimeoutMs":"30000"}',
    1,
    'requestTimeoutMs is "30000"; allowed: a number from 1000 to 600000, without quotes.',
  ],
  ['{"bdxBaseUrl":"bdx.example.com"}', 1, 'which has no https:// at its start; allowed: ""'],
  ['{"bdxBaseUrl":"//host"}', 1, 'has no https:// at its start'],
  ['{"bdxBaseUrl":"https://*.example.com"}', 1, 'contains a wildcard'],
  ['{"bdxBaseUrl":"https://u:pw@host"}', 1, '"https://…@host", which contains a user name or a password'],
  ['{"bdxBaseUrl":"https://host?x=1"}', 1, 'contains a query'],
  ['{"bdxBaseUrl":"https://host:84433"}', 1, 'has a wrong host or port'],
  ['{"bdxBaseUrl":"https://host "}', 1, 'has a space at one end'],
  ['{"bdxBaseUrl":"https://under_score"}', 1, 'has another character in its host'],
  ['{"bdxBaseUrl":"http://bdx.example.com"}', 0, 'a page over https may call https addresses only'],
  ['{"brand":"A","brand":"B"}', 0, 'brand occurs more than once; the last one counts.'],
  ['{\n  "brand": "A"\n  "drafts": "day"\n}', 1, '(line 3, column 3: expected a comma or })'],
  ['{\n  "brand": "A",\n}', 1, '(line 3, column 1: expected a key in double quotes)'],
  ['{ // note\n}', 1, '(line 1, column 3: expected a key in double quotes)'],
  ['{"brand": \'A\'}', 1, '(line 1, column 11: expected a value (texts are in double quotes))'],
  ['{"brand": "A', 1, '(line 1, column 11: expected a value'],
  ['{"brand": "A"} x', 1, '(line 1, column 16: expected the end of the file)'],
  ['', 1, '(line 1, column 1: expected a value'],
  ['[]', 1, 'config.json is no JSON object (another kind of value)'],
])('the check of %s finds %d errors and says %s', (text, errorCount, message) => {
  const { errors, warnings } = problemsIn(text);
  expect([...errors, ...warnings]).toEqual([expect.stringContaining(message)]);
  expect(errors).toHaveLength(errorCount);
});

test('the check of a file in UTF-16 says where it is no JSON', () => {
  const { errors } = problemsIn(Buffer.from('{"brand":"A"}', 'utf16le'));
  expect(errors).toEqual([expect.stringContaining('(line 1, column 2: expected a key')]);
});

test('the check says nothing of a correct file, with and without a byte order mark', () => {
  const file = readFileSync('public/config.json', 'utf8');
  for (const text of [file, `\uFEFF${file}`])
    expect(problemsIn(text)).toMatchObject({ errors: [], warnings: [] });
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
