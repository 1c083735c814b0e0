/** Shared by the measured pages: bundling, serving, and the processor's time. */
import { build } from 'esbuild';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { serve } from '../mocks/staticFiles.mjs';

/** Returns a function that gives the processor time of a page's main thread so far, in ms. */
export async function mainThread(page) {
  const cdp = await page.context().newCDPSession(page);
  // The load of other programs on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/** The processor time of all cores since they started: idle, and in total. */
function coresSoFar() {
  const times = cpus().map((core) => core.times);
  const sum = (of) => times.reduce((total, each) => total + of(each), 0);
  return {
    idle: sum((each) => each.idle),
    all: sum((each) => Object.values(each).reduce((a, b) => a + b, 0)),
  };
}

/**
 * Waits until the cores are nearly idle for a while, or half a minute is over. A browser still works for the last page, and
 * on a process for the next one, after a page is open; a measurement would have to share the cores.
 */
export async function waitForIdleCpu() {
  const window = 200;
  let calm = 0;
  for (let waited = 0; calm < 2 && waited < 30_000; waited += window) {
    const before = coresSoFar();
    await pause(window);
    const after = coresSoFar();
    const isCalm = after.idle - before.idle > 0.9 * (after.all - before.all);
    calm = isCalm ? calm + 1 : 0;
  }
}

/** Writes a `.gz` file for each file, as the build does: the server sends it instead. */
async function compress(folder) {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 }));
  }
}

async function bundled(entry, pages) {
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
  for (const [name, text] of Object.entries({ 'index.html': html, ...pages }))
    await writeFile(path.join(folder, name), text);
  await compress(folder);
  return folder;
}

/**
 * Bundles a page, serves it, and hands a browser and the page's address to `work`.
 * @param pages the text of further HTML files, by their names
 */
export async function withBenchPage(entry, work, pages = {}) {
  const folder = await bundled(entry, pages);
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
