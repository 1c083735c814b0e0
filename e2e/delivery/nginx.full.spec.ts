import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';

/** The headers of a browser that opens an address. */
const asPage = { accept: 'text/html,application/xhtml+xml' };

/** The headers of each block of headers.txt, by the first line of the block. */
function headerSheet(): Map<string, [string, string][]> {
  const sheet = new Map<string, [string, string][]>();
  let block: [string, string][] = [];
  for (const line of readFileSync('deploy/headers.txt', 'utf8').split('\n')) {
    if (line.startsWith('/')) sheet.set(line.split(' ')[0] ?? '', (block = []));
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) block.push([name.toLowerCase(), value]);
  }
  return sheet;
}

const sheet = headerSheet();

function expectHeaders(
  answer: APIResponse,
  kind: '/assets/*' | '/icons/*' | '/guide/*' | '/index.html',
): void {
  const headers = answer.headersArray();
  for (const [name, value] of [...(sheet.get('/*') ?? []), ...(sheet.get(kind) ?? [])]) {
    const found = headers
      .filter((header) => header.name.toLowerCase() === name)
      .map((header) => header.value);
    expect([answer.url(), name, found.map(withoutGaps)]).toEqual([answer.url(), name, [value]]);
  }
  expect(answer.headers()['server']).toBe('nginx');
}

/** The site leaves room for a BDX origin even if there is none. */
const withoutGaps = (value: string): string => value.replace(/ +;/g, ';');

const assets = readdirSync('dist/assets').filter((name) => /\.(js|css)$/.test(name));

test('every address that is neither a file nor a documented GET gets the page', async ({ request }) => {
  // config.json names no other origin, so the policy in the page allows none.
  const page = readFileSync('dist/index.html', 'utf8').replace("'self' http: https:", "'self'");
  for (const url of [
    '/',
    '/company',
    '/user_admin_edit_countries/401',
    '/user_admin_intakecategory/',
    '/no/such',
  ]) {
    const answer = await request.get(url, { headers: asPage });
    expect([url, answer.status(), await answer.text()]).toEqual([url, 200, page]);
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
    expectHeaders(answer, '/index.html');
  }
});

test('the documented calls reach the legacy server, also if a page has the same path', async ({
  request,
  reset,
}) => {
  for (const url of [
    '/viewcompany',
    '/viewcountry',
    '/viewcurrency',
    '/viewstate',
    '/viewscity',
    '/viewmenucategory',
  ]) {
    const answer = await request.get(url, { headers: { accept: 'application/json' } });
    expect([url, answer.status(), answer.headers()['content-type']]).toEqual([url, 200, 'application/json']);
    expectHeaders(answer, '/index.html');
  }
  const edited = await request.post('/editcountry', { data: { id: 401 } });
  expect(await edited.json()).toMatchObject({ country: { id: 401 } });
  const added = await request.post('/company', { multipart: {} });
  expect(added.headers()['content-type']).toBe('application/json');
  // A company without its keys is a contract error, which the mock server has recorded.
  await reset();
});

test('a file of the legacy server, and its refusals, are passed on unchanged', async ({ request }) => {
  const [file = ''] = readdirSync('mocks/public/bordereaux');
  const answer = await request.get(`/bordereaux/${file}`, { headers: asPage });
  expect(await answer.text()).toBe(readFileSync(path.join('mocks/public/bordereaux', file), 'utf8'));
  const refused = await request.post('/editcountry', { data: { id: 999 } });
  expect(refused.status()).toBe(404);
  expect(await refused.json()).toEqual({ message: 'Not found' });
});

