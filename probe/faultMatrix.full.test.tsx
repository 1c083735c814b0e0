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
import { questions } from './questions';

/** Every call of the table met by every fault, at the one place where all calls go through. The screens have their own. */

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

/** Before there is a session, a 401 is a plain refusal. */
const isAnonymous = (path: CallPath): boolean =>
  calls[path].area === 'recovery' || path === '/commonlogin' || path === '/carrierlogin';

/**
 * Calls for which any 2xx but HTML may be success: those whose answer the documents do not show, and the updates, whose
 * answer no screen needs. Two read what any object says: whether a username is taken, and the id that
 * a checked code gives, which need not be there.
 */
function mayTakeAnything(fault: string, path: CallPath): boolean {
  const { response, wraps }: CallRow = calls[path];
  if (response.length === 0 || wraps !== undefined) return true;
  if (path === '/commonloginverification') return fault.startsWith('F8');
  if (path === '/clientuserforgetpasswordotpcheck') return fault === 'F7 200 empty';
  return path === '/clientuserforgotlogin' && fault === 'F8 200 wrong shape';
}

/** The expected kinds of failure; undefined means success. */
function rightKinds(fault: string, call: Asked): readonly (FailureKind | undefined)[] {
  const { path, isRead } = call;
  const odd: FailureKind = fault.includes('message') ? 'business' : 'unreadable';
  switch (fault.slice(0, 2)) {
    case 'R ':
      // A record that is read may have a status or an error of its own; any change is refused.
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
      // an answer without rows is an empty list.
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
  given: one,
  id: one,
  of: one,
  text: () => '1',
} as unknown as Known;

interface Asked {
  readonly name: string;
  readonly arg: unknown;
  readonly isRead: boolean;
  readonly path: CallPath;
  /** Whether it reads a list. */
  readonly isList: boolean;
}

function asked(name: string, arg: unknown, isRead: boolean): Asked {
  const { path, read } = requestOf(name, arg);
  return { name, arg, isRead, path, isList: isRead && Array.isArray(read([], 200)) };
}

const all = [
  ...Object.entries(questions).map(([name, ask]) => asked(name, ask(known), true)),
  ...Object.entries(changes).map(([name, arg]) => asked(name, arg, false)),
];

interface Endpoint {
  initiate: (arg: unknown, options: object) => (dispatch: unknown) => Promise<{ error?: unknown }>;
}

/** A store for each call: what one changes, another would otherwise ask for again. */
function newStore() {
  return configureStore({
    reducer: { [legacyApi.reducerPath]: legacyApi.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(legacyApi.middleware),
  });
}

/** Makes one call and gives the kind of its failure; undefined for a success. */
async function outcomeOf({
  name,
  arg,
  isRead,
}: Asked): Promise<FailureKind | undefined | 'no failure of ours'> {
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

/** Logins and recoveries go on with what the answer holds: without it, it is a failure of theirs. */
const readsItsAnswer = ({ path }: Asked): boolean =>
  isAnonymous(path) && path !== '/clientuserforgotpasswordchange';

/** What a call that changes something may end with. */
function kindsAfter(
  { shown, isMessageAlone = false }: (typeof changeResponses)[number],
  call: Asked,
): readonly unknown[] {
  if (shown === 'refused') return ['business'];
  if (shown === 'not confirmed') return ['unreadable'];
  if (readsItsAnswer(call)) return [undefined, 'unreadable', 'business'];
  return isMessageAlone && call.path === '/clientuserforgotpasswordchange' ? ['business'] : [undefined];
}

test.each(changeResponses.map((answer) => [answer.body, answer] as const))(
  'every change that is answered with 200 and %j ends as the table of answers says',
  async (body, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    configureApi({
      areaOnScreen: () => 'admin',
      token: () => 'token',
      isIntact: () => true,
      refused: jest.fn(),
    });
    server.use(http.all('*', () => new HttpResponse(body)));
    const allChanges = all.filter(({ isRead }) => !isRead);
    const ends = await Promise.all(
      allChanges.map(async (call) => [call.path, await outcomeOf(call), kindsAfter(answer, call)] as const),
    );
    server.resetHandlers();
    jest.restoreAllMocks();
    expect(ends.length).toBeGreaterThan(60);
    expect(ends.filter(([, kind, expected]) => !expected.includes(kind))).toEqual([]);
  },
);

describe.each(Object.entries(faults))('%s', (fault, answer) => {
  const outcomes = new Map<CallPath, unknown>();
  const requests = new Map<string, number>();
  const refused = jest.fn();

  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // The real limits are half a minute, and two minutes for an upload.
    jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => realTimeout(fault.startsWith('F2') ? 100 : ms));
    configureApi({ areaOnScreen: () => 'admin', token: () => 'token', isIntact: () => true, refused });
    server.use(
      http.all('*', ({ request }) => {
        const { pathname } = new URL(request.url);
        requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
        return answer();
      }),
    );
    await Promise.all(all.map(async (call) => outcomes.set(call.path, await outcomeOf(call))));
    // A change hears of its refusal first, and the session in the task after.
    await new Promise((resolve) => setTimeout(resolve));
  });
  afterAll(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
  });

  test.each(all.map((call) => [call.path, call] as const))('%s ends as it should', (path, call) => {
    expect(rightKinds(fault, call)).toContain(outcomes.get(path));
    const isRepeated = call.isRead && /^F[15]/.test(fault);
    expect(requests.get(path)).toBe(isRepeated ? 2 : 1);
  });

  test('a refused token ends the session of its area, once a call', () => {
    const signedIn = all.filter(({ path }) => !isAnonymous(path));
    expect(refused).toHaveBeenCalledTimes(fault.startsWith('F9') ? signedIn.length : 0);
  });
});
