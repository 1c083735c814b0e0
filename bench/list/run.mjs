/**
 * The time from a response's text to a screen with fifteen rows (first rows), to the rows in an open screen, to the next page
 * and to a filtered list, compared with a table written for this one page, in one run, and the memory of a long list compared
 * with that of its parsed response: `node bench/list/run.mjs`.
 */
import { median, report } from '../figures.mjs';
import { waitForIdleCpu, withBenchPage } from '../harness.mjs';

const rounds = Number(process.argv[2] ?? 5);
/** The first rows come with the toolbar, the menus of the rows and the pager, which plain React does not have. */
const rowsBudgets = { 1000: 2.5, 10_000: 2.3, 100_000: 2.3 };
const budget = 1.3;
/** The library makes an object with several members for each row. */
const memoryBudget = 3;
const timesOf = (page) => page.evaluate(() => window.bench.times);

async function timeOf(page, act) {
  const before = (await timesOf(page)).length;
  await act();
  await page.waitForFunction((wanted) => window.bench.times.length > wanted, before);
  return (await timesOf(page))[before];
}

async function opened(browser, address, name, rows) {
  // The placeholders of rows would move, and the cores would never be idle.
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/?page=${name}&rows=${rows}`);
  await page.waitForFunction(() => 'bench' in window);
  await waitForIdleCpu();
  return page;
}

/** The screen is open and waits: from its response's text to the rows. */
async function answered(browser, address, name, rows) {
  const page = await opened(browser, address, name, rows);
  await page.evaluate(() => window.bench.open());
  await waitForIdleCpu();
  const time = await page.evaluate(() => window.bench.rowsOfAnswer());
  await page.close();
  return time;
}

async function measured(browser, address, name, rows) {
  const page = await opened(browser, address, name, rows);
  const mount = await page.evaluate(() => window.bench.firstRows());
  const next = page.getByRole('button', { name: 'Next' });
  const pages = [];
  for (let turn = 0; turn < 6; turn += 1) pages.push(await timeOf(page, () => next.click()));
  await page.getByRole(name === 'product' ? 'searchbox' : 'textbox').click();
  const keys = [];
  for (const key of 'harbor 9') keys.push(await timeOf(page, () => page.keyboard.press(key)));
  await page.close();
  return {
    mount,
    answer: await answered(browser, address, name, rows),
    next: median(pages),
    key: median(keys),
  };
}

/** The memory of the page after its rows are shown, in bytes. */
async function heapOf(browser, address, name, rows) {
  const page = await browser.newPage();
  await page.goto(`${address}/?page=${name}&rows=${rows}`);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate(() => window.bench.firstRows());
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await page.close();
  return usedSize;
}

await withBenchPage('bench/list/page.ts', async (browser, address) => {
  const sizes = [1000, 10_000, 100_000];
  const samples = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const rows of sizes) {
      for (const name of ['plainReact', 'product']) {
        const label = `${name} ${rows}`;
        samples.set(label, [...(samples.get(label) ?? []), await measured(browser, address, name, rows)]);
      }
    }
  }
  const all = (name, rows, measure) => samples.get(`${name} ${rows}`).map((sample) => sample[measure]);
  for (const rows of sizes) {
    const of = (name) =>
      ['mount', 'answer', 'next', 'key'].map((measure) => median(all(name, rows, measure)).toFixed(1));
    for (const name of ['plainReact', 'product']) {
      console.log(
        `        ${name} ${rows}: first rows, rows of an answer, next page, filter key (ms): ${of(name).join(', ')}`,
      );
    }
    for (const [measure, what, limit] of [
      ['mount', 'first rows', rowsBudgets[rows]],
      ['answer', 'rows of an answer, in the open screen', rowsBudgets[rows]],
      ['next', 'next page', budget],
      ['key', 'filter key', budget],
    ]) {
      report(
        `list of ${rows.toLocaleString('en-US')} / plain React: ${what}`,
        all('product', rows, measure),
        limit,
        '×',
        { name: 'plain React', samples: all('plainReact', rows, measure) },
      );
    }
  }
  const [shown, parsed] = [
    await heapOf(browser, address, 'product', 100_000),
    await heapOf(browser, address, 'parsed', 100_000),
  ];
  report('list of 100,000 / its parsed answer: memory', shown / parsed, memoryBudget);
});
