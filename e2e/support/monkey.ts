import type { ElementHandle, Page, Request } from '@playwright/test';
import { seededRandom, type SeededRandom } from './seededRandom';
import { controlsOf, type Control } from './controls';
import { areas } from './screenUrls';
import { injectFaults } from './faultInjection';

interface MonkeyRun {
  readonly page: Page;
  readonly area: 'administration' | 'carrier';
  readonly seed: string;
  readonly steps: number;
  /** The errors of the browser that a failed call does not explain. */
  readonly complaints: () => readonly string[];
}

const entrances = {
  administration: { login: '/kyubos_admin', username: 'admin', password: 'admin123', token: 'user_token' },
  carrier: {
    login: '/BDX_Login',
    username: 'carrier',
    password: 'carrier123',
    token: 'client_user_BDX_token',
  },
} as const;

type Move = 'key' | 'goBack' | 'goForward' | 'reload' | 'openUrl';

/** How often each action is chosen, if it is possible. */
const actionScenes: Readonly<Record<Move | Control['kind'], number>> = {
  ...{ press: 40, fill: 18, choose: 8, tick: 7, attach: 3, openRow: 8 },
  ...{ key: 8, goBack: 4, goForward: 1, reload: 1, openUrl: 4 },
};

const keys = ['Escape', 'Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'Home'] as const;

const texts = [
  ...['Ann Marble', '7', '1000.50', '60614', '2125550142', 'ann@example.com', '112026', 'P-1', 'none'],
  ...[
    '',
    ' ',
    '-0',
    '1e9',
    '12.345',
    '0005',
    'O’Brien "x" <b>',
    '</script>',
    '=1+1',
    '🙂 שלום',
    'x'.repeat(300),
  ],
] as const;
const days = ['2026-01-15', '2024-02-29', '1900-01-01', '9999-12-31', ''] as const;
const files = [
  ['premium.csv', 'text/csv', 'Policy Number,Gross Premium\r\nP-1,10.00\r\nP-2,2.40\r\n'],
  ['empty.csv', 'text/csv', ''],
  ['torn.txt', 'text/plain', 'a;b\n"1;2\n3'],
  ['page.xlsx', 'text/plain', '<html></html>'],
  ['photo.pdf', 'application/pdf', '%PDF-1.7'],
] as const;

/** Requests that have not ended. */
function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  const end = (request: Request): unknown => pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return pending;
}

