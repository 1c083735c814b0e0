/**
 * Opens the stories of the built Storybook in Chromium, lets their play functions run, and fails on a thrown error, a
 * console error, an empty canvas, an accessibility violation, or a page wider than its window: on a wide window, in the
 * light theme. The first story of each title and the filled story of each route are also looked at on phones; the first one
 * of each component and of each folder of screens under Storybook's tools and controls, each of which has to change what
 * is seen. Each prop has a description and a default value. States that repeat on the screens of one title, and pages of
 * documentation, are sampled. `--full` does all of this with every story and page, and in the dark theme.
 * A story whose subject is a failure has the tag `logs-errors`. A state of a route that no story shows fails as well:
 * `--states` prints the table of routes and states. `node scripts/stories.mjs --filter listpage`
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { serve } from '../mocks/staticFiles.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepare } from './stories/page.mjs';
import { printed, tableOfStates } from './stories/states.mjs';
import {
  complaintsOfControls,
  complaintsOfPanel,
  complaintsOfTexts,
  complaintsOfTools,
  complaintsOfWindow,
} from './stories/toolbar.mjs';

const { values } = parseArgs({
  options: {
    filter: { type: 'string', default: '' },
    folder: { type: 'string', default: 'storybook-static' },
    full: { type: 'boolean', default: false },
    states: { type: 'boolean', default: false },
  },
});
/** Sends what `runSteps` prints, when this is a step of a check. */
const tell = (message) => process.send?.(message);

function fail(failed, details) {
  if (process.send) tell({ failed, details });
  else console.error(`${failed}\n${details}\n`);
}

const firstLine = (text) => text.split('\n')[0].slice(0, 400);
const limitMs = 180_000;
/** More than the cores: while one story waits until its screen is stable, another can be checked. */
const tabs = availableParallelism() + 2;
/** So high that no sticky bar covers an element that is checked. */
const height = 12_000;
/** States that look the same on the screens of one title: one screen of each title shows them, and with `--full` all. */
const repeated = ['Loading', 'Could Not Load', 'Save Fails'];
/** A component and a screen, whose tools are pressed in Storybook's own window. */
const inWindow = ['components-form-formpage--filled', 'screens-reference-countries--filled'];
const wide = { width: 1440, height };

async function lookAtWidth(tab) {
  const { width } = tab.viewportSize();
  const excess = await tab.evaluate(() => window.excessWidth());
  const broken = await tab.evaluate(() => window.brokenAmounts());
  return [
    ...(excess > 0 ? [`is ${excess} px wider than its window of ${width} px`] : []),
    ...broken.map((amount) => `breaks the amount ${amount} at ${width} px`),
  ];
}

/** At the width of a phone, and at the smallest width that the product supports. */
async function lookNarrow(tab, { id }) {
  const complaints = [];
  for (const width of [390, 320]) {
    await tab.setViewportSize({ width, height });
    complaints.push(...(await lookAtWidth(tab)));
    if (!values.full) continue;
    const found = await tab.evaluate((story) => window.violations(story), id);
    complaints.push(...found.map((line) => `${width} px ${line}`));
  }
  await tab.setViewportSize(wide);
  return complaints;
}

/** The second theme, with all accessibility checks. */
async function lookInDark(tab, { id }) {
  const show = (theme) => tab.evaluate((change) => window.setTools(...change), [id, { theme }]);
  const found = await show('dark');
  found.push(...(await tab.evaluate((story) => window.violations(story), id)));
  await show('light');
  return found.map((line) => `dark ${line}`);
}

