import { withTimeLimit } from '@/browser/browserService';

/**
 * A SHA-256 of a text, by which it can be known again without being kept; undefined where the browser does not
 * give it: on a page that is not secure, say.
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
