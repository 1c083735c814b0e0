/**
 * What a page makes a browser load when it comes for the first time: script and style, compressed (gzip 9), in KiB.
 * Opens the production build in Chromium, answered by the mock server, and fails above the limits.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { handOver } from '../bench/figures.mjs';
import { adminSession as session, contextWith, withMockedProduct } from './mockedProduct.mjs';

const pages = [
  { name: 'login', url: '/kyubos_admin', shows: 'User Log In', limit: 145, aim: 100, session: {} },
  { name: 'countries list', url: '/user_admin_countries', shows: 'Countries', limit: 175, aim: 150, session },
];

const compressed = (file) => gzipSync(readFileSync(path.join('dist', file)), { level: 9 }).length / 1024;

async function filesLoadedBy(browser, address, page) {
  const context = await contextWith(browser, page.session);
  const tab = await context.newPage();
  const files = new Set();
  tab.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      files.add(new URL(request.url()).pathname.slice(1));
  });
  await tab.goto(address + page.url, { waitUntil: 'networkidle' });
  await tab.getByRole('heading', { name: page.shows }).first().waitFor({ timeout: 15_000 });
  await tab.waitForLoadState('networkidle');
  await context.close();
  return [...files];
}

let isWithin = true;
await withMockedProduct(async (browser, address) => {
  for (const page of pages) {
    const sizes = (await filesLoadedBy(browser, address, page)).map((file) => [file, compressed(file)]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    isWithin &&= total <= page.limit;
    handOver({ what: `${page.name}: first load`, samples: [total], budget: page.limit, unit: 'KiB' });
    const verdict = total > page.limit ? 'TOO LARGE' : 'ok';
    console.log(
      `${page.name}: ${total.toFixed(1)} KiB (limit ${page.limit}, aim ${page.aim}) ${verdict}\n` +
        sizes
          .sort(([, one], [, other]) => other - one)
          .map(([file, size]) => `  ${size.toFixed(1).padStart(6)}  ${file}`)
          .join('\n'),
    );
  }
});
process.exit(isWithin ? 0 : 1);
