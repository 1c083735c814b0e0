/**
 * Opens every story of the built Storybook in Chromium, lets its play function run, and fails on a thrown error, a
 * console error, an empty canvas, an accessibility violation, or a page wider than its window: on a wide window, in the
 * story's own theme. `--full` looks at the other theme's contrast and at a narrow window too. A story whose subject is a
 * failure has the tag `logs-errors`. `node scripts/stories.mjs --filter listpage`
 */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { serve } from '../mocks/staticFiles.mjs';

const { values } = parseArgs({
  options: {
    filter: { type: 'string', default: '' },
    folder: { type: 'string', default: 'storybook-static' },
    full: { type: 'boolean', default: false },
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
/** One more than the cores: while one story waits until its screen is stable, another can be checked. */
const tabs = availableParallelism() + 1;
/** So high that no sticky bar covers an element that is checked. */
const height = 12_000;
const wide = { width: 1440, height };
const narrow = { width: 390, height };

/** Runs in the page before anything else. Defines how a story is shown and checked without loading the page again. */
function prepare() {
  const ready = new Promise((resolve) => {
    const listen = () => {
      const channel = window.__STORYBOOK_PREVIEW__?.channel;
      // The page opens without a story. After it has reported that, any story can be shown.
      if (channel) channel.once('storyMissing', () => resolve(channel));
      else setTimeout(listen, 5);
    };
    listen();
  });
  const nodesOf = ({ help, id, nodes }) =>
    nodes.map(({ html }) => `axe ${id}: ${help} (${html.slice(0, 200)})`);
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];

  /** Shows a story and returns its problems once it is stable. */
  window.showStory = async (storyId) => {
    const channel = await ready;
    const complaints = [];
    const complain = (error) => complaints.push(`threw ${error?.message ?? error?.description ?? error}`);
    for (const event of failures) channel.on(event, complain);
    const { status, reporters } = await new Promise((resolve) => {
      const finish = (outcome) => {
        if (outcome.storyId !== storyId) return;
        channel.off('storyFinished', finish);
        resolve(outcome);
      };
      channel.on('storyFinished', finish);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    for (const event of failures) channel.off(event, complain);
    complaints.push(...reporters.flatMap(({ result }) => (result?.violations ?? []).flatMap(nodesOf)));
    for (const { result } of reporters) if (result?.error) complaints.push(`axe ${result.error}`);
    if (status !== 'success' && complaints.length === 0) complaints.push('failed');
    const shown = [...document.body.children].filter(({ className }) => !className.startsWith?.('sb-'));
    if (!shown.some((element) => element.getBoundingClientRect().height > 0))
      complaints.push('shows nothing');
    return complaints;
  };

  /** The violations in another theme or width; with `rules` only those of these rules. */
  window.lookAgain = async (rules) => {
    const { options, context } = window.__STORYBOOK_PREVIEW__.currentRender.story.parameters.a11y;
    const where = { include: document.body, exclude: ['.sb-wrapper', ...context.exclude] };
    const what = { ...options, runOnly: rules ?? options.runOnly, rules: { region: { enabled: false } } };
    const { violations } = await window.axe.run(where, what);
    return violations.flatMap(nodesOf);
  };
  window.turnTheme = () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    return dataset.theme;
  };
  /** How many pixels the page is wider than its window, after a second for elements that measure themselves. */
  window.excessWidth = async () => {
    const excess = () => document.documentElement.scrollWidth - window.innerWidth;
    for (let frame = 0; excess() > 0 && frame < 60; frame += 1)
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
    return excess();
  };
}

/** Only the contrast can differ in the second theme; the first check covered the rest. */
async function lookInOtherTheme(tab, where) {
  const theme = await tab.evaluate(() => window.turnTheme());
  const found = await tab.evaluate(() => window.lookAgain(['color-contrast']));
  await tab.evaluate(() => window.turnTheme());
  return found.map((line) => `${theme}${where} ${line}`);
}

async function lookAtWidth(tab) {
  const excess = await tab.evaluate(() => window.excessWidth());
  return excess > 0 ? [`is ${excess} px wider than its window of ${tab.viewportSize().width} px`] : [];
}

async function lookNarrow(tab) {
  await tab.setViewportSize(narrow);
  const complaints = await lookAtWidth(tab);
  const found = await tab.evaluate(() => window.lookAgain());
  complaints.push(...found.map((line) => `narrow ${line}`), ...(await lookInOtherTheme(tab, ', narrow')));
  await tab.setViewportSize(wide);
  return complaints;
}

async function look(tab, { id }) {
  const complaints = await tab.evaluate((storyId) => window.showStory(storyId), id);
  if (complaints.length > 0) return complaints;
  complaints.push(...(await lookAtWidth(tab)));
  if (values.full) complaints.push(...(await lookInOtherTheme(tab, '')), ...(await lookNarrow(tab)));
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

const index = path.join(values.folder, 'index.json');
if (!existsSync(index)) {
  console.error('There is no built Storybook: npm run build-storybook');
  process.exit(1);
}
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter(
  ({ id, type }) =>
    // The full run checks every story in both themes. Otherwise a dark story differs from its light one in colours only.
    type === 'story' && id.includes(values.filter) && (values.full || !id.endsWith('-dark')),
);

const server = await serve(values.folder);
const address = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({ executablePath: await ensureChromium() });

/** Opens a tab with the preview and without a story. */
async function openTab(context) {
  const tab = await context.newPage();
  await tab.goto(`${address}/iframe.html`);
  return tab;
}

let seen = 0;
let failures = 0;
const queue = [...stories];
await Promise.all(
  Array.from({ length: tabs }, async () => {
    // Without motion no colour is checked in the middle of a transition.
    const context = await browser.newContext({ viewport: wide, reducedMotion: 'reduce' });
    await context.addInitScript(prepare);
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

tell({ counts: { passed: stories.length - failures, failed: failures } });
console.log(`${stories.length} stories, ${failures} failed`);
process.exitCode = failures > 0 || stories.length === 0 ? 1 : 0;