test('hashed files may be cached for ever and are compressed without a change of their content', async ({
  request,
}) => {
  expect(assets.length).toBeGreaterThan(20);
  for (const name of assets.slice(0, 10)) {
    const plain = readFileSync(`dist/assets/${name}`);
    for (const [encoding, open] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const ending = encoding === 'gzip' ? 'gz' : 'br';
      expect(open(readFileSync(`dist/assets/${name}.${ending}`)).equals(plain)).toBe(true);
      const answer = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers()['content-encoding']).toBe(encoding);
      expect(answer.headers()['content-length']).toBe(
        String(readFileSync(`dist/assets/${name}.${ending}`).length),
      );
      expect((await answer.body()).equals(plain)).toBe(true);
    }
    const answer = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers()['content-type']).toMatch(/^(application\/javascript|text\/css); charset=utf-8$/);
    expectHeaders(answer, '/assets/*');
  }
  expectHeaders(await request.get('/icons/favicon.svg'), '/icons/*');
});

test('the guide is served as files that are checked for changes on each request', async ({ request }) => {
  for (const [url, file] of [
    ['/guide', 'index.html'],
    ['/guide/', 'index.html'],
    ['/guide/signing-in.html', 'signing-in.html'],
    ['/guide/guide.css', 'guide.css'],
    ['/guide/pictures/sign-in.png', 'pictures/sign-in.png'],
  ] as const) {
    const answer = await request.get(url, { headers: asPage });
    expect([url, answer.status()]).toEqual([url, 200]);
    expect((await answer.body()).equals(readFileSync(`dist/guide/${file}`))).toBe(true);
    expectHeaders(answer, '/guide/*');
  }
  const missing = await request.get('/guide/gone.html', { headers: asPage });
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
});

test('a removed chunk is a 404 that is not cached, and not the page', async ({ request }) => {
  for (const url of ['/assets/gone.0123456789.js', '/icons/gone.svg', '/assets/../../etc/passwd']) {
    const answer = await request.get(url, { headers: { accept: '*/*' } });
    if (url.includes('..')) expect(await answer.text()).not.toContain('root:');
    else expect([url, answer.status(), answer.headers()['cache-control']]).toEqual([url, 404, 'no-store']);
  }
});

test('an address with a file ending is a file or a 404, also if a browser opens it; other addresses with a dot are pages', async ({
  request,
}) => {
  const status = async (url: string): Promise<[string, number]> => [
    url,
    (await request.get(url, { headers: asPage })).status(),
  ];
  for (const url of [
    ...'js mjs css map json txt html xml svg png jpg ico webp woff2 wasm webmanifest gz br'
      .split(' ')
      .map((ending) => `/deep/gone.${ending}`),
    '/worker.js',
    '/gone%2Ejs?v=1',
    '/user_admin_edit_agent/a.js',
  ])
    expect(await status(url)).toEqual([url, 404]);
  for (const url of ['/index.html', '/version.json', '/user_admin_edit_agent/a.b', '/x.js/', '/a?b=c.js'])
    expect(await status(url)).toEqual([url, 200]);
});

test('the lists of packages and scripts stay in the build, the notice of third parties is served', async ({
  request,
}) => {
  for (const name of ['sbom.cdx.json', 'scripts.json']) {
    expect(existsSync(`dist/${name}`)).toBe(true);
    const answer = await request.get(`/${name}`);
    expect([name, answer.status(), answer.headers()['cache-control']]).toEqual([name, 404, 'no-store']);
  }
  const notice = await request.get('/THIRD-PARTY.txt');
  expect(await notice.text()).toBe(readFileSync('dist/THIRD-PARTY.txt', 'utf8'));
});

