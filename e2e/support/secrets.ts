import type { Page } from '@playwright/test';
import { accounts } from './accounts';

/** A text that may be only in the field where it is typed and in the body that sends it. */
export interface Secret {
  readonly name: string;
  readonly text: string;
}

/** The secrets that the tests type: long enough to be found wherever they appear. */
export const typed = {
  password: { name: 'a password', text: 'quarry-7' },
  newPassword: { name: 'a new password', text: 'harbor-lights-7' },
  ftpKey: { name: 'an FTP key', text: 'ftp-tundra-58' },
  cardNumber: { name: 'a card number', text: '5555555555554444' },
  cvv: { name: 'a CVV', text: '737' },
  expiry: { name: 'an expiry date', text: '08/30' },
  routing: { name: 'a bank routing number', text: '021000021' },
  account: { name: 'a bank account number', text: '998877665544' },
  secure: { name: 'a secure answer', text: '867-53-0912' },
  piSecure: { name: 'a PI secure answer', text: 'K482-7719' },
  code: { name: 'a one-time code', text: '1234' },
} as const satisfies Readonly<Record<string, Secret>>;

/** The passwords with which the accounts sign in, and stored ones. */
const known: readonly Secret[] = Object.values(accounts).map(({ password }) => ({
  name: 'the password of an account',
  text: password,
}));

export const secrets: readonly Secret[] = [...Object.values(typed), ...known];

/** A secret's characters with any spacing, and the same in base64; short ones only as separate words. */
function patternOf({ text }: Secret): string {
  const characters = [...text.replaceAll(/[\s/-]/g, '')].map((character) =>
    character.replace(/\W/, String.raw`\$&`),
  );
  const spaced = characters.join(String.raw`[\s/-]?`);
  const alone = text.length > 6 ? spaced : String.raw`(?<![\w.:+-])${spaced}(?![\w.:+-])`;
  const encoded = Buffer.from(text)
    .toString('base64')
    .replace(/=+$/, '')
    .replaceAll('+', String.raw`\+`);
  return text.length > 6 ? `${alone}|${encoded.slice(0, -1)}` : alone;
}

const patterns = secrets.map((secret) => ({ name: secret.name, pattern: patternOf(secret) }));

/** The names of the secrets in a text. */
function secretsIn(text: string): string[] {
  return patterns.filter(({ pattern }) => new RegExp(pattern).test(text)).map(({ name }) => name);
}

/**
 * Watches the page: everything that it writes to a storage, a database, the caches, a cookie, the history or the title is
 * searched for secrets, and a hit is a console error, which fails the test.
 */
export async function watchWrites(page: Page): Promise<void> {
  await page.addInitScript((all: typeof patterns) => {
    const searches = all.map(({ name, pattern }) => ({ name, search: new RegExp(pattern) }));
    const textIn = (value: unknown): string => {
      if (typeof value === 'string') return value;
      if (value instanceof Uint8Array) return new TextDecoder().decode(value);
      try {
        return JSON.stringify(value, (_key, inner: unknown) => {
          // As letters, because the numbers of bytes would look like codes.
          if (inner instanceof Uint8Array) return new TextDecoder().decode(inner);
          return inner instanceof Map || inner instanceof Set ? [...inner] : inner;
        });
      } catch {
        return '';
      }
    };
    const look = (sink: string, values: readonly unknown[]): void => {
      const text = values.map(textIn).join('\n');
      for (const { name, search } of searches)
        if (search.test(text)) console.error(`Leaked into ${sink}: ${name}`);
    };
    const watchMethod = (owner: object, method: string, sink: string): void => {
      const real = Reflect.get(owner, method) as (...values: unknown[]) => unknown;
      Reflect.set(owner, method, function (this: unknown, ...values: unknown[]) {
        look(sink, values);
        return real.apply(this, values);
      });
    };
    const watchProperty = (owner: object, property: string, sink: string): void => {
      const real = Object.getOwnPropertyDescriptor(owner, property);
      if (!real?.set) return;
      const { set } = real;
      Object.defineProperty(owner, property, {
        ...real,
        set(this: unknown, value: unknown) {
          look(sink, [value]);
          set.call(this, value);
        },
      });
    };
    watchMethod(Storage.prototype, 'setItem', 'a storage');
    watchMethod(IDBObjectStore.prototype, 'put', 'IndexedDB');
    watchMethod(IDBObjectStore.prototype, 'add', 'IndexedDB');
    // Encrypted data may be stored: drafts.
    if ('subtle' in crypto) watchMethod(SubtleCrypto.prototype, 'encrypt', 'a draft');
    watchMethod(History.prototype, 'pushState', 'the history');
    watchMethod(History.prototype, 'replaceState', 'the history');
    watchMethod(BroadcastChannel.prototype, 'postMessage', 'another tab');
    watchProperty(Document.prototype, 'cookie', 'a cookie');
    watchProperty(Document.prototype, 'title', 'the title');
    // Caches exist only in a secure context.
    if ('caches' in window) watchMethod(Cache.prototype, 'put', 'a cache');
  }, patterns);
}

