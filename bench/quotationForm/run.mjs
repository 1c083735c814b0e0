/**
 * The quotation form with 50, 200 and 1,000 generated questions, with a Table of 200 rows, and with 100 and 300 coverage
 * lines (20 otherwise), compared with the same form in plain DOM calls and in plain Formik, in one run:
 * `node bench/quotationForm/run.mjs`. Prints milliseconds and, for each budget, the ratio.
 */
import { median, p95, report } from '../figures.mjs';
import { mainThread, waitForIdleCpu, withBenchPage } from '../harness.mjs';

const rounds = Number(process.argv[2] ?? 5);
/** Enough runs to make the resolution of the clock irrelevant. */
const keysTyped = 100;
const slowDown = 4;

/**
 * One sample, in ms. `mount`: until the form is painted. `mountBusy`: main-thread time until its last row is in the page.
 * `key`: main-thread time of one key. `slowKey`: from the key to the paint with a processor four times slower, the 95th
 * percentile. `total`: from a key in a premium to the paint of the new total.
 */
const measures = ['mount', 'mountBusy', 'key', 'slowKey', 'total'];

const keysOf = (page) => page.evaluate(() => window.bench.keys);

async function typed(page, count) {
  const before = (await keysOf(page)).length;
  for (let key = 0; key < count; key += 1) await page.keyboard.press(key % 12 === 11 ? 'Backspace' : 'a');
  await page.waitForFunction((wanted) => window.bench.keys.length >= wanted, before + count);
  return (await keysOf(page)).slice(before);
}

async function measured(browser, address, { name, fields, rows = 0, lines = 20 }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  const busy = await mainThread(page);
  await page.goto(`${address}/?page=${name}&fields=${fields}&rows=${rows}&lines=${lines}`);
  await page.waitForFunction(() => 'bench' in window);
  await waitForIdleCpu();
  const beforeMount = await busy();
  const mount = await page.evaluate(() => window.bench.mount());
  if (rows > 0) await page.evaluate(() => window.bench.lastRow());
  const mountBusy = (await busy()) - beforeMount;
  const first = page.getByLabel(rows > 0 ? 'Column 1, row 1' : 'Question 0', { exact: true });

  await first.click();
  await typed(page, 5);
  const before = await busy();
  await typed(page, keysTyped);
  const key = ((await busy()) - before) / keysTyped;

  await page.getByLabel('Premium Coverage 1', { exact: true }).click();
  await typed(page, 5);
  // Each one is painted before the next one begins, so that none waits for the paint of another.
  const totals = [];
  while (totals.length < 40) totals.push(...(await typed(page, 1)));
  const total = median(totals);

  await first.click();
  await typed(page, 5);
  await waitForIdleCpu();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // Formik is the baseline of the processor's time only.
  const slowKey = p95(await typed(page, name === 'formik' ? 5 : keysTyped));
  await page.close();
  return { mount, mountBusy, key, slowKey, total };
}

await withBenchPage('bench/quotationForm/page.ts', async (browser, address) => {
  const cases = [
    { name: 'plainDom', fields: 1000 },
    { name: 'engine', fields: 1000 },
    { name: 'formik', fields: 1000 },
    { name: 'plainDom', fields: 200 },
    { name: 'engine', fields: 200 },
    { name: 'plainDom', fields: 50 },
    { name: 'engine', fields: 50 },
    { name: 'plainDom', fields: 50, rows: 200 },
    { name: 'engine', fields: 50, rows: 200 },
    { name: 'plainDom', fields: 50, lines: 100 },
    { name: 'engine', fields: 50, lines: 100 },
    { name: 'plainDom', fields: 50, lines: 300 },
    { name: 'engine', fields: 50, lines: 300 },
  ];
  const samples = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const each of cases) {
      const beside = each.rows ? `${each.rows} rows and ` : each.lines ? `${each.lines} lines and ` : '';
      const label = `${each.name} ${beside}${each.fields}`;
      samples.set(label, [...(samples.get(label) ?? []), await measured(browser, address, each)]);
    }
  }
  const all = (label, measure) => samples.get(label).map((sample) => sample[measure]);
  for (const label of samples.keys()) {
    const figures = measures.map((measure) => `${measure} ${median(all(label, measure)).toFixed(1)}`);
    console.log(`        ${label} fields (ms): ${figures.join(', ')}`);
  }
  const names = { plainDom: 'plain DOM', formik: 'Formik', engine: 'the form with 50 fields' };
  const ratio = (what, measure, over, under, budget) =>
    report(`quotation form, ${what}`, all(over, measure), budget, '×', {
      name: names[under.split(' ')[0]],
      samples: all(under, measure),
    });
  ratio('mount of 1,000 / plain DOM', 'mount', 'engine 1000', 'plainDom 1000', 2.3);
  ratio('CPU of mount of 1,000 / plain DOM', 'mountBusy', 'engine 1000', 'plainDom 1000', 2.3);
  ratio('CPU a key at 1,000 / plain DOM', 'key', 'engine 1000', 'plainDom 1000', 1.5);
  ratio('CPU a key at 1,000 / Formik', 'key', 'engine 1000', 'formik 1000', 0.125);
  ratio('key to paint p95 at 4× CPU / plain DOM', 'slowKey', 'engine 1000', 'plainDom 1000', 1.5);
  ratio('CPU a key, 1,000 / 50 fields', 'key', 'engine 1000', 'engine 50', 2);
  ratio('premium to total at 1,000 / plain DOM', 'total', 'engine 1000', 'plainDom 1000', 1.3);
  for (const lines of [100, 300]) {
    const part = `${lines} lines and 50`;
    ratio(
      `premium to total at ${lines} lines / plain DOM`,
      'total',
      `engine ${part}`,
      `plainDom ${part}`,
      1.3,
    );
  }
  for (const [size, part] of [
    ['200', '200'],
    ['200 rows', '200 rows and 50'],
  ]) {
    ratio(`mount of ${size} / plain DOM`, 'mount', `engine ${part}`, `plainDom ${part}`, 2.3);
    ratio(`CPU of mount of ${size} / plain DOM`, 'mountBusy', `engine ${part}`, `plainDom ${part}`, 2.3);
    ratio(`CPU a key at ${size} / plain DOM`, 'key', `engine ${part}`, `plainDom ${part}`, 1.5);
    ratio(`key to paint p95 at 4× CPU, ${size}`, 'slowKey', `engine ${part}`, `plainDom ${part}`, 1.5);
    ratio(`premium to total at ${size}`, 'total', `engine ${part}`, `plainDom ${part}`, 1.3);
  }
});
