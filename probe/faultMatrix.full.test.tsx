import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { calls, type CallPath } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import { isCallFailure, type FailureKind } from '@/domain/saving/failure';
import { legacyApi } from '@/api/legacyApi';
import { configureApi } from '@/api/runtime';
import { changeResponses } from '@/testing/faults/changeResponses.fixture';
import { changes } from './changes.fixture';
import { requestOf } from './endpoints';
import type { Known } from './known';
import { readArguments } from './readArguments';

/** Every call of the table with every fault, at the request layer of all calls. The screens have their own tests. */

const html = '<html><body>Bad gateway</body></html>';
const asHtml = { headers: { 'Content-Type': 'text/html' } };
const asJson = { headers: { 'Content-Type': 'application/json' } };

const faults: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'F1 refused': () => HttpResponse.error(),
  'F2 hang': () => new Promise<Response>(() => undefined),
  'F3 cut short': () => new HttpResponse('{"countries":[{"id":1,"country_na', asJson),
  'F4 500 JSON': () => HttpResponse.json({ message: 'It broke' }, { status: 500 }),
  'F5 502 HTML': () => new HttpResponse(html, { ...asHtml, status: 502 }),
  'F6 200 HTML': () => new HttpResponse(html, asHtml),
  'F7 200 empty': () => new HttpResponse('', asJson),
  'F7 200 null': () => new HttpResponse('null', asJson),
  'F8 200 wrong shape': () => HttpResponse.json({ unexpected: true }),
  'F8 200 with only a message': () => HttpResponse.json({ message: 'Not for you' }),
  'R 200 status false': () => HttpResponse.json({ status: false }),
  'R 200 status "false"': () => HttpResponse.json({ status: 'false' }),
  'R 200 status 0': () => HttpResponse.json({ status: 0 }),
  'R 200 success false': () => HttpResponse.json({ success: false }),
  'R 200 error': () => HttpResponse.json({ error: 'Not done' }),
  'R 200 errors': () => HttpResponse.json({ errors: [{ field: 'name' }] }),
  'R 200 inner 422': () => HttpResponse.json({ status: 422 }),
  'F9 401': () => HttpResponse.json({ message: 'Session expired' }, { status: 401 }),
};

/** Without a session, a 401 is a plain refusal. */
const isAnonymous = (path: CallPath): boolean =>
  calls[path].area === 'recovery' || path === '/commonlogin' || path === '/carrierlogin';

/**
 * Calls for which any 2xx except HTML may be a success: those whose response is not documented, and the updates, whose
 * response no screen needs. Two accept any object: the check of a username, and the check of a code,
 * whose id may be missing.
 */
function mayTakeAnything(fault: string, path: CallPath): boolean {
  const { response, wraps }: CallRow = calls[path];
  if (response.length === 0 || wraps !== undefined) return true;
  if (path === '/commonloginverification') return fault.startsWith('F8');
  if (path === '/clientuserforgetpasswordotpcheck') return fault === 'F7 200 empty';
  return path === '/clientuserforgotlogin' && fault === 'F8 200 wrong shape';
}

/** The expected kinds of failure; undefined means success. */
function rightKinds(fault: string, call: DescribedCall): readonly (FailureKind | undefined)[] {
  const { path, isRead } = call;
  const odd: FailureKind = fault.includes('message') ? 'business' : 'unreadable';
  switch (fault.slice(0, 2)) {
    case 'R ':
      // A record may have a `status` or `error` field of its own; a change with such a field is refused.
      return isRead ? [undefined, 'unreadable', 'business'] : ['business'];
    case 'F1':
      return ['unreachable'];
    case 'F2':
      return ['timedOut'];
    case 'F4':
    case 'F5':
      return ['serverError'];
    case 'F6':
      return ['unreadable'];
    case 'F9':
      return [isAnonymous(path) ? 'business' : 'signedOut'];
    default:
      // a response without rows is an empty list.
      if (call.isList && !fault.startsWith('F3')) return [undefined];
      return mayTakeAnything(fault, path) ? [undefined, odd] : [odd];
  }
}

const one = (): number => 1;
const known = {
  clientId: one,
  clientType: () => '1',
  carrierId: one,
  carriersClientId: one,
  idOption: one,
  id: one,
  field: one,
  text: () => '1',
} as unknown as Known;

interface DescribedCall {
  readonly name: string;
  readonly arg: unknown;
  readonly isRead: boolean;
  readonly path: CallPath;
  /** Whether the call reads a list. */
  readonly isList: boolean;
}

