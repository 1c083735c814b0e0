import { withTimeLimit } from '@/browser/browserService';

/** How the contents of drafts are encrypted: AES-GCM by Web Crypto. */

/** An encrypted text as it is stored. */
export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: Uint8Array<ArrayBuffer>;
}

const algorithm = 'AES-GCM';
const ivBytes = 12;
/** PBKDF2 with SHA-256, as OWASP advises for passwords. */
const iterations = 600_000;
const saltBytes = 16;

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function newSalt(): Uint8Array<ArrayBuffer> {
  return random(saltBytes);
}

/** Derives a key from a password and a salt. It takes some tenths of a second, on another thread. */
export async function passwordKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(password);
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: algorithm, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

export function randomKey(): Promise<CryptoKey> {
  return withTimeLimit('crypto', () =>
    crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']),
  );
}

export async function encrypt(key: CryptoKey, text: string): Promise<Encrypted> {
  const iv = random(ivBytes);
  const bytes = new TextEncoder().encode(text);
  const data = await withTimeLimit('crypto', () =>
    crypto.subtle.encrypt({ name: algorithm, iv }, key, bytes),
  );
  return { iv, data: new Uint8Array(data) };
}

/** The decrypted text; rejects when it was encrypted with another key, or is damaged. */
export async function decrypt(key: CryptoKey, { iv, data }: Encrypted): Promise<string> {
  const text = await withTimeLimit('crypto', () => crypto.subtle.decrypt({ name: algorithm, iv }, key, data));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
