/**
 * Opens every story of the built Storybook in Chromium, light and dark, lets its play function run, and fails on a
 * thrown error, a console error or an accessibility violation. A story whose subject is a failure has the tag
 * `logs-errors`. `node scripts/stories.mjs --filter listpage`
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: {
    filter: { type: 'string', default: '' },
    themes: { type: 'string', default: 'light,dark' },
    folder: { type: 'string', default: 'storybook-static' },
  },
});
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

async function complaintsOf(tab, address, story, theme) {
  const complaints = [];
  const onConsole = (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  };
  const onError = (error) => complaints.push(`uncaught: ${error.message}`);
  tab.on('console', onConsole);
  tab.on('pageerror', onError);
  try {
    await tab.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`);
    const outcome = await tab.waitForFunction(() => window.storyOutcome, undefined, { timeout: limitMs });
    const { isGood, why } = await outcome.jsonValue();
    if (!isGood) complaints.push(...(why.length > 0 ? why : ['failed']));
  } catch (error) {
    complaints.push(`did not finish: ${error.message.split('\n')[0]}`);
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
const runs = values.themes.split(',').flatMap((theme) => stories.map((story) => ({ story, theme })));

const server = await serve(values.folder);
const address = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({ executablePath: await ensureChromium() });
const failures = [];
const queue = [...runs];
await Promise.all(
  Array.from({ length: tabs }, async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript(keepOutcome);
    const tab = await context.newPage();
    for (let run = queue.shift(); run; run = queue.shift()) {
      const complaints = await complaintsOf(tab, address, run.story, run.theme);
      if (complaints.length > 0)
        failures.push(`${run.story.id} (${run.theme})\n  ${complaints.join('\n  ')}`);
    }
    await context.close();
  }),
);
await browser.close();
server.close();
server.closeAllConnections();

for (const failure of failures) console.error(failure);
console.log(`${stories.length} stories, ${runs.length} runs, ${failures.length} failed`);
process.exitCode = failures.length > 0 || stories.length === 0 ? 1 : 0;
