import { isObject, own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { cleanBody, makeServerBundle, type Bundle, type BundledCall } from '../../mocks/bundle';
import { makeCleaner, visitScalars, type Cleaner } from '../../mocks/bundleCleaner';
import { isSecretParameter } from '../../mocks/bundleSecrets';
import { readJson } from '../../mocks/bundleTexts';
import { bodyOf, contentText, endingOf, faultOf, readHar, routeOf, type HarCall } from './har';
import { People } from './people';

/** A bundle made from a HAR, with sentences about its content and what is missing. */
export interface Converted {
  readonly bundle: Bundle;
  readonly notes: readonly string[];
}

interface Options {
  /** Replaces names, emails, phone numbers and addresses of people with made-up ones. */
  readonly isAnonymous: boolean;
}

/**
 * Turns a HAR that a browser recorded on the real server into a bundle for the mock server. It contains the calls of the call
 * table with their responses, without passwords, tokens, numbers of cards and accounts, and answers to secure questions, and
 * of the request bodies only the shape and the ids. Ids are those of the real server.
 */
export function bundleOfHar(harText: string, { isAnonymous }: Options): Converted {
  const har = readHar(harText);
  if (har.calls.length === 0)
    throw new Error(`None of the ${har.entryCount} entries of this HAR file is a call of the portal.`);
  const cleaner = cleanerOf(har.entries, isAnonymous ? new People() : undefined);
  const bundledCalls = har.calls.map((call): BundledCall => {
    const { method, path, body, at, durationMs, end } = call;
    const fault = faultOf(end, cleaner.clean);
    return {
      ...{ method, path, ...cleanBody(body, cleaner), at, durationMs },
      status: 'status' in end ? end.status : 0,
      ending: endingOf(end),
      wasCarriedOut: 'status' in end && end.status < 400,
      ...(fault ? { fault: { ...fault, delayMs: durationMs } } : {}),
    };
  });
  const pages = har.calls.map(({ page }) => routeOf(page)).filter(Boolean);
  const opened = har.opened || (pages[0] ?? '/');
  const notes = notesOn(har.calls, har.entryCount);
  const bundle = makeServerBundle({
    opened: cleaner.cleanAddress(opened),
    route: cleaner.cleanAddress(pages.at(-1) ?? opened),
    clock: { now: har.calls[0]?.at ?? '', runs: true },
    signIns: signInsOf(har.calls).map((one) => ({ ...one, ids: cleaner.cleanIds(one.ids) })),
    calls: bundledCalls,
    notes,
  });
  return { bundle, notes };
}

function notesOn(calls: readonly HarCall[], entryCount: number): string[] {
  const lacking = calls.filter(({ end }) => end.kind === 'unknown').map(({ path }) => path);
  return [
    `${calls.length} of ${entryCount} entries are calls of the portal.`,
    ...(lacking.length === 0
      ? []
      : [
          `The file does not have the answers of ${[...new Set(lacking)].join(', ')}: there the replay answers from the data of the mock server. Save the file "with content", while the network tab is still open.`,
        ]),
  ];
}

/** The users signed in at the beginning, recognised by the first calls of the shell; none if the sign-in is recorded. */
function signInsOf(calls: readonly HarCall[]): Bundle['signIns'] {
  const isSignIn = ({ path }: HarCall): boolean => ['/commonlogin', '/carrierlogin'].includes(path);
  const first = calls.findIndex(isSignIn);
  const before = first < 0 ? calls : calls.slice(0, first);
  const sent = (path: HarCall['path'], key: string): string =>
    before.map((call) => (call.path === path ? text(own(call.body, key)) : '')).find(Boolean) ?? '';
  const answered = (path: HarCall['path'], record: string, key: string): string => {
    const call = before.find((one) => one.path === path);
    return call?.end.kind === 'answered' ? text(own(own(readJson(call.end.text), record), key)) : '';
  };
  const seconds = 3600;
  const isStaff = sent('/viewmainmenuandsubmenuuser', 'uid') !== '';
  const menu = isStaff ? '/viewmainmenuandsubmenuuser' : '/viewmainmenuandsubmenu';
  const admin = {
    user_id: sent('/viewmainmenuandsubmenuuser', 'uid') || sent('/editclientuser', 'id') || '1',
    client_id: sent('/viewclientintakecategorymain', 'client_id') || sent('/editclient', 'id'),
    login_type: isStaff ? '4' : '1',
    Client_Type: sent(menu, 'type_id') || answered('/editclient', 'client', 'Client_Type'),
  };
  const carrierPath = before.some(({ path }) => path === '/viewBDXInbound')
    ? '/viewBDXInbound'
    : '/viewBDXOutbound';
  const bdx = {
    client_BDX_client_id: sent(carrierPath, 'career_id'),
    client_BDX_company_id: sent(carrierPath, 'client_id'),
  };
  return [
    ...(admin.client_id === '' ? [] : [{ tokenKey: 'user_token', ids: admin, seconds }]),
    ...(bdx.client_BDX_client_id === '' ? [] : [{ tokenKey: 'client_user_BDX_token', ids: bdx, seconds }]),
  ];
}

/** A cookie's value that is shorter is a setting rather than a secret. */
const minCookieLength = 16;

/** A cleaner that knows the secrets of the HAR, and with `people` also replaces personal details. */
function cleanerOf(entries: readonly unknown[], people: People | undefined): Cleaner {
  const values = entries.flatMap((entry) => {
    const content = contentText(entry);
    return [
      bodyOf(own(entry, 'request')),
      content === undefined ? undefined : (readJson(content) ?? content),
    ];
  });
  const cleaner = makeCleaner({
    values,
    secrets: entries.flatMap(secretsBesideBodies),
    change: (value, keys) =>
      people && (typeof value === 'string' || typeof value === 'number')
        ? people.replace(value, keys)
        : value,
  });
  for (const value of values)
    visitScalars(value, (scalar, keys) => {
      if (!cleaner.isSecret(keys)) people?.learn(scalar, keys);
    });
  return cleaner;
}

/** Secrets in the headers, cookies and addresses of an entry. */
function secretsBesideBodies(entry: unknown): string[] {
  const addresses = [own(own(entry, 'request'), 'url'), own(own(entry, 'response'), 'redirectURL')].map(text);
  const messages = [own(entry, 'request'), own(entry, 'response')];
  return [...messages.flatMap(secretsOfMessage), ...addresses.flatMap(secretsOfAddress)];
}

function secretsOfMessage(message: unknown): string[] {
  const pairs = (key: string): (readonly [string, string])[] => {
    const list = own(message, key);
    return (Array.isArray(list) ? list.filter(isObject) : []).map(
      (pair) => [text(own(pair, 'name')), text(own(pair, 'value'))] as const,
    );
  };
  const headers = pairs('headers');
  const cookies = [
    ...pairs('cookies').map(([, value]) => value),
    ...headers
      .filter(([name]) => /cookie/i.test(name))
      .flatMap(([, value]) => value.split(';').map((part) => part.replace(/^[^=]*=/, ''))),
  ];
  const secretValues = [...headers, ...pairs('queryString')]
    .filter(([name]) => isSecretParameter(name) && !/cookie/i.test(name))
    .flatMap(([, value]) => {
      const withoutScheme = value.replace(/^\w+ +/, '');
      return [withoutScheme, ...(/^basic /i.test(value) ? userAndPassword(withoutScheme) : [])];
    });
  return [
    ...cookies.filter((value) => value.trim().length >= minCookieLength),
    ...secretValues,
    ...headers.flatMap(([, value]) => secretsOfAddress(value)),
  ];
}

/** The user and the password of a header `Authorization: Basic`. */
function userAndPassword(base64: string): string[] {
  return Buffer.from(base64, 'base64').toString().split(':').slice(1);
}

/** The values of secret parameters in the query and the fragment of an address. */
function secretsOfAddress(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { searchParams, hash, password } = new URL(address);
  const parameters = [...searchParams, ...new URLSearchParams(hash.slice(1))];
  return [
    decodeURIComponent(password),
    ...parameters.filter(([name]) => isSecretParameter(name)).map(([, value]) => value),
  ];
}
