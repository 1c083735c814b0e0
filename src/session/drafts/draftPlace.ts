import { runtimeConfig } from '@/api/runtime';
import { answerOf } from '@/domain/browserService';

/** Where drafts live. Small, because every page carries it; the code that reads and writes them comes with the first form. */

/** Whether drafts outlive the page. Over plain HTTP there is no Web Crypto to encrypt them: they live with the tab. */
export function draftsOutlivePage(): boolean {
  return runtimeConfig().drafts === 'day' && 'subtle' in crypto;
}

/** Whether this browser has one of these databases; where it can't be told, perhaps. */
export async function mayHaveDatabase(...names: readonly string[]): Promise<boolean> {
  try {
    if (!('databases' in indexedDB)) return true;
  } catch {
    return false;
  }
  try {
    const found = await answerOf('database', () => indexedDB.databases());
    return found.some(({ name = '' }) => names.includes(name));
  } catch {
    return true;
  }
}
