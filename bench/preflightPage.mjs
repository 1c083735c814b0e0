/**
 * Chooses a bordereau of 50,000 rows in the production build (`npm run build`), and measures the time until it is reconciled
 * and the longest task of the page meanwhile, as reported by the browser: `node bench/preflightPage.mjs`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { adminSession, contextWith, withMockedProduct } from '../scripts/mockedProduct.mjs';
import { report } from './figures.mjs';

const runs = 5;
const rowCount = 50_000;
const rows = Array.from({ length: rowCount }, (_, row) => `P-${row + 1},"Whitfield, ""Ann"" ${row}",1.00`);
// From the disk, like a user's file: Playwright would build a file inside the page.
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const file = path.join(folder, 'october.csv');
writeFileSync(file, `Policy Number,Insured,Gross Premium\r\n${rows.join('\r\n')}\r\n`);

async function measured(browser, address) {
  const context = await contextWith(browser, adminSession);
  const page = await context.newPage();
  await page.goto(`${address}/user_admin_add_bdxcreate`);
  await page.getByLabel('Control Value').fill(String(rowCount));
  await page.evaluate(() => {
    window.longest = 0;
    new window.PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const start = performance.now();
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByText('Reconciled').waitFor();
  const time = performance.now() - start;
  // The browser reports a task a little after its end.
  const longest = await page.evaluate(
    () => new Promise((resolve) => window.requestIdleCallback(() => resolve(window.longest))),
  );
  await context.close();
  return { time, longest };
}

try {
  await withMockedProduct(async (browser, address) => {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await measured(browser, address));
    report(
      'pre-flight of 50,000 rows in the page, until reconciled',
      results.map(({ time }) => time),
      3000,
      'ms',
    );
    report(
      'longest task of the page meanwhile (0: none over 50 ms)',
      results.map(({ longest }) => longest),
      50,
      'ms',
    );
  });
} finally {
  rmSync(folder, { recursive: true });
}
