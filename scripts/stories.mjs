/**
 * Opens every story of the built Storybook in Chromium, lets its play function run, and fails on a thrown error, a
 * console error or an accessibility violation; what it then shows must have enough contrast in the dark too. A story whose subject is a failure has the tag
 * `logs-errors`. `node scripts/stories.mjs --filter listpage`
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: {
    filter: { type: 'string', default: '' },
    folder: { type: 'string', default: 'storybook-static' },
  },
});
const firstLine = (text) => text.split('\n')[0].slice(0, 300);
const limitMs = 30_000;
const tabs = 2;

/** Runs in the page before anything else: keeps the outcome of the story where the test can wait for it. */
function keepOutcome() {
  const finish = (outcome) => (window.storyOutcome ??= outcome);
  const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  const listen = () => {
    const channel = window.__STORYBOOK_PREVIEW__?.channel;
    if (!channel) {
      setTimeout(listen, 5);
      return;
    }
    channel.on('storyFinished', ({ status, reporters = [] }) =>
      finish({
        isGood: status === 'success',
        why: reporters
          .filter((reporter) => reporter.status === 'failed')
          .flatMap(({ type, result }) =>
            (result?.violations ?? []).map(
              ({ id, help, nodes }) =>
                `${type} ${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')})`,
            ),
          ),
      }),
    );
    for (const event of events)
      channel.on(event, (error) =>
        finish({ isGood: false, why: [`${event}: ${error?.message ?? error?.description ?? ''}`] }),
      );
  };
  listen();
}

/** Violations of contrast in the other theme: the structure is the same, and was looked at in the first. */
async function contrastOf(tab) {
  await tab.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  });
  const { violations } = await new AxeBuilder({ page: tab }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html }) => `in the other theme: ${help} (${html.slice(0, 160)})`),
  );
}

async function complaintsOf(tab, address, story) {
  const complaints = [];
  const onConsole = (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // The mocked server fails on purpose; a call that it does not know ends in a 404.
    const isMeant = /status of 5\d\d/.test(message.text()) || url.endsWith('/favicon.ico');
    if (isMeant) return;
    complaints.push(`console: ${firstLine(message.text())} ${url.includes('/iframe.') ? '' : url}`);
  };
  const onError = (error) => complaints.push(`uncaught: ${firstLine(error.message)}`);
  tab.on('console', onConsole);
  tab.on('pageerror', onError);
  try {
    await tab.goto(`${address}/iframe.html?id=${story.id}&viewMode=story`);
    const outcome = await tab.waitForFunction(() => window.storyOutcome, undefined, { timeout: limitMs });
    const { isGood, why } = await outcome.jsonValue();
    if (isGood) complaints.push(...(await contrastOf(tab)));
    else complaints.push(...(why.length > 0 ? why.map(firstLine) : ['failed']));
  } catch (error) {
    complaints.push(`did not finish: ${firstLine(error.message)}`);
  } finally {
    tab.off('console', onConsole);
    tab.off('pageerror', onError);
  }
  return story.tags.includes('logs-errors')
    ? complaints.filter((line) => !line.startsWith('console: '))
    : complaints;
}

const index = path.join(values.folder, 'index.json');
if (!existsSync(index)) {
  console.error('There is no built Storybook: npm run build-storybook');
  process.exit(1);
}
const stories = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter(
  ({ id, type }) => type === 'story' && id.includes(values.filter),
);

const server = await serve(values.folder);
const address = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({ executablePath: await ensureChromium() });
const failures = [];
const queue = [...stories];
await Promise.all(
  Array.from({ length: tabs }, async () => {
    // Without motion no colour is looked at on its way to another.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(keepOutcome);
    const tab = await context.newPage();
    for (let story = queue.shift(); story; story = queue.shift()) {
      const complaints = await complaintsOf(tab, address, story);
      if (complaints.length > 0) failures.push(`${story.id}\n  ${complaints.join('\n  ')}`);
    }
    await context.close();
  }),
);
await browser.close();
server.close();
server.closeAllConnections();

for (const failure of failures) console.error(failure);
console.log(`${stories.length} stories, ${failures.length} failed`);
process.exitCode = failures.length > 0 || stories.length === 0 ? 1 : 0;
