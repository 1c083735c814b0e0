/**
 * When the largest part of the login page is painted (LCP) with nothing cached, on slow 4G with a processor four
 * times slower: `node bench/firstPaint.mjs`. The build (`npm run build`) is served with its `.gz` files, as nginx does.
 */
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { serve } from '../mocks/staticFiles.mjs';
import { median, waitForIdleCpu, report } from './harness.mjs';

const runs = 5;
const slowDown = 4;
/** Bytes a second, and milliseconds until an answer begins. */
const slow4G = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  latency: 150,
};

/** The paints that the browser noted, in ms since the page was asked for, after the current content is painted. */
async function paints() {
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  await frame();
  await frame();
  const noted = (type) =>
    new Promise((resolve) => {
      new window.PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    });
  return Promise.all([noted('paint'), noted('largest-contentful-paint')]).then(([all, largest]) => ({
    first: all.find(({ name }) => name === 'first-contentful-paint').startTime,
    largest: largest.at(-1).startTime,
    what: largest.at(-1).element?.textContent,
  }));
}

async function measured(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await waitForIdleCpu();
  // Nothing is asked of the page before it has settled: that would cost it time.
  await page.goto(`${address}/kyubos_admin`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'User Log In' }).waitFor();
  const seen = await page.evaluate(paints);
  await context.close();
  return seen;
}

const server = await serve('dist');
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  const results = [];
  for (let run = 0; run < runs; run += 1)
    results.push(await measured(browser, `http://localhost:${server.address().port}`));
  const of = (what) => median(results.map((result) => result[what]));
  console.log(
    `        first paint ${of('first').toFixed(0)} ms; largest: “${results[0].what}” at ` +
      results.map(({ largest }) => largest.toFixed(0)).join(', '),
  );
  report('LCP of the login page, slow 4G and 4× CPU', of('largest'), 1000, 'ms');
} finally {
  await browser.close();
  server.close();
}
