/**
 * The journeys on made-up data in the production build (`npm run build`): the longest task, the time from an interaction to
 * its paint (INP) with a processor four times slower, layout shifts (CLS), and the paint of a screen whose code and data are
 * loaded. A phone with slow 4G and the slow processor shows the shifts while files and responses arrive:
 * `node bench/journeys.mjs`.
 */
import { adminSession, contextWith, withMockedProduct } from '../scripts/mockedProduct.mjs';
import { median, p95, report } from './figures.mjs';

const rounds = 5;
const slowDown = 4;
/** Ten keys a second. */
const keyMs = 100;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Records, in the page, the browser's entries for tasks, interactions and layout shifts. */
function watch() {
  window.seen = [];
  const on = (type, noted, options) =>
    new window.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const figures = noted(entry);
        if (figures) window.seen.push({ at: entry.startTime, ...figures });
      }
    }).observe({ type, buffered: true, ...options });
  on('longtask', ({ duration }) => ({ task: duration }));
  on('event', ({ interactionId, duration }) => interactionId > 0 && { interaction: duration }, {
    durationThreshold: 16,
  });
  on('layout-shift', ({ hadRecentInput, value }) => !hadRecentInput && { shift: value });
}

/** Waits, in the page, until nothing has changed for a while. */
function rest() {
  const idleMs = 500;
  return new Promise((resolve) => {
    const end = () => {
      changes.disconnect();
      resolve();
    };
    let timer = setTimeout(end, idleMs);
    const changes = new window.MutationObserver(() => {
      window.clearTimeout(timer);
      timer = setTimeout(end, idleMs);
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    changes.observe(document, all);
  });
}

async function middleOf(locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/**
 * Presses and types in a page, and passes the cost of each step to `record`. Elements are located beforehand, because
 * locating them costs the page time, too.
 */
function personAt(page, record) {
  async function noted(step, start) {
    await page.evaluate(rest);
    const seen = await page.evaluate(() => window.seen);
    record(
      step,
      seen.filter(({ at }) => at >= start),
    );
  }
  async function observed(step, act) {
    const start = await page.evaluate(() => window.performance.now());
    await act();
    await noted(step, start);
  }
  return {
    page,
    async open(step, url) {
      await page.goto(url);
      await noted(step, 0);
    },
    async press(step, locator, times = 1) {
      const at = await middleOf(locator);
      await observed(step, () => page.mouse.click(...at, { clickCount: times, delay: 40 }));
    },
    type: (step, text) => observed(step, () => page.keyboard.type(text, { delay: keyMs })),
    key: (step, key) => observed(step, () => page.keyboard.press(key)),
    shows: (name) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
  };
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const field = (page, name) => page.getByLabel(name, { exact: true });
const rowWith = (page, text) => page.getByRole('row').filter({ hasText: text });
const category = (page, name) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const entry = (page, menu, name) =>
  page.getByRole('navigation', { name: `${menu} submenu` }).getByRole('link', { name, exact: true });

async function signIn({ page, open, press, type, shows }, address) {
  await open('the login page opens', `${address}/kyubos_admin`);
  await press('Username', page.getByRole('textbox', { name: 'Username' }));
  await type('Username, typed', 'admin');
  await press('Password', field(page, 'Password'));
  await type('Password, typed', 'admin123');
  await press('Log In', button(page, 'Log In'));
  await shows('Countries');
}

async function menus({ page, press, shows }) {
  for (const name of ['Home', 'Intake Forms', 'Partners', 'Administration', 'Reference Data'])
    await press(`menu ${name}`, category(page, name));
  await shows('Countries');
}

async function filtered({ page, press, type, key }, list, words) {
  await press(`${list}: Quick filter`, page.getByRole('searchbox', { name: 'Quick filter' }));
  await type(`${list}: Quick filter, typed`, words);
  await key(`${list}: Quick filter, emptied`, 'Escape');
}

async function countries(person) {
  const { page, press, type, key, shows } = person;
  await filtered(person, 'countries', 'united');
  await press('countries: Next', button(page, 'Next'));
  await press('countries: Previous', button(page, 'Previous'));
  await press(
    'countries: order',
    page.getByRole('columnheader', { name: 'Country Name' }).getByRole('button'),
  );
  await press('countries: Actions', rowWith(page, 'Canada').getByRole('button', { name: 'Actions' }));
  await press('countries: Edit', page.getByRole('menuitem', { name: 'Edit' }));
  await press('country: Country Name', field(page, 'Country Name'));
  await type('country: Country Name, typed', ' of the north');
  await key('country: Tab', 'Tab');
  await type('country: next field, typed', '12');
  await press('country: Cancel', button(page, 'Cancel'));
  await shows('Countries');
}

async function quotations(person) {
  const { page, press, shows } = person;
  await press('menu Quotations', category(page, 'Quotations'));
  await shows('Policies Quotations');
  await filtered(person, 'quotations', 'ann');
  await press('quotations: Next', button(page, 'Next'));
  await press('menu Binders', entry(page, 'Quotations', 'Binders'));
  await shows('Policies Binders');
  await press('binders: a row, twice', rowWith(page, 'POL-2026-0030').getByRole('cell').nth(5), 2);
  await shows('Binder POL-2026-0030');
}

async function bordereaux(person) {
  const { page, press, shows } = person;
  await press('menu Bordereau', category(page, 'Bordereau'));
  await shows('BDX Create');
  await filtered(person, 'bordereaux', 'premium');
  await press('menu Review', entry(page, 'Bordereau', 'Review'));
  await shows('BDX Review');
}

async function newQuotation({ page, press, type, key, shows }) {
  await press('Home', category(page, 'Home'));
  await shows('Dashboard');
  await press('New quotation', button(page, 'New quotation'));
  await press('New quotation: PERSONAL AUTO', page.getByRole('menuitem', { name: 'PERSONAL AUTO' }));
  await field(page, 'Program').focus();
  await key('quotation: Program', 'ArrowDown');
  for (const [label, text] of [
    ['First Name', 'Ann'],
    ['Address', '4 Quarry Road'],
    ['Zip Code', '60614'],
    ['Social Security Number', '123456789'],
    ['Make, row 1', 'Subaru'],
    ['Premium Collision', '1000.50'],
  ]) {
    await press(`quotation: ${label}`, field(page, label));
    await type(`quotation: ${label}, typed`, text);
    await key(`quotation: ${label}, left`, 'Tab');
  }
}

/** Runs all journeys once; returns, for each step, its longest task and interaction, and the sum of its shifts. */
async function runJourneys(browser, address, rate) {
  const context = await browser.newContext({ viewport: desktop });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const steps = new Map();
  const person = personAt(page, (step, seen) => {
    const longest = (what) => Math.max(0, ...seen.map((entry) => entry[what] ?? 0));
    const shift = seen.reduce((sum, entry) => sum + (entry.shift ?? 0), 0);
    steps.set(step, { task: longest('task'), interaction: longest('interaction'), shift });
  });
  await signIn(person, address);
  for (const journey of [menus, countries, quotations, bordereaux, newQuotation]) await journey(person);
  await context.close();
  return steps;
}

/** Screens that together use most components of the product. */
const phoneScreens = [
  '/user_admin_home',
  '/user_admin_countries',
  '/user_admin_edit_countries/401',
  '/user_admin_policy_quotations',
  '/user_admin_policy/551',
  '/user_admin_edit_quotation_policies/1033',
  '/user_admin_view_policy_quotation/1033/551',
  '/user_admin_view_binder_policies/1013/551',
  '/user_admin_bdx_history',
];

/** Opens each screen with an empty cache, on a phone with the slow network; returns its shifts. */
async function phoneShifts(browser, address) {
  const steps = new Map();
  for (const url of phoneScreens) {
    const context = await contextWith(browser, adminSession);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.setViewportSize(phone);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(address + url, { waitUntil: 'networkidle' });
    await page.evaluate(rest);
    const shift = await page.evaluate(() => window.seen.reduce((sum, entry) => sum + (entry.shift ?? 0), 0));
    steps.set(url, { shift });
    await context.close();
  }
  return steps;
}

/** The samples of one figure, by steps. */
function samplesOf(all, what) {
  return new Map([...all[0].keys()].map((step) => [step, all.map((steps) => steps.get(step)[what])]));
}

/** Prints the steps with the highest medians, and reports the highest: the step may be another one in each run. */
function reportSteps(what, samplesByStep, budget, unit) {
  const steps = [...samplesByStep]
    .map(([step, samples]) => ({ step, samples, figure: median(samples) }))
    .sort((one, other) => other.figure - one.figure);
  const next = steps.slice(0, 5).map((each) => `${each.step} ${each.figure.toFixed(unit ? 0 : 3)}`);
  console.log(`        ${what}, the worst: ${next.join('; ')}`);
  report(what, steps[0].samples, budget, unit);
}

/** Records, in the page, the time from the next press to the paint of a heading and its rows. */
function awaitArrival(heading) {
  const isReady = () =>
    document.querySelector('h1')?.textContent === heading && !document.querySelector('[aria-busy="true"]');
  window.arrival = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => {
        if (!isReady()) {
          window.requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new window.MessageChannel();
        port1.onmessage = () => resolve(window.performance.now() - timeStamp);
        port2.postMessage(null);
      };
      window.requestAnimationFrame(look);
    };
    document.addEventListener('click', begin, { capture: true, once: true });
  });
}

const screens = [
  ['Home', 'Dashboard'],
  ['Reference Data', 'Countries'],
  ['Currencies', 'Currencies'],
  ['States', 'States'],
  ['Quotations', 'Policies Quotations'],
  ['Binders', 'Policies Binders'],
  ['Policies', 'Policies'],
  ['Bordereau', 'BDX Create'],
  ['Review', 'BDX Review'],
];

/** Opens each screen repeatedly, the first time to load its code; returns, for each screen, all its times. */
async function routeChanges(browser, address) {
  const context = await contextWith(browser, adminSession);
  const page = await context.newPage();
  await page.setViewportSize(desktop);
  await page.goto(`${address}/user_admin_home`);
  const times = new Map();
  for (let loop = 0; loop <= 5; loop += 1) {
    for (const [name, heading] of screens) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true }).first();
      const at = await middleOf(link);
      await page.evaluate(awaitArrival, heading);
      await page.mouse.click(...at);
      const time = await page.evaluate(() => window.arrival);
      await page.evaluate(rest);
      if (loop > 0) times.set(name, [...(times.get(name) ?? []), time]);
    }
  }
  await context.close();
  return times;
}

await withMockedProduct(async (browser, address) => {
  const times = await routeChanges(browser, address);
  reportSteps('route change to paint', times, 50, 'ms');
  const loops = [0, 1, 2, 3, 4].map((loop) => p95([...times.values()].map((all) => all[loop])));
  report('route change to paint, 95th percentile', loops, 40, 'ms');
  const usual = [];
  const slow = [];
  const phones = [];
  for (let round = 0; round < rounds; round += 1) {
    usual.push(await runJourneys(browser, address, 1));
    slow.push(await runJourneys(browser, address, slowDown));
    phones.push(await phoneShifts(browser, address));
  }
  reportSteps('longest task', samplesOf(usual, 'task'), 50, 'ms');
  reportSteps('longest task at 4× CPU', samplesOf(slow, 'task'), 80, 'ms');
  reportSteps('INP at 4× CPU', samplesOf(slow, 'interaction'), 100, 'ms');
  reportSteps('CLS', samplesOf(usual, 'shift'), 0.02, '');
  reportSteps('CLS at 4× CPU', samplesOf(slow, 'shift'), 0.02, '');
  reportSteps('CLS on a phone, slow 4G, 4× CPU', samplesOf(phones, 'shift'), 0.02, '');
});