test('search engines are excluded by robots.txt, and by a header of every response, also those of the legacy server', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  expect([robots.status(), await robots.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  for (const url of ['/', '/BDX_Login', '/robots.txt', '/gone.js', '/permission'])
    expect([url, (await request.get(url)).headers()['x-robots-tag']]).toEqual([url, 'noindex, nofollow']);
});

test('config.json is not cached and has no compressed copy that would be outdated after an edit', async ({
  request,
}) => {
  const answer = await request.get('/config.json', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(await answer.json()).toEqual(JSON.parse(readFileSync('public/config.json', 'utf8')));
  expect(answer.headers()['content-encoding']).toBeUndefined();
  expectHeaders(answer, '/index.html');
});

test('the policies in the page are those of headers.txt, except directives that only work in a header', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const policies = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const [own = '', narrowed] = await policies.evaluateAll((all) =>
    all.map((meta) => (meta as HTMLMetaElement).content.trim()),
  );
  const sent = new Map(sheet.get('/*')).get('content-security-policy');
  // The allowed origins are known after config.json has been read.
  expect(narrowed).toBe("connect-src 'self'");
  expect(sent?.replace(" frame-ancestors 'none';", '')).toBe(own.replace(' http: https:', ''));
  expect(own).not.toContain('unsafe');
});

test('a path of both a page and a call shows the page on a reload', async ({ page, login }) => {
  await login();
  await page.goto('/company');
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
});

test('no text becomes a script, in the page or in a worker', async ({ page, expectErrors }) => {
  expectErrors(/Trusted(Script|HTML)|Trusted Type|trusted-types/);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const attempts: Readonly<Record<string, () => unknown>> = {
      address: () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
      text: () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      markup: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      worker: () => new Worker('/assets/x.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('another', {}),
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual(['address', 'text', 'markup', 'worker', 'policy']);
});

test('the pre-flight’s worker and the lazy chunks start under that policy', async ({ page, login }) => {
  await login();
  await page.goto('/user_admin_add_bdxcreate');
  const started = page.waitForEvent('worker');
  await page.locator('input[type=file]').setInputFiles({
    name: 'premium.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Policy Number,Gross Premium\nPOL-1,100.00\n'),
  });
  expect((await started).url()).toMatch(/\/assets\/[\w.-]+\.js$/);
  await expect(page.getByRole('region', { name: 'Pre-flight check' })).toContainText('Gross Premium');
});

test('BDX calls go to another origin if the page is configured for it', async ({
  browser,
  controlUrl,
}, info) => {
  const { foreignPort } = info.project.metadata as { foreignPort: number };
  const page = await browser.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto(`http://localhost:${foreignPort}/BDX_Login`);
  await signIn(page, 'carrier');
  await page.waitForURL(/client_user_BDX_filerecived/);
  expect(sent[0]).toBe(`${controlUrl}/carrierlogin`);
  await page.close();
});

test('a page that is not configured for another origin calls no other origin', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/CSP|Content Security Policy|Fetch API|Failed to fetch|Refused to connect|Connecting to/);
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { bdxBaseUrl: 'http://localhost:1' } }),
  );
  await page.goto('/BDX_Login');
  await signIn(page, 'carrier');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeEnabled();
  await expect(page).toHaveURL(/BDX_Login/);
});

test('every edit of config.json is written into the page', ({}, info) => {
  const folder = info.outputPath('portal');
  cpSync('dist', folder, { recursive: true });
  const pageOf = (config: object): string => {
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
    execFileSync(process.execPath, ['deploy/configure.mjs', folder]);
    const page = readFileSync(path.join(folder, 'index.html'));
    expect(gunzipSync(readFileSync(path.join(folder, 'index.html.gz'))).equals(page)).toBe(true);
    expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).equals(page)).toBe(true);
    return page.toString();
  };
  const page = pageOf({
    product: 'harbor',
    brand: 'Smith & <Sons>',
    bdxBaseUrl: 'https://bdx.example.com/api',
  });
  expect(page).toContain("connect-src 'self' https://bdx.example.com;");
  // The title, and the loading indicator.
  expect(page.match(/Smith &amp; &lt;Sons&gt;/g)).toHaveLength(2);
  const built = readFileSync('dist/index.html', 'utf8');
  expect(pageOf({ brand: 'Kyubos', bdxBaseUrl: '' })).toBe(built.replace("'self' http: https:", "'self'"));
});
