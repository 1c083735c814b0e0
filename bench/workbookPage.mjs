/**
 * The same workbooks chosen in the production build (`npm run build`): the time until the page shows the result, and the
 * growth of the process of the page and its worker (on Linux): `npx tsx bench/workbookPage.mjs`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { adminSession, contextWith, withMockedProduct } from '../scripts/mockedProduct.mjs';
import { report } from './figures.mjs';
import { workbookCases } from './workbookCases.ts';

const runs = 5;
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));

/** The peak memory in megabytes of the largest of the browser's page processes. */
async function mostInUse(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024);
  return Math.max(...peaks);
}

async function measured(browser, address, file) {
  const context = await contextWith(browser, adminSession);
  const page = await context.newPage();
  await page.goto(`${address}/user_admin_add_bdxcreate`);
  const panel = page.getByRole('region', { name: 'Pre-flight check' });
  const box = page.getByLabel('File', { exact: true });
  // The code of the worker is cached before the measurement.
  await box.setInputFiles(path.join(folder, 'a cell in the last row.xlsx'));
  await panel.getByText('Not checked').waitFor();
  const before = await mostInUse(browser);
  const start = performance.now();
  await box.setInputFiles(file);
  await panel.getByText(path.basename(file)).first().waitFor();
  await panel.getByText('Not checked').waitFor();
  const time = performance.now() - start;
  const growth = (await mostInUse(browser)) - before;
  await context.close();
  return { time, growth };
}

try {
  await withMockedProduct(async (browser, address) => {
    for (const [name, { make }] of Object.entries(workbookCases))
      writeFileSync(path.join(folder, `${name}.xlsx`), new Uint8Array(await make().arrayBuffer()));
    for (const [name, { limitMs }] of Object.entries(workbookCases)) {
      const results = [];
      for (let run = 0; run < runs; run += 1)
        results.push(await measured(browser, address, path.join(folder, `${name}.xlsx`)));
      const of = (what) => results.map((result) => result[what]);
      report(`workbook in the page, ${name}: time`, of('time'), limitMs, 'ms');
      report(`workbook in the page, ${name}: growth`, of('growth'), 200, 'MB');
    }
  });
} finally {
  rmSync(folder, { recursive: true });
}