/** The content of the screen after rendering, for the checks after each step. */
function look(page: Page): Promise<{ heading: string; waits: string[] }> {
  return page.evaluate(async () => {
    // The page's clock is stopped, but frames are not: this runs after all pending rendering.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    const headings = [...document.querySelectorAll('main h1')].filter((heading) => heading.checkVisibility());
    // The last one is the bar that is shown while the next screen's code is fetched.
    const waiting =
      '[aria-busy="true"], [role="status"][aria-label="Loading"], a[href="#main"] + [aria-hidden="true"]:empty';
    const isCovered = (element: Element): boolean =>
      element.parentElement?.closest('[aria-hidden="true"]') !== null;
    return {
      heading: headings.map(({ textContent }) => textContent).join(' / '),
      waits: [...document.querySelectorAll(waiting)]
        // Content behind a dialog waits for the dialog.
        .filter((element) => element.checkVisibility() && !isCovered(element))
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 80)}`),
    };
  });
}

/** The maximum duration of anything: twice a call's time limit, on a busy machine. */
const patienceMs = 15_000;

/** Waits until the screen is idle. The page's clock advances only here, so that each walk has the same pauses. */
async function settle(page: Page, pending: ReadonlySet<Request>): Promise<string> {
  const until = Date.now() + patienceMs;
  let last = '';
  let seen = { heading: '', waits: [''] };
  while (Date.now() < until) {
    await page.clock.runFor(200);
    // A page during a navigation cannot be inspected.
    seen = await look(page).catch(() => ({ heading: '', waits: ['a new page'] }));
    const isStill = seen.waits.length === 0 && seen.heading !== '' && pending.size === 0;
    const now = isStill ? `${seen.heading} ${page.url()}` : '';
    if (isStill && now === last) return seen.heading;
    last = now;
  }
  const urls = [...pending].map((request) => request.url());
  throw new Error(`Dead end: heading '${seen.heading}', waiting: ${[...seen.waits, ...urls].join(', ')}`);
}

const urlsOf = (area: MonkeyRun['area']): readonly string[] =>
  areas
    .filter(({ account }) => account === undefined || (account === 'carrier') === (area === 'carrier'))
    .flatMap(({ urls }) => urls);

/** Long enough for every control that can be pressed. */
const timeout = 5000;

/** Uses a control, and returns the text that was typed or chosen. */
async function use(
  page: Page,
  control: Control,
  element: ElementHandle<HTMLElement>,
  random: SeededRandom,
): Promise<string> {
  switch (control.kind) {
    case 'press':
      await element.click({ timeout, clickCount: random.below(10) === 0 ? 2 : 1 });
      return '';
    case 'tick':
      await element.click({ timeout });
      return '';
    case 'openRow':
      await element.dblclick({ timeout });
      return '';
    case 'choose': {
      const index = random.pick(control.options);
      await element.selectOption({ index }, { timeout });
      return String(index);
    }
    case 'attach': {
      const [name, mimeType, text] = random.pick(files);
      await element.setInputFiles({ name, mimeType, buffer: Buffer.from(text) }, { timeout });
      return name;
    }
    case 'fill': {
      const text = control.type === 'date' ? random.pick(days) : random.pick(texts);
      const typed = control.type === 'number' ? text.replaceAll(/[^\d.]/g, '') : text;
      await element.fill(typed, { timeout });
      if (random.below(4) === 0) await page.keyboard.press(random.pick(['Enter', 'Tab']));
      return typed.slice(0, 20);
    }
  }
}

async function signIn(page: Page, area: MonkeyRun['area']): Promise<void> {
  const { login, username, password } = entrances[area];
  if (new URL(page.url()).pathname !== login) await page.goto(login);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Actions of the browser, not of the screen. */
const moves: Readonly<
  Record<Move, (page: Page, random: SeededRandom, area: MonkeyRun['area']) => Promise<string>>
> = {
  async key(page, random) {
    const key = random.pick(keys);
    await page.keyboard.press(key);
    return key;
  },
  async goBack(page) {
    await page.goBack({ waitUntil: 'commit' });
    // There is nothing before the first page.
    if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' });
    return '';
  },
  async goForward(page) {
    await page.goForward({ waitUntil: 'commit' });
    return '';
  },
  async reload(page) {
    await page.reload({ waitUntil: 'commit' });
    return '';
  },
  async openUrl(page, random, area) {
    const url = random.pick(urlsOf(area));
    await page.goto(url, { waitUntil: 'commit' });
    return url;
  },
};

function isMove(action: Move | Control['kind']): action is Move {
  return action in moves;
}

/** One possible action on the current screen. */
async function step(
  { page, area }: MonkeyRun,
  pending: ReadonlySet<Request>,
  random: SeededRandom,
  log: (line: string) => void,
): Promise<void> {
  const isSignedIn = await page.evaluate((key) => localStorage.getItem(key) !== null, entrances[area].token);
  if (!isSignedIn && random.below(3) > 0) {
    log('  signs in');
    return signIn(page, area);
  }
  let found = await controlsOf(page);
  const isThere = (kind: Control['kind']): boolean => found.all.some((control) => control.kind === kind);
  if (!isThere('press')) {
    // The next screen has replaced this one meanwhile.
    await settle(page, pending);
    found = await controlsOf(page);
  }
  if (!isThere('press')) throw new Error('Dead end: nothing can be pressed');
  const { all, elementOf } = found;
  const action = random.weigh(actionScenes, (candidate) => isMove(candidate) || isThere(candidate));
  if (isMove(action)) {
    log(`  ${action}`);
    log(`    ${await moves[action](page, random, area)}`);
    return;
  }
  const alike = all.filter(({ kind }) => kind === action);
  const inMain = alike.filter(({ isInMain }) => isInMain);
  const control = random.pick(inMain.length > 0 && random.below(4) > 0 ? inMain : alike);
  log(`  ${action} '${control.name}'`);
  const used = use(page, control, await elementOf(control), random);
  log(`    ${await used.catch(missed)}`);
}

/** A control that disappeared just before it was used, with its screen, is no failure. */
function missed(error: unknown): string {
  if (error instanceof Error && error.message.includes('not attached to the DOM')) return 'missed it';
  throw error;
}

/** Makes a random walk and fails at the first forbidden result, with the steps that led to it. */
export async function runMonkey(walk: MonkeyRun): Promise<void> {
  const { page, area, seed, steps, complaints } = walk;
  const trail: string[] = [];
  const log = (line: string): unknown => trail.push(line);
  const random = seededRandom(seed);
  const pending = pendingOf(page);
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('popup', (popup) => void popup.close());
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.clock.install();
  await injectFaults(page, seed, log);
  await page.goto(entrances[area].login);
  await page.clock.pauseAt(Date.now() + 60_000);
  try {
    for (let at = 0; at < steps; at += 1) {
      const heading = await settle(page, pending);
      log(`${at} on '${heading}' ${new URL(page.url()).pathname}`);
      if (/^(Unexpected Application Error|Oops)/.test(heading)) throw new Error('An error page');
      const [complaint] = complaints();
      if (complaint !== undefined) throw new Error(complaint);
      await step(walk, pending, random, log);
    }
    await settle(page, pending);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Seed '${seed}': ${why}\nThe way there:\n${trail.slice(-40).join('\n')}`, {
      cause: error,
    });
  }
}
