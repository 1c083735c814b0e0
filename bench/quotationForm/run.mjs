/**
 * The quotation form at 50 and 1,000 generated questions, beside the same form written by hand and the same form in
 * plain Formik, in one run: `node bench/quotationForm/run.mjs`. Prints milliseconds and, for each budget, the ratio.
 */
import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

const rounds = Number(process.argv[2] ?? 5);
const keysTyped = 40;
const slowDown = 4;

/**
 * One sample, in ms. `key`: main-thread time of one key. `slowKey`: from the key to the picture with a processor four
 * times slower, the 95th of a hundred. `total`: from a key in a premium to the picture with the new total.
 */
const measures = ['mount', 'key', 'slowKey', 'total'];

function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}

function p95(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length * 0.95)];
}

async function bundled() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await build({
    entryPoints: ['bench/quotationForm/page.ts'],
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>' +
    '<link rel="stylesheet" href="/page.css"><main id="root"></main><script type="module" src="/page.js"></script>';
  await writeFile(path.join(folder, 'index.html'), html);
  return folder;
}

const benchOf = (page) => page.evaluate(() => window.bench);

async function typed(page, count) {
  const before = (await benchOf(page)).keys.length;
  for (let key = 0; key < count; key += 1) await page.keyboard.press(key % 12 === 11 ? 'Backspace' : 'a');
  await page.waitForFunction((wanted) => window.bench.keys.length >= wanted, before + count);
  return (await benchOf(page)).keys.slice(before);
}

async function measured(browser, address, name, fields) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.goto(`${address}/?page=${name}&fields=${fields}`);
  await page.waitForFunction(() => 'bench' in window);
  const { mounted } = await benchOf(page);
  const first = page.getByLabel('Question 0', { exact: true });

  await first.click();
  await typed(page, 5);
  const before = await busy();
  await typed(page, keysTyped);
  const key = ((await busy()) - before) / keysTyped;

  await page.getByLabel('Premium Coverage 1', { exact: true }).click();
  await typed(page, 5);
  const total = median(await typed(page, 15));

  await first.click();
  await typed(page, 5);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const slowKey = p95(await typed(page, keysTyped));
  await page.close();
  return { mount: mounted, key, slowKey, total };
}

async function main() {
  const folder = await bundled();
  const server = await serve(folder);
  const address = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const cases = [
    ['plainDom', 1000],
    ['engine', 1000],
    ['formik', 1000],
    ['plainDom', 50],
    ['engine', 50],
  ];
  const samples = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, fields] of cases) {
      const label = `${name} ${fields}`;
      samples.set(label, [...(samples.get(label) ?? []), await measured(browser, address, name, fields)]);
    }
  }
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });

  const value = (label, measure) => median((samples.get(label) ?? []).map((sample) => sample[measure]));
  const shown = (number) => number.toFixed(2).padStart(9);
  console.log('ms'.padEnd(16) + measures.map((measure) => measure.padStart(9)).join(''));
  for (const label of samples.keys()) {
    console.log(label.padEnd(16) + measures.map((measure) => shown(value(label, measure))).join(''));
  }
  const ratio = (what, over, under, budget) => {
    console.log(`${what.padEnd(44)}${shown(over / under)}  budget ${budget}`);
  };
  ratio('mount, engine / plain DOM', value('engine 1000', 'mount'), value('plainDom 1000', 'mount'), '≤ 2.3');
  ratio('CPU a key, engine / plain DOM', value('engine 1000', 'key'), value('plainDom 1000', 'key'), '≤ 1.5');
  ratio('CPU a key, engine / Formik', value('engine 1000', 'key'), value('formik 1000', 'key'), '≤ 0.125');
  ratio(
    'key to paint p95 at 4× CPU, engine / plain DOM',
    value('engine 1000', 'slowKey'),
    value('plainDom 1000', 'slowKey'),
    '≤ 1.5',
  );
  ratio('CPU a key, 1,000 / 50 fields', value('engine 1000', 'key'), value('engine 50', 'key'), '≤ 2');
  ratio(
    'premium to total, engine / plain DOM',
    value('engine 1000', 'total'),
    value('plainDom 1000', 'total'),
    '≤ 1.3',
  );
}

await main();
