/**
 * The search of the header with 100,000 quotations in the production build (`npm run build`): a name is typed so slowly that
 * each key sends a request. Reports the longest handling of a key, the longest task, and the time from the last key to the
 * result: `node bench/search.mjs`.
 */
import { performance } from 'node:perf_hooks';
import { adminSession, contextWith, withMockedProduct } from '../scripts/mockedProduct.mjs';
import { report } from './figures.mjs';

const rounds = 5;
const typed = 'benedetti ny';
/** Longer than the pause after which the search sends its request. */
const keyMs = 1000;

/** Records, in the page, the browser's entries for tasks and for the handling of keys. */
function watch() {
  window.tasks = [];
  window.keys = [];
  const on = (type, note, options) =>
    new window.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...options });
  on('longtask', ({ duration }) => window.tasks.push(duration));
  on(
    'event',
    ({ name, processingStart, processingEnd }) =>
      ['keydown', 'input'].includes(name) && window.keys.push(processingEnd - processingStart),
    { durationThreshold: 16 },
  );
}

async function searched(browser, address) {
  const context = await contextWith(browser, adminSession);
  const page = await context.newPage();
  await page.goto(`${address}/user_admin_bdx_history`, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.evaluate(watch);
  await page.keyboard.type(typed.slice(0, -1), { delay: keyMs });
  const start = performance.now();
  await page.keyboard.press(typed.slice(-1));
  await page.getByRole('status').filter({ hasText: 'found' }).last().waitFor();
  const resultMs = performance.now() - start;
  const [tasks, keys] = await page.evaluate(() => [window.tasks, window.keys]);
  await context.close();
  return { key: Math.max(0, ...keys), task: Math.max(0, ...tasks), result: resultMs };
}

await withMockedProduct(async (browser, address) => {
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await searched(browser, address));
  const of = (what) => all.map((figures) => figures[what]);
  report('search, 100,000 quotations: longest handling of a key', of('key'), 50, 'ms');
  report('search, 100,000 quotations: longest task while typing', of('task'), 50, 'ms');
  report('search, 100,000 quotations: last key to the result', of('result'), 1500, 'ms');
}, 'large');
