import { expect, type Page } from '@playwright/test';
import { keptDrafts } from './secrets';

/** A draft of a country, as the browser stores it. */

export const formUrl = '/user_admin_edit_countries/401';
/** The typed text, which must be readable only in the form and in the draft menu. */
export const typedName = 'Jane Q Insured';

export function countryName(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('textbox', { name: 'Country Name' });
}

export async function openForm(page: Page): Promise<void> {
  await page.goto(formUrl);
  await expect(countryName(page)).not.toHaveValue('');
}

export async function typeInto(page: Page): Promise<void> {
  await openForm(page);
  await countryName(page).fill(typedName);
}

/** The number of records in a store; 0 if there is no such database. */
export async function countOf(page: Page, name: string, store: string): Promise<number> {
  return page.evaluate(
    async ([database, objects]) => {
      if (!(await indexedDB.databases()).some((one) => one.name === database)) return 0;
      return new Promise<number>((resolve) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => {
          const count = request.result.transaction(objects).objectStore(objects).count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      });
    },
    [name, store] as const,
  );
}

/** Waits until the draft is in the database. */
export async function isKept(page: Page): Promise<void> {
  await expect.poll(() => countOf(page, 'portal_drafts', 'drafts')).toBe(1);
}

/** Everything that the browser stores of the portal, with bytes as letters. */
export async function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const letters = (_key: string, value: unknown): unknown => {
      const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
      if (!(bytes instanceof Uint8Array)) return value;
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    };
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        kept.push(await ended(records.getAllKeys()), await ended(records.getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept, letters);
  });
}

export async function isUnreadable(page: Page): Promise<void> {
  const kept = await everything(page);
  expect(kept, 'the draft is there').toContain(formUrl);
  for (const word of ['Jane', 'Insured', 'Country Name', 'Country United States'])
    expect(kept).not.toContain(word);
}

export async function isOfferedBack(page: Page): Promise<void> {
  const offer = page.getByRole('region', { name: 'Unsaved work' });
  await expect(offer).toContainText(/Unsaved work from \d\d:\d\d/);
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(countryName(page)).toHaveValue(typedName);
}

/** Types the last letter while the timers are stopped, and hides the page: only that event stores the letter. */
export async function typeLastAndHide(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await countryName(page).fill(typedName.slice(0, -1));
  await isKept(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  await countryName(page).fill(typedName);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => keptDrafts(page)).toContain(typedName);
  page.on('dialog', (dialog) => void dialog.accept());
}
