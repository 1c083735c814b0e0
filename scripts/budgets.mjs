/**
 * What a page makes a browser load when it comes for the first time: script and style, compressed (gzip 9), in KiB.
 * Opens the production build in Chromium, answered by the mock server, and fails above the limits. It also fails when a walk
 * over some screens fetches a module twice: then a cache group of `webpack.config.ts` lacks it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { handOver } from '../bench/figures.mjs';
import { adminSession as session, contextWith, withMockedProduct } from './mockedProduct.mjs';

const pages = [
  { name: 'login', url: '/kyubos_admin', shows: 'User Log In', limit: 145, session: {} },
  { name: 'countries list', url: '/user_admin_countries', shows: 'Countries', limit: 215, session },
  { name: 'new quotation', url: '/user_admin_policy/1', shows: 'New Quotation', limit: 290, session },
];

/** The screens that the walk opens after the sign-in, each by its URL and its heading. */
const walk = [
  ['/user_admin_edit_countries/401', 'Create Country'],
  ['/user_admin_policy_quotations', 'Policies Quotations'],
  ['/user_admin_view_policy_quotation/1033/551', /^Quotation /],
  ['/user_admin_bdx_create', 'BDX Create'],
  ['/user_admin_home', 'Dashboard'],
];

/** Written by the build: the modules in each of its files (`scripts/moduleList.ts`). */
const moduleList = JSON.parse(readFileSync('node_modules/.cache/module-list.json', 'utf8'));

const compressed = (file) => gzipSync(readFileSync(path.join('dist', file)), { level: 9 }).length / 1024;

/** The scripts and styles that a tab asks for from now on. */
function filesAskedForBy(tab) {
  const files = new Set();
  tab.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      files.add(new URL(request.url()).pathname.slice(1));
  });
  return files;
}

async function shows(tab, heading) {
  await tab.getByRole('heading', { name: heading, level: 1 }).first().waitFor({ timeout: 15_000 });
  await tab.waitForLoadState('networkidle');
}

async function filesLoadedBy(browser, address, page) {
  const context = await contextWith(browser, page.session);
  const tab = await context.newPage();
  const files = filesAskedForBy(tab);
  await tab.goto(address + page.url, { waitUntil: 'networkidle' });
  await shows(tab, page.shows);
  await context.close();
  return [...files];
}

/** The files of one page that goes from screen to screen, as the router does it, without loading anew. */
async function filesOfWalk(browser, address) {
  const context = await contextWith(browser, {});
  const tab = await context.newPage();
  const files = filesAskedForBy(tab);
  await tab.goto(`${address}/kyubos_admin`);
  await tab.getByRole('textbox', { name: 'Username' }).fill('admin');
  await tab.getByLabel('Password', { exact: true }).fill('admin123');
  await tab.getByRole('button', { name: 'Log In' }).click();
  await shows(tab, 'Countries');
  for (const [url, heading] of walk) {
    await tab.evaluate((target) => {
      globalThis.history.pushState(null, '', target);
      globalThis.dispatchEvent(new globalThis.PopStateEvent('popstate'));
    }, url);
    await shows(tab, heading);
  }
  await context.close();
  return [...files];
}

/** The modules that are in more than one of the files, and these files. Style and script of a module are two things. */
function repeatedModules(files) {
  const holders = new Map();
  // Other files, such as the style of the first paint, are copied as they are.
  const ofProgram = files.filter((name) => name.startsWith('assets/'));
  for (const file of ofProgram) {
    if (!moduleList[file])
      throw new Error(`The list of modules is of another build: npm run build (${file})`);
    for (const module of moduleList[file]) {
      const key = `${module} (${path.extname(file).slice(1)})`;
      holders.set(key, [...(holders.get(key) ?? []), file]);
    }
  }
  return [...holders].filter(([, found]) => found.length > 1);
}

process.send?.({ opened: { pages: pages.length + 1 } });
let isWithin = true;
await withMockedProduct(async (browser, address) => {
  for (const page of pages) {
    const sizes = (await filesLoadedBy(browser, address, page)).map((file) => [file, compressed(file)]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    isWithin &&= total <= page.limit;
    handOver({ what: `${page.name}: first load`, samples: [total], budget: page.limit, unit: 'KiB' });
    const verdict = total > page.limit ? 'TOO LARGE' : 'ok';
    console.log(
      `${page.name}: ${total.toFixed(1)} KiB (limit ${page.limit}) ${verdict}\n` +
        sizes
          .sort(([, one], [, other]) => other - one)
          .map(([file, size]) => `  ${size.toFixed(1).padStart(6)}  ${file}`)
          .join('\n'),
    );
  }
  const files = await filesOfWalk(browser, address);
  const repeated = repeatedModules(files);
  isWithin &&= repeated.length === 0;
  const walked = files.reduce((sum, file) => sum + compressed(file), 0);
  console.log(
    `walk over ${walk.length + 2} screens: ${files.length} files, ${walked.toFixed(1)} KiB, ` +
      `${repeated.length} modules in more than one file ${repeated.length > 0 ? 'REPEATED' : 'ok'}`,
  );
  for (const [module, holders] of repeated) console.log(`  ${module}: ${holders.join(', ')}`);
});
process.exit(isWithin ? 0 : 1);
