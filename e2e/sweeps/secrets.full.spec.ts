import { expect, rowWith, test } from '../support/fixtures';
import { keptDrafts, leaks, typed } from '../support/secrets';
import { logOut } from '../support/session';

/**
 * The fixture `guarded` watches every test of the production build for secrets. This file proves that the watch works, and
 * goes through all forms with secrets while drafts are stored, until the Logout.
 */

test('the watch over the sinks sees a secret in each of them', async ({ page, complaints }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const secret = typed.ftpKey.text;
  await page.evaluate(async (text) => {
    localStorage.setItem('a', text);
    sessionStorage.setItem('a', `{"key":"${text}"}`);
    history.replaceState({ a: text }, '', `?a=${text}`);
    document.cookie = `a=${text}`;
    document.title = text;
    new BroadcastChannel('a').postMessage({ a: text });
    const open = indexedDB.open('a', 1);
    await new Promise((resolve, reject) => {
      open.onupgradeneeded = () => open.result.createObjectStore('a');
      open.onsuccess = resolve;
      open.onerror = reject;
    });
    const put = open.result
      .transaction('a', 'readwrite')
      .objectStore('a')
      .put(new Map([['a', text]]), 'a');
    await new Promise((resolve) => (put.onsuccess = resolve));
    open.result.close();
    await (await caches.open('a')).put('/a', new Response(text));
    console.info(`The key is ${text}`);
    await (await fetch(`/icons/favicon.svg?a=${text}`)).text();
  }, secret);
  for (const sink of ['a storage', 'the history', 'a cookie', 'the title', 'another tab', 'IndexedDB'])
    expect(complaints).toContain(`console: Leaked into ${sink}: an FTP key`);
  for (const sink of ['console', 'request URL'])
    expect(complaints).toContain(`leaked into ${sink}: an FTP key`);
  const sinks = ['localStorage', 'sessionStorage', 'IndexedDB', 'Cache Storage', 'cookies'];
  const shown = ['location', 'history.state', 'title', 'request URLs'];
  // The browser lists a request a little after its response.
  await expect.poll(() => leaks(page)).toEqual([...sinks, ...shown].map((sink) => `${sink}: an FTP key`));

  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    document.cookie = 'a=; max-age=0';
    indexedDB.deleteDatabase('a');
    await caches.delete('a');
  });
  await page.goto('/');
  complaints.length = 0;
});

/** The forms that take secrets, each with a plain field that its draft must contain. */
const forms = [
  {
    url: '/add_companies',
    plain: 'Company Name',
    choices: [],
    secrets: [['Password', typed.password.text]],
  },
  {
    url: '/user_admin_edit_users/13',
    plain: 'First Name',
    choices: [],
    secrets: [['Password', typed.password.text]],
  },
  {
    url: '/user_admin_add_carrier',
    plain: 'Carrier Name',
    choices: [['Type', 'Non Kyubos']],
    secrets: [
      ['Password', typed.password.text],
      ['FTP Account Key', typed.ftpKey.text],
    ],
  },
  {
    url: '/user_admin_policy/551',
    plain: 'First Name',
    choices: [['Program', 'Personal Auto Standard']],
    secrets: [
      ['Social Security Number', typed.secure.text],
      ['License Number, row 1', typed.piSecure.text],
    ],
  },
] as const;

test(
  'P4 the stored data of forms with passwords, keys and secure answers contains none of these, while typing, after a reload and after Logout',
  { tag: '@nightly' },
  async ({ page, login }) => {
    // Four long forms, each opened twice.
    test.setTimeout(120_000);
    await login();
    page.on('dialog', (dialog) => void dialog.accept());
    for (const { url, plain, choices, secrets } of forms) {
      await page.goto(url);
      const first = page.getByLabel(plain, { exact: true });
      await expect(first).toBeEditable();
      for (const [label, option] of choices)
        await page.getByLabel(label, { exact: true }).selectOption(option);
      for (const [label, text] of secrets) {
        const field = page.getByLabel(label, { exact: true });
        await field.pressSequentially(text);
        await page.getByRole('button', { name: `Show ${label}` }).click();
        await expect(field).toHaveValue(text);
      }
      await first.fill(`Kept of ${url}`);
      await expect.poll(() => keptDrafts(page)).toContain(`Kept of ${url}`);
      expect(await leaks(page), url).toEqual([]);

      await page.reload();
      await page
        .getByRole('region', { name: 'Unsaved work' })
        .getByRole('button', { name: 'Restore' })
        .click();
      await expect(first).toHaveValue(`Kept of ${url}`);
      for (const [label] of secrets) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
      expect(await leaks(page), url).toEqual([]);
    }
    await page.goto('/user_admin_home');
    await logOut(page);
    await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
    await expect.poll(() => keptDrafts(page)).not.toContain('Kept');
    expect(await leaks(page)).toEqual([]);
  },
);

test('FIELD-17 FIELD-18 a secure answer that was just sent is on no page that only displays the quotation', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/edit_intakeform_user_admin_policy/1041/551');
  await page.getByLabel('Social Security Number', { exact: true }).fill(typed.secure.text);
  await page.getByLabel('License Number, row 1', { exact: true }).fill(typed.piSecure.text);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/user_admin_home$/);
  await page.goto('/user_admin_policy_quotations');
  await page.getByRole('searchbox').fill('POL-2026-0041');
  await rowWith(page, 'POL-2026-0041').getByRole('cell').nth(5).dblclick();
  await expect(page.getByText('**** *** 0912')).toBeVisible();
  const shown = await page.content();
  for (const { text } of [typed.secure, typed.piSecure]) {
    expect(shown).not.toContain(text);
    expect(shown).not.toContain(text.replaceAll('-', ''));
  }
  expect(await leaks(page)).toEqual([]);
});
