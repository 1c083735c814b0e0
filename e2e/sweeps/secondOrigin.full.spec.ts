import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, rowWith, test } from '../support/fixtures';
import { signIn } from '../support/session';

/** An installation with a separate server for bordereaux: two mock servers, each with its own world. */
interface Installation {
  readonly portal: string;
  readonly bdx: string;
}

const running: ChildProcess[] = [];

/** Starts a program and waits for a line of its output. */
function start(command: string, args: readonly string[], ready: RegExp): Promise<void> {
  const program = spawn(command, args);
  running.push(program);
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (ready.test(output)) resolve();
    };
    program.stdout.on('data', hear);
    program.stderr.on('data', hear);
    program.once('exit', (code) => {
      if (code === 0 && ready.test(output)) resolve();
      else reject(new Error(output));
    });
  });
}

const tsx = 'node_modules/.bin/tsx';

async function install(
  folder: string,
  firstPort: number,
  settings: object,
  isHardened: boolean,
): Promise<Installation> {
  const [portal, bdx] = [firstPort, firstPort + 1].map((port) => `http://localhost:${port}`) as [
    string,
    string,
  ];
  await cp('dist', folder, { recursive: true });
  const file = path.join(folder, 'config.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...config, bdxBaseUrl: bdx, ...settings }));
  // The policy may also be written into the page, but config.json is enough.
  if (isHardened) await start(process.execPath, ['deploy/configure.mjs', folder], /may call/);
  await start(tsx, ['mocks/server.ts', '--port', String(firstPort), '--static', folder], /Mock server/);
  await start(tsx, ['mocks/server.ts', '--port', String(firstPort + 1)], /Mock server/);
  return { portal, bdx };
}

test.afterEach(() => {
  for (const program of running.splice(0)) program.kill();
});

/** Whether the page can call a server that its configuration does not name. */
function reaches(page: Page, url: string): Promise<boolean> {
  return page.evaluate(
    (address) =>
      fetch(address, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    url,
  );
}

for (const [sendToken, withToken, isHardened] of [
  ['same-origin', false, false],
  ['always', true, true],
] as const) {
  test(`BDXCAR-28 PROD-10 with sendToken ${sendToken} every bordereau call, and nothing else, goes to the configured origin`, async ({
    page,
    expectErrors,
  }, info) => {
    // Two programs and a copy of the product are started first.
    test.setTimeout(60_000);
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
    try {
      const { firstPort = 0 } = info.config.projects.find(({ name }) => name === 'production')?.metadata as {
        firstPort?: number;
      };
      const { portal, bdx } = await install(
        folder,
        firstPort + 20 + 2 * info.parallelIndex,
        { sendToken },
        isHardened,
      );
      expectErrors(
        /^foreign request: /,
        /^console: .*(CSP: connect-src blocked|violates the .*connect-src|Refused to connect)/,
      );
      const calls: [origin: string, path: string, token: boolean][] = [];
      page.on('request', (request) => {
        if (request.method() !== 'POST') return;
        const { origin, pathname } = new URL(request.url());
        calls.push([origin, pathname, 'authorization' in request.headers()]);
      });

      await page.goto(`${portal}/BDX_Login`);
      await signIn(page, 'carrier');
      await expect(rowWith(page, 'premium-2026-08.csv')).toBeVisible();
      await page.getByRole('link', { name: 'Outbound' }).click();
      await page.getByRole('link', { name: 'Add' }).click();
      await page.getByLabel('File', { exact: true }).setInputFiles({
        name: 'elsewhere.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Claim Number,Paid\nCLM-1,12\n'),
      });
      await page.getByLabel('Period', { exact: true }).fill('112026');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(rowWith(page, 'elsewhere.csv')).toBeVisible();
      await page.goto(`${portal}/client_user_BDX_forgotpassword`);
      await page.getByRole('textbox', { name: 'Login Id' }).fill('bdxuser');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('radio')).toHaveCount(2);

      expect(calls.every(([origin]) => origin === bdx)).toBe(true);
      expect(await reaches(page, `${bdx}/viewcountry`)).toBe(true);
      expect(await reaches(page, bdx.replace('localhost', '127.0.0.1'))).toBe(false);
      expect(new Set(calls.map(([, pathname]) => pathname))).toEqual(
        new Set([
          '/carrierlogin',
          '/editcarrier',
          '/viewBDXInbound',
          '/viewBDXOutbound',
          '/editclient',
          '/viewclientintakecategory',
          '/createbybdx',
          '/clientusertforgetvalidate',
        ]),
      );
      const anonymous = ['/carrierlogin', '/clientusertforgetvalidate'];
      for (const [, pathname, token] of calls) {
        expect([pathname, token]).toEqual([pathname, withToken && !anonymous.includes(pathname)]);
      }

      // The administration stays at the origin of the page, also for its own recovery.
      calls.length = 0;
      await page.goto(`${portal}/user_admin_forgotpassword`);
      await page.getByRole('textbox', { name: 'Login Id' }).fill('staff');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('textbox', { name: 'Character 1 of 4' }).fill('1234');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel('New Password')).toBeVisible();
      expect(calls.map(([origin, pathname]) => [origin, pathname])).toEqual([
        [portal, '/clientusertforgetvalidate'],
        [portal, '/clientuserforgetpasswordemail'],
        [portal, '/clientuserforgetpasswordotpcheck'],
      ]);
    } finally {
      // The page may still request its icon, which is in the folder.
      await page.goto('about:blank');
      await rm(folder, { recursive: true, force: true });
    }
  });
}
