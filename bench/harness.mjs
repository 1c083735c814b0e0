/** What the measured pages share: bundling, serving, and how a figure is printed beside its budget. */
import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { serve } from '../scripts/serve.mjs';

export function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];
}

export function p95(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length * 0.95)];
}

/** Prints one figure beside its budget. Timings are reported; nothing fails by them. */
export function report(what, figure, budget, unit = '×') {
  const mark = figure <= budget ? 'within' : 'OVER  ';
  console.log(`${mark}  ${what.padEnd(56)}${figure.toFixed(2).padStart(10)} ${unit}  budget ${budget}`);
}

/** Gives a function that tells how much processor time a page's main thread has had so far, in ms. */
export async function mainThread(page) {
  const cdp = await page.context().newCDPSession(page);
  // What others do on the machine meanwhile does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

async function bundled(entry) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await build({
    entryPoints: { page: entry },
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

/** Bundles a page, serves it, and hands a browser and the page's address to `work`. */
export async function withBenchPage(entry, work) {
  const folder = await bundled(entry);
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    return await work(browser, `http://localhost:${server.address().port}`);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}
