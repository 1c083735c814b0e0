import { answerOf } from '@/domain/browserService';

/**
 * How the contents of drafts are encrypted: AES-GCM by Web Crypto, which works asynchronously. A page that goes does not
 * wait for it, so what is typed in its last moment is encrypted with a keystream that was computed before.
 */

/** An encrypted text as it is kept. */
export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: Uint8Array<ArrayBuffer>;
  /** Encrypted in the page's last moment: the data is without the tag by which AES-GCM recognises its key. */
  readonly isUntagged: boolean;
}

/** What AES-GCM makes of zeros. A second text under the same keystream would give both away: use it once. */
export interface Keystream {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
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

/** The key that a password gives with a salt; it takes some tenths of a second, on another thread. */
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
  return answerOf('crypto', () =>
    crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']),
  );
}

function encrypted(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  text: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return answerOf('crypto', () => crypto.subtle.encrypt({ name: algorithm, iv }, key, text));
}

export async function encrypt(key: CryptoKey, text: Uint8Array<ArrayBuffer>): Promise<Encrypted> {
  const iv = random(ivBytes);
  const data = new Uint8Array(await encrypted(key, iv, text));
  return { iv, data, isUntagged: false };
}

async function streamOf(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const data = await encrypted(key, iv, new Uint8Array(length));
  return new Uint8Array(data, 0, length);
}

/** A keystream for one text of up to `length` bytes. */
export async function newKeystream(key: CryptoKey, length: number): Promise<Keystream> {
  const iv = random(ivBytes);
  return { iv, bytes: await streamOf(key, iv, length) };
}

function combined(text: Uint8Array<ArrayBuffer>, stream: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return text.map((byte, index) => byte ^ (stream[index] ?? 0));
}

/** Encrypts without waiting; undefined when the text is longer than the keystream. */
export function encryptNow({ iv, bytes }: Keystream, text: Uint8Array<ArrayBuffer>): Encrypted | undefined {
  return text.length > bytes.length ? undefined : { iv, data: combined(text, bytes), isUntagged: true };
}

/** The text again; rejects when it was encrypted with another key, or is damaged. */
export async function decrypt(key: CryptoKey, { iv, data, isUntagged }: Encrypted): Promise<string> {
  const text = isUntagged
    ? combined(data, await streamOf(key, iv, data.length))
    : await answerOf('crypto', () => crypto.subtle.decrypt({ name: algorithm, iv }, key, data));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
