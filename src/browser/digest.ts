import { withTimeLimit } from '@/browser/browserService';

/**
 * A SHA-256 of a text, by which the text can be recognised without being stored. Undefined where the browser has no Web
 * Crypto, as on a page without HTTPS.
 */
export async function digest(text: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  try {
    const typed = new TextEncoder().encode(text);
    const bytes = await withTimeLimit('crypto', () => crypto.subtle.digest('SHA-256', typed));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
