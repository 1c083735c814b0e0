import { isObject, own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { isSecureType } from '@/domain/attributes/attributes';
import { idsOf, makeServerBundle, shapeOf, type Bundle, type BundledCall } from '../../mocks/bundle';
import {
  changeScalars,
  isSecretKey,
  maskSecret,
  removed,
  withoutKnownForms,
} from '../../mocks/bundleSecrets';
import { endingOf, faultOf, jsonOf, readHar, routeOf, type HarCall } from './har';
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
  const clean = cleaner(har.entries, har.calls, isAnonymous ? new People() : undefined);
  const cleanText = (value: string): string => String(clean(value));
  const bundledCalls = har.calls.map((call): BundledCall => {
    const { method, path, body, at, durationMs, end } = call;
    const fault = faultOf(end, clean);
    return {
      ...{ method, path, ids: idsOf(body), body: shapeOf(body), at, durationMs },
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
    opened: withoutSecretQuery(opened, cleanText),
    route: withoutSecretQuery(pages.at(-1) ?? opened, cleanText),
    clock: { now: har.calls[0]?.at ?? '', runs: true },
    signIns: signInsOf(har.calls),
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
    return call?.end.kind === 'answered' ? text(own(own(jsonOf(call.end.text), record), key)) : '';
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

/** An address without the values of secret keys in its query. */
function withoutSecretQuery(route: string, cleanText: (value: string) => string): string {
  const url = new URL(route, 'http://localhost');
  for (const [key, value] of [...url.searchParams])
    url.searchParams.set(key, isSecretKey(key) ? removed : cleanText(value));
  return cleanText(url.pathname) + url.search;
}

/** A shorter secret could be any word of a response, so it is removed under its own key only. */
const minSecretLength = 6;

/** A function that removes all secrets of the HAR from a value, and with `people` personal details too. */
function cleaner(
  entries: readonly unknown[],
  calls: readonly HarCall[],
  people: People | undefined,
): (value: unknown) => unknown {
  const values = [...calls.map(({ body }) => body), ...calls.map(answerOf)];
  const questions = questionsIn(values);
  const isSecret = (keys: readonly string[]): boolean =>
    keys.some(isSecretKey) || isSecureAnswer(keys, questions);

  const secrets = new Set<string>();
  const note = (secret: string): void => {
    if (secret.trim().length >= minSecretLength) secrets.add(secret.trim());
  };
  entries.forEach((entry) => secretsBesideBodies(entry).forEach(note));
  for (const value of values)
    changeScalars(value, (scalar, keys) => {
      if (isSecret(keys)) note(text(scalar));
      else people?.learn(scalar, keys);
    });
  const longestFirst = [...secrets].sort((one, other) => other.length - one.length);

  const cleanText = (value: string): string =>
    withoutKnownForms(longestFirst.reduce((left, secret) => left.replaceAll(secret, removed), value));
  return (value) =>
    changeScalars(value, (scalar, keys) => {
      if (isSecret(keys)) return maskSecret(scalar);
      if (typeof scalar === 'number' && secrets.has(String(scalar))) return 0;
      const cleaned = typeof scalar === 'string' ? cleanText(scalar) : scalar;
      const hasPeople = typeof cleaned === 'string' || typeof cleaned === 'number';
      return people && hasPeople ? people.replace(cleaned, keys) : cleaned;
    });
}

const answerOf = ({ end }: HarCall): unknown =>
  end.kind === 'answered' ? (jsonOf(end.text) ?? end.text) : undefined;

/** The ids of the secure questions of intake forms, as far as the responses show them. */
function questionsIn(value: unknown): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  const look = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    const type = own(inner, 'attribute_type');
    if (typeof type === 'string') found.set(text(own(inner, 'id')), isSecureType(type));
    Object.values(inner).forEach(look);
  };
  look(value);
  return found;
}

/** The answers of a quotation are stored under the ids of their questions. An unknown question may be secure. */
function isSecureAnswer(keys: readonly string[], questions: ReadonlyMap<string, boolean>): boolean {
  const at = keys.indexOf('policydetails');
  const question = at < 0 ? undefined : keys[at + 1];
  return question !== undefined && (questions.get(question) ?? true);
}

/** A cookie's value that is shorter is a setting rather than a secret. */
const minCookieLength = 16;

/** Secrets in the headers, cookies and addresses of an entry. */
function secretsBesideBodies(entry: unknown): string[] {
  return [own(entry, 'request'), own(entry, 'response')].flatMap((message) => {
    const pairs = (key: string): (readonly [string, string])[] => {
      const list = own(message, key);
      return (Array.isArray(list) ? list.filter(isObject) : []).map(
        (pair) => [text(own(pair, 'name')), text(own(pair, 'value'))] as const,
      );
    };
    const cookies = [
      ...pairs('cookies').map(([, value]) => value),
      ...pairs('headers')
        .filter(([name]) => /cookie/i.test(name))
        .flatMap(([, value]) => value.split(';').map((part) => part.replace(/^[^=]*=/, ''))),
    ];
    const secretValues = [...pairs('headers'), ...pairs('queryString')]
      .filter(([name]) => isSecretKey(name) && !/cookie/i.test(name))
      .map(([, value]) => value.replace(/^\w+ +/, ''));
    return [...cookies.filter((value) => value.trim().length >= minCookieLength), ...secretValues];
  });
}