/** A page of documentation opens, in a tab of its own, because Storybook loads the page anew for it. */
async function lookAtDocs(tab, { id }) {
  const page = await tab.context().newPage();
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`);
  const heading = page.locator('#storybook-docs h1').first();
  const complaints = await heading.waitFor().then(
    () => [],
    () => ['shows no page'],
  );
  if (await page.locator('.sb-errordisplay').isVisible()) complaints.push('shows an error');
  await page.close();
  return complaints;
}

async function look(tab, story) {
  if (story.type === 'docs') return lookAtDocs(tab, story);
  const complaints = await tab.evaluate((id) => window.showStory(id), story.id);
  if (complaints.length > 0) return complaints;
  complaints.push(...(await lookAtWidth(tab)), ...complaintsOfPanel(story));
  if (values.full || story.isSample) {
    complaints.push(...(await complaintsOfTools(tab, story.id)));
    if (story.url === undefined) complaints.push(...(await complaintsOfTexts(tab, story)));
    // A page before the sign-in has no data, so that most scenarios change nothing there.
    if (story.url === undefined || story.controls.length > 1)
      complaints.push(...(await complaintsOfControls(tab, story)));
  }
  if (values.full) complaints.push(...(await lookInDark(tab, story)));
  // Last, because a part that is there on a wide window only comes back a moment after the window is wide again.
  if (values.full || story.isFirst || story.isFilled) complaints.push(...(await lookNarrow(tab, story)));
  if (inWindow.includes(story.id)) complaints.push(...(await complaintsOfWindow(browser, address, story.id)));
  return complaints;
}

async function complaintsOf(tab, story) {
  const complaints = [];
  const onConsole = (message) => {
    if (message.type() !== 'error' || story.tags.includes('logs-errors')) return;
    const { url } = message.location();
    // The mock server fails, refuses and hangs on purpose; a call that it does not know gets a 404.
    const isMeant = /status of (400|5\d\d)|ERR_FAILED/.test(message.text()) || url.endsWith('/favicon.ico');
    if (!isMeant) complaints.push(`console: ${firstLine(message.text())}`);
  };
  const onError = (error) => complaints.push(`uncaught: ${firstLine(error.message)}`);
  tab.on('console', onConsole);
  tab.on('pageerror', onError);
  const seen = look(tab, story).catch((error) => [error.message]);
  const found = await Promise.race([seen, delay(limitMs, ['did not finish'], { ref: false })]);
  complaints.push(...found.map(firstLine));
  tab.off('console', onConsole);
  tab.off('pageerror', onError);
  return complaints;
}

const indexFile = path.join(values.folder, 'index.json');
if (!existsSync(indexFile)) {
  console.error('There is no built Storybook: npm run build-storybook');
  process.exit(1);
}
const entries = Object.values(JSON.parse(readFileSync(indexFile, 'utf8')).entries);
const allDocs = entries.filter(({ type }) => type === 'docs');
const folderOf = ({ title }) => title.split('/').slice(0, -1).join('/');
/** The pages of documentation: all of them, or one of each folder. */
const docs = allDocs
  .filter(
    (page, index) =>
      values.full ||
      values.filter !== '' ||
      index === allDocs.findIndex((other) => folderOf(other) === folderOf(page)),
  )
  .map(({ id, tags }) => ({ id, tags, type: 'docs' }));
const server = await serve(values.folder);
const address = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({ executablePath: await ensureChromium() });

/** Opens a tab with the preview and without a story. */
async function openTab(context) {
  const tab = await context.newPage();
  await tab.goto(`${address}/iframe.html`);
  return tab;
}

/** Every story, with what is checked of it only. */
async function readStories(context) {
  const tab = await openTab(context);
  const all = await tab.evaluate(() => window.allStories());
  await tab.close();
  const { publicPaths, recoveryPaths, adminPaths, carrierPaths } = await tsImport(
    '../src/paths.ts',
    import.meta.url,
  );
  const table = tableOfStates(all, [...publicPaths, ...recoveryPaths, ...adminPaths, ...carrierPaths]);
  const filled = new Set(table.map((row) => row.filled?.id));
  const kinds = new Set();
  const isNew = (...kind) => {
    const key = kind.join();
    const isFirst = !kinds.has(key);
    kinds.add(key);
    return isFirst;
  };
  const stories = all.map((story) => {
    const { id, title, name, url } = story;
    const state = repeated.find((end) => name.endsWith(end));
    return {
      ...story,
      isFirst: isNew('title', title),
      isSample: isNew('sample', url === undefined ? title : folderOf(story)),
      isFilled: filled.has(id),
      isLeftOut: !values.full && values.filter === '' && state && !isNew('state', title, state),
    };
  });
  const chosen = stories.filter(({ isLeftOut }) => !isLeftOut);
  return { stories: [...docs, ...chosen].filter(({ id }) => id.includes(values.filter)), table };
}

// Without motion no colour is checked in the middle of a transition.
const openContext = async () => {
  const context = await browser.newContext({ viewport: wide, reducedMotion: 'reduce' });
  await context.addInitScript(prepare);
  return context;
};

const firstContext = await openContext();
const { stories, table } = await readStories(firstContext);
let seen = 0;
let failures = 0;
if (values.states) console.log(printed(table));
else if (values.filter === '') {
  for (const { route, holes, stale } of table) {
    if (holes.length === 0 && stale.length === 0) continue;
    failures += 1;
    const lines = [
      ...holes.map(
        (state) => `no story shows ${state}: write one, or say in scripts/stories/states.mjs why not`,
      ),
      ...stale.map(
        (state) => `a story shows ${state}, which scripts/stories/states.mjs says the route does not have`,
      ),
    ];
    fail(route, lines.join('\n'));
  }
}
const queue = values.states ? [] : [...stories];
await Promise.all(
  Array.from({ length: tabs }, async () => {
    const context = await openContext();
    let tab = await openTab(context);
    for (let story = queue.shift(); story; story = queue.shift()) {
      const complaints = await complaintsOf(tab, story);
      seen += 1;
      tell({ progress: `${seen} of ${stories.length} stories` });
      if (complaints.length === 0) continue;
      failures += 1;
      fail(story.id, complaints.join('\n'));
      // A new tab, so that the next story does not inherit the state of a failed one.
      await tab.close();
      tab = await openTab(context);
    }
    await context.close();
  }),
);
await browser.close();
server.close();
server.closeAllConnections();

if (!values.states)
  tell({
    counts: { passed: stories.length - failures, failed: failures },
    opened: { stories: stories.length },
  });
if (!values.states) console.log(`${stories.length} stories, ${failures} failed`);
process.exitCode = failures > 0 || stories.length === 0 ? 1 : 0;