/**
 * The stored drafts as text. They are encrypted: they are read with the key of the present session, like the product
 * does; without a session there is nothing to read.
 */
export async function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB'));
      });
    const all = async (name: string, store: string): Promise<unknown[]> => {
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
      const database = await ended(indexedDB.open(name));
      const found = await ended<unknown[]>(database.transaction(store).objectStore(store).getAll());
      database.close();
      return found;
    };
    const keys = (await all('portal_draft_keys', 'keys')).flatMap((record) =>
      typeof record === 'object' && record !== null && 'key' in record ? [record.key as CryptoKey] : [],
    );
    const drafts = (await all('portal_drafts', 'drafts')) as {
      iv: Uint8Array<ArrayBuffer>;
      data: Uint8Array<ArrayBuffer>;
    }[];
    const texts: string[] = [];
    for (const key of keys) {
      for (const { iv, data } of drafts) {
        texts.push(
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data).then(
            (text) => new TextDecoder().decode(text),
            () => '',
          ),
        );
      }
    }
    return texts.join('\n');
  });
}

/** Everything that a browser stores of a page and shows around it, by the name of the sink. */
async function sinksOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB'));
      });
    const records: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const found = database.transaction(store).objectStore(store);
        records.push(await ended(found.getAll()), await ended(found.getAllKeys()));
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of 'caches' in window ? await caches.keys() : []) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(name, request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return {
      localStorage: JSON.stringify(Object.entries(localStorage)),
      sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
      IndexedDB: JSON.stringify(records, (_key, value: unknown) => {
        if (value instanceof Uint8Array)
          return Array.from(value, (byte) => String.fromCharCode(byte)).join('');
        return value instanceof Map || value instanceof Set ? [...value] : value;
      }),
      'Cache Storage': cached.join('\n'),
      cookies: document.cookie,
      location: location.href,
      'history.state': JSON.stringify(history.state),
      title: document.title,
      'request URLs': performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    };
  });
}

/** The secrets that are in a sink now, as 'sink: secret'. */
export async function leaks(page: Page): Promise<string[]> {
  const sinks = { ...(await sinksOf(page)), drafts: await keptDrafts(page) };
  return Object.entries(sinks).flatMap(([sink, text]) => secretsIn(text).map((name) => `${sink}: ${name}`));
}

/** Reports every secret that a page writes to the console or into the address of a request, as 'sink: secret'. */
export function listen(page: Page, report: (leak: string) => void): void {
  page.on('console', (message) => {
    // A hit of `watchWrites` is reported by itself.
    for (const name of secretsIn(message.text())) report(`console: ${name}`);
  });
  page.on('request', (request) => {
    for (const name of secretsIn(request.url().replaceAll('%2F', '/'))) report(`request URL: ${name}`);
  });
}
