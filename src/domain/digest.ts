/**
 * A SHA-256 of a text, by which it can be known again without being kept; undefined on a page that is not secure, where
 * browsers have no such function.
 */
export async function digest(text: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
