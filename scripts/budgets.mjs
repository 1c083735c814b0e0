/**
 * The scripts and styles that a browser loads on a first visit, compressed (gzip 9), in KiB. Opens the production build in
 * Chromium with the mock server, and fails above the limits.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { handOver } from '../bench/figures.mjs';
import { adminSession as session, contextWith, withMockedProduct } from './mockedProduct.mjs';

const pages = [
  // React, the router, Redux Toolkit, Formik and Yup alone are 144 KiB.
  { name: 'login', url: '/kyubos_admin', shows: 'User Log In', limit: 205, session: {} },
  { name: 'countries list', url: '/user_admin_countries', shows: 'Countries', limit: 222, session },
  { name: 'new quotation', url: '/user_admin_policy/551', shows: 'New Quotation', limit: 290, session },
];

const compressed = (file) => gzipSync(readFileSync(path.join('dist', file)), { level: 9 }).length / 1024;

/** The scripts and styles that a page loads, the largest first. */
async function filesOf(browser, address, page) {
  const context = await contextWith(browser, page.session);
  const tab = await context.newPage();
  const files = new Map();
  tab.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (['script', 'stylesheet'].includes(request.resourceType())) files.set(file, compressed(file));
  });
  await tab.goto(address + page.url, { waitUntil: 'networkidle' });
  await tab.getByRole('heading', { name: page.shows, level: 1 }).waitFor();
  await context.close();
  return [...files].sort(([, one], [, other]) => other - one);
}

process.send?.({ opened: { pages: pages.length } });
await withMockedProduct(async (browser, address) => {
  for (const page of pages) {
    const files = await filesOf(browser, address, page);
    const total = files.reduce((sum, [, size]) => sum + size, 0);
    handOver({ what: `${page.name}: first load`, samples: [total], budget: page.limit, unit: 'KiB' });
    const isWithin = total <= page.limit;
    if (!isWithin) process.exitCode = 1;
    console.log(
      `${page.name}: ${total.toFixed(1)} KiB (limit ${page.limit}) ${isWithin ? 'ok' : 'TOO LARGE'}`,
    );
    for (const [file, size] of files) console.log(`  ${size.toFixed(1).padStart(6)}  ${file}`);
  }
});
