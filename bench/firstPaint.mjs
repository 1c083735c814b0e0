/**
 * The login page with an empty cache, on slow 4G with a processor four times slower, compared with a form in React, its
 * router, Redux Toolkit and RTK Query alone, in one run: `node bench/firstPaint.mjs`. Measures the largest paint (LCP), the first
 * response to a key, and the time from Log In to the first list. Serves the build (`npm run build`) with its `.gz` files.
 */
import { withMockedProduct } from '../scripts/mockedProduct.mjs';
import { median, report } from './figures.mjs';
import { waitForIdleCpu, withBenchPage } from './harness.mjs';

const rounds = 5;
const slowDown = 4;
/** Ten keys a second. */
const keyMs = 100;
/** Bytes a second, and milliseconds until a response begins. */
const slow4G = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  latency: 150,
};

/** A page with an empty cache, on the slow network and processor. */
async function slowPage(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  // Slowing the processor keeps a core busy, so this comes first.
  await waitForIdleCpu();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

/** In the page: the time of its largest paint, in ms since the navigation, after the present content is painted. */
async function largestPaint() {
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  await frame();
  await frame();
  return new Promise((resolve) => {
    new window.PerformanceObserver((list) => {
      const { startTime, element } = list.getEntries().at(-1);
      resolve({ at: startTime, text: element?.textContent });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function paintOf(browser, url) {
  const page = await slowPage(browser);
  // The page is not queried before it is idle, because that would cost it time.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'User Log In' }).waitFor();
  const paint = await page.evaluate(largestPaint);
  await page.context().close();
  return paint;
}

/**
 * In the page, before its own code: `window.takenOver` resolves once React has the login form, and `window.nextPaint(type,
 * isShown)` gives the times of the next event of that type and of the first paint afterwards at which `isShown` holds.
 */
function watch() {
  const look = (isShown, done) => {
    if (!isShown()) {
      window.requestAnimationFrame(() => look(isShown, done));
      return;
    }
    const { port1, port2 } = new window.MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  };
  const isTakenOver = () => {
    const form = document.querySelector('form');
    return form && Object.keys(form).some((key) => key.startsWith('__react'));
  };
  window.takenOver = new Promise((resolve) => look(isTakenOver, resolve)).then(() => undefined);
  window.nextPaint = (type, isShown) =>
    new Promise((resolve) => {
      const start = ({ timeStamp }) =>
        window.requestAnimationFrame(() =>
          look(isShown, () => resolve({ eventAt: timeStamp, paintedAt: window.performance.now() })),
        );
      document.addEventListener(type, start, { capture: true, once: true });
    });
}

/** Types a letter as soon as the program has rendered the form; returns the page, and when the letter was painted. */
async function usable(browser, url) {
  const page = await slowPage(browser);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(() => window.takenOver);
  const name = page.getByRole('textbox', { name: 'Username' });
  await name.focus();
  const handle = await page.evaluateHandle(() => ({
    painted: window.nextPaint('keydown', () => document.activeElement.value === 'a'),
  }));
  await page.keyboard.press('a');
  const { paintedAt } = await handle.evaluate(({ painted }) => painted);
  return { page, at: paintedAt };
}

/** Signs in at the speed of a person; returns the ms from the press of Log In to the painted rows. */
async function signIn(page) {
  await page.keyboard.type('dmin', { delay: keyMs });
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('admin123', { delay: keyMs });
  const handle = await page.evaluateHandle(() => ({
    painted: window.nextPaint(
      'click',
      () =>
        document.querySelector('h1')?.textContent === 'Countries' &&
        document.querySelector('tbody td') &&
        !document.querySelector('[aria-busy="true"]'),
    ),
  }));
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  const { eventAt, paintedAt } = await handle.evaluate(({ painted }) => painted);
  return paintedAt - eventAt;
}

async function measured(browser, product, baseline) {
  const paint = await paintOf(browser, product);
  const stackPaint = await paintOf(browser, baseline);
  const { page, at } = await usable(browser, product);
  const list = await signIn(page);
  await page.context().close();
  const stack = await usable(browser, baseline);
  await stack.page.context().close();
  return {
    paint: paint.at,
    text: paint.text,
    stackPaint: stackPaint.at,
    usable: at,
    stackUsable: stack.at,
    list,
  };
}

await withMockedProduct((browser, address) =>
  withBenchPage('bench/login/stackBaseline.tsx', async (_, baseline) => {
    const results = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await measured(browser, `${address}/kyubos_admin`, baseline));
    const of = (what) => results.map((result) => result[what]);
    const inMs = (what) => `${median(of(what)).toFixed(0)} ms`;
    console.log(
      `        painted ${inMs('paint')} (“${results[0].text}”), usable ${inMs('usable')}, list ${inMs('list')}; ` +
        `the packages alone: painted ${inMs('stackPaint')}, usable ${inMs('stackUsable')}`,
    );
    const conditions = 'slow 4G and 4× CPU';
    const stack = (what) => ({ name: 'React, router, RTK and RTK Query alone', samples: of(what) });
    report(`LCP of the login page, ${conditions}`, of('paint'), 1.15, '×', stack('stackPaint'));
    report(`login page usable, ${conditions}`, of('usable'), 1.15, '×', stack('stackUsable'));
    report(
      `Log In to the rows of the first list, ${conditions}`,
      of('list'),
      1500,
      'ms',
      stack('stackPaint'),
    );
  }),
);