function describedCall(name: string, arg: unknown, isRead: boolean): DescribedCall {
  const { path, read } = requestOf(name, arg);
  return { name, arg, isRead, path, isList: isRead && Array.isArray(read([], 200)) };
}

const all = [
  ...Object.entries(readArguments).map(([name, ask]) => describedCall(name, ask(known), true)),
  ...Object.entries(changes).map(([name, arg]) => describedCall(name, arg, false)),
];

interface Endpoint {
  initiate: (arg: unknown, options: object) => (dispatch: unknown) => Promise<{ error?: unknown }>;
}

/** A new store for each call, because a change makes other queries load again. */
function newStore() {
  return configureStore({
    reducer: { [legacyApi.reducerPath]: legacyApi.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(legacyApi.middleware),
  });
}

/** Makes one call and returns the kind of its failure; undefined for a success. */
async function outcomeOf({
  name,
  arg,
  isRead,
}: DescribedCall): Promise<FailureKind | undefined | 'no failure of ours'> {
  const endpoint = (legacyApi.endpoints as Record<string, Endpoint>)[name]!;
  const options = isRead ? { forceRefetch: true } : { track: false };
  const running = newStore().dispatch(endpoint.initiate(arg, options) as () => Promise<{ error?: unknown }>);
  const { error } = await running;
  if (error === undefined) return undefined;
  return isCallFailure(error) ? error.kind : 'no failure of ours';
}

const server = setupServer();
const realTimeout = AbortSignal.timeout.bind(AbortSignal);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});

test('every call of the table is in the matrix', () => {
  expect(all.map(({ path }) => path).sort()).toEqual(Object.keys(calls).sort());
});

/** Logins and recoveries need the content of the response: without it they fail. */
const needsResponse = ({ path }: DescribedCall): boolean =>
  isAnonymous(path) && path !== '/clientuserforgotpasswordchange';

/** The possible results of a change. */
function kindsAfter(
  { shown, isMessageOnly = false }: (typeof changeResponses)[number],
  call: DescribedCall,
): readonly unknown[] {
  if (shown === 'refused') return ['business'];
  if (shown === 'not confirmed') return ['unreadable'];
  if (needsResponse(call)) return [undefined, 'unreadable', 'business'];
  return isMessageOnly && call.path === '/clientuserforgotpasswordchange' ? ['business'] : [undefined];
}

test.each(changeResponses.map((response) => [response.body, response] as const))(
  'every change with the response 200 and %j has the result of the table',
  async (body, response) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    configureApi({
      areaOnScreen: () => 'admin',
      token: () => 'token',
      isIntact: () => true,
      isTokenRefused: () => Promise.resolve(true),
      refused: jest.fn(),
    });
    server.use(http.all('*', () => new HttpResponse(body)));
    const allChanges = all.filter(({ isRead }) => !isRead);
    const ends = await Promise.all(
      allChanges.map(async (call) => [call.path, await outcomeOf(call), kindsAfter(response, call)] as const),
    );
    server.resetHandlers();
    jest.restoreAllMocks();
    expect(ends.length).toBeGreaterThan(60);
    expect(ends.filter(([, kind, expected]) => !expected.includes(kind))).toEqual([]);
  },
);

describe.each(Object.entries(faults))('%s', (fault, respond) => {
  const outcomes = new Map<CallPath, unknown>();
  const requests = new Map<string, number>();
  const refused = jest.fn();

  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // The real limits are half a minute, and two minutes for an upload.
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => realTimeout(fault.startsWith('F2') ? 100 : ms));
    configureApi({
      areaOnScreen: () => 'admin',
      token: () => 'token',
      isIntact: () => true,
      isTokenRefused: () => Promise.resolve(true),
      refused,
    });
    server.use(
      http.all('*', ({ request }) => {
        const { pathname } = new URL(request.url);
        requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
        return respond();
      }),
    );
    await Promise.all(all.map(async (call) => outcomes.set(call.path, await outcomeOf(call))));
    // A change gets its refusal first; the session ends in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  afterAll(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
  });

  test.each(all.map((call) => [call.path, call] as const))('%s has the expected result', (path, call) => {
    expect(rightKinds(fault, call)).toContain(outcomes.get(path));
    const isRepeated = call.isRead && /^F[15]/.test(fault);
    expect(requests.get(path)).toBe(isRepeated ? 2 : 1);
  });

  test('a refused token ends the session of its area, once for each call', () => {
    const signedIn = all.filter(({ path }) => !isAnonymous(path));
    expect(refused).toHaveBeenCalledTimes(fault.startsWith('F9') ? signedIn.length : 0);
  });
});
