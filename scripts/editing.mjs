/**
 * Checks what a contributor sees after an edit while `npm start` runs, in a copy of the project and in Chromium: the page
 * updates and keeps typed text, and errors appear and disappear. Prints a line for each case, with its seconds.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { freePort } from './ports.mjs';
import { copyProject } from './projectCopy.mjs';
import { startPortal } from './startedPortal.mjs';

const limitMs = 60_000;
const screen = 'src/features/reference/countryForm.tsx';
const typed = 'ZZ';

const folder = copyProject();
// With this variable the compiler would add its own stack to a syntax error.
const portal = await startPortal(4400, { cwd: folder, env: { ...process.env, RUST_BACKTRACE: '1' } });
const { address, printed } = portal;

/** Stops the server, and removes the copy when no process can write to it any more. */
async function clean() {
  await portal.end();
  rmSync(path.dirname(folder), { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void clean().then(() => process.exit(1)));

/** Changes a file of the copy. Returns a function that undoes the change. */
function edit(file, change) {
  const filePath = path.join(folder, file);
  const before = readFileSync(filePath, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
  writeFileSync(filePath, after);
  return () => writeFileSync(filePath, before);
}

function expect(isGood, sentence) {
  if (!isGood) throw new Error(sentence);
}

let failures = 0;

async function check(title, act) {
  const start = Date.now();
  try {
    await act();
    console.log(`ok     ${title}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures += 1;
    console.log(`FAILED ${title}\n${error.message}`);
  }
}

async function statusOf(pathname, options = {}) {
  const { status } = await fetch(address + pathname, { ...options, headers: { accept: '*/*' } });
  return status;
}

async function checkAddresses() {
  for (const target of ['/user_admin_countries', '/company']) {
    const page = await fetch(address + target, { headers: { accept: '*/*' } });
    expect(page.status === 200, `The page ${target} answers ${page.status}.`);
    expect((await page.text()).includes('<div id="root">'), 'The answer is not the page.');
  }
  for (const missing of ['/assets/none.js', '/none.css', '/none.png'])
    expect((await statusOf(missing)) === 404, `${missing} is not a 404.`);
  for (const target of ['/user_admin_countries', '/createcountry'])
    expect((await statusOf(target, { method: 'POST' })) === 404, `A POST to ${target} is not a 404.`);
}

async function openForm(page) {
  await page.goto(`${address}/kyubos_admin`);
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/user_admin_countries');
  await page.goto(`${address}/user_admin_add_countries`);
  await page.getByLabel('Country Code', { exact: true }).fill(typed);
}

/** Expects the typed text in the field; after a reload it would only be offered as a draft. */
async function expectTyped(page, label) {
  const value = await page.getByLabel(label, { exact: true }).inputValue();
  expect(value === typed, `'${typed}' became '${value}'.`);
}

const overlay = (page) => page.locator('#webpack-dev-server-client-overlay');

async function checkPage(page) {
  await check('a form opens', () => openForm(page));
  let label = 'Country Code';

  await check('a changed label is shown and what was typed stays', async () => {
    edit(screen, (text) => text.replaceAll('"Country Code"', '"Code of the country"'));
    label = 'Code of the country';
    await page.getByLabel(label, { exact: true }).waitFor();
    await expectTyped(page, label);
  });

  await check('a changed rule holds in the open form, and what was typed stays', async () => {
    const undo = edit(screen, (text) =>
      text
        .replace('import', "import { object, string } from 'yup';\nimport")
        .replace(
          '{...form}',
          "{...form} validationSchema={object({ country_name: string().label('Name').required() })}",
        ),
    );
    const required = page.getByText('Required', { exact: true });
    await required.waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name is required').first().waitFor();
    await expectTyped(page, label);
    undo();
    await required.waitFor({ state: 'detached' });
    await expectTyped(page, label);
  });

  const styles = {
    'src/components/form/FormPage.module.css': ['.form {', '.form {\n  background: rgb(1, 2, 3) !important;'],
    'src/components/ui/base.css': ['', 'form { background: rgb(3, 2, 1) !important; }\n'],
  };
  for (const [file, [from, to]] of Object.entries(styles))
    await check(`a changed colour in ${file} is shown and what was typed stays`, async () => {
      const undo = edit(file, (text) => text.replace(from, to));
      const [, colour] = /(rgb.*\))/.exec(to);
      const isShown = (wanted) =>
        [...document.querySelectorAll('form, form *')].some(
          (element) => window.getComputedStyle(element).backgroundColor === wanted,
        );
      await page.waitForFunction(isShown, colour);
      await expectTyped(page, label);
      undo();
    });

  await check('a type error is shown, goes when mended, and what was typed stays', async () => {
    const from = portal.terminal().length;
    const undo = edit(screen, (text) => text.replace('isCode', 'isCode="<b>10</b>"'));
    await printed('TS2322', from);
    const frame = overlay(page).contentFrame();
    await frame.getByText('TS2322').waitFor();
    undo();
    await printed('No type errors.', from);
    await overlay(page).waitFor({ state: 'detached' });
    await expectTyped(page, label);
  });

  await check('a type error that a changed record causes elsewhere is shown', async () => {
    const from = portal.terminal().length;
    const undo = edit('src/domain/records/bordereau.ts', (text) =>
      text.replace('reciver_name: string', 'receiverName: string'),
    );
    await printed('reciver_name', from);
    await overlay(page).contentFrame().getByText('reciver_name').first().waitFor();
    undo();
    await printed('No type errors.', from);
    await overlay(page).waitFor({ state: 'detached' });
    await expectTyped(page, label);
  });

  await check('a syntax error is shown without lines about the compiler, and goes when mended', async () => {
    const from = portal.terminal().length;
    const undo = edit(screen, (text) => `${text}\nconst broken = (;\n`);
    await printed('Expression expected', from);
    const text = await overlay(page).contentFrame().getByText('Expression expected').innerText();
    for (const shown of [text, portal.terminal()]) expect(!shown.includes('<unknown>'), shown);
    undo();
    await overlay(page).waitFor({ state: 'detached' });
    await expectTyped(page, label);
  });

  await check('a changed call is sent as changed, and what was typed stays', async () => {
    edit('src/api/reference.ts', (text) =>
      text.replace('readNothing, fields),', "readNothing, { ...fields, country_name: 'Changed' }),"),
    );
    // The next build has both changes.
    edit(screen, (text) => text.replaceAll('"Code of the country"', '"Code"'));
    await page.getByLabel('Code', { exact: true }).waitFor();
    await page.getByLabel('Country Name', { exact: true }).fill('Zedland');
    const sent = page.waitForRequest((request) => request.url().endsWith('/createcountry'));
    await page.getByRole('button', { name: 'Save' }).click();
    const { country_code: code, country_name: name } = (await sent).postDataJSON();
    expect(code === typed && name === 'Changed', `Sent ${code} and ${name}.`);
  });

  await check(
    'an error of a component is shown over the page, and logged with the components around it',
    async () => {
      const logged = page.waitForEvent('console', (message) => message.text().includes('at CountryFormPage'));
      edit(screen, (text) => text.replace('return (', "throw new Error('Broken by an edit');\n  return ("));
      await page.goto(`${address}/user_admin_add_countries`);
      await overlay(page).contentFrame().getByText('Broken by an edit').first().waitFor();
      expect((await logged).text().includes('Broken by an edit'), (await logged).text());
    },
  );
}

/** With a copy that does not compile, the command reports the error and ends, so that no user opens a missing page. */
async function checkBrokenStart() {
  edit(screen, (text) => `${text}\nconst broken = (;\n`);
  const options = { cwd: folder, encoding: 'utf8', timeout: limitMs };
  const freshPort = String(await freePort(4500));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/start.mjs', '--port', freshPort],
    options,
  );
  expect(status === 1, `It ended with ${status}.`);
  expect(stdout.includes('Expression expected'), stdout);
  expect(stderr.includes('npm start has failed'), stderr);
  expect(!stdout.includes('Ready in'), stdout);
}

let browser;
try {
  await check('the server starts', () => printed('Ready in'));
  await check('programs get the page for its addresses, and 404 for calls and missing files', checkAddresses);
  browser = await chromium.launch({ executablePath: await ensureChromium() });
  const page = await browser.newPage();
  page.setDefaultTimeout(limitMs);
  await checkPage(page);
  await portal.end();
  await check('npm start ends with code 1 when the program does not compile', checkBrokenStart);
} finally {
  await browser?.close();
  await clean();
}
process.exitCode = failures > 0 ? 1 : 0;
