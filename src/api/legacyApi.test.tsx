import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { defaultConfig } from '@/domain/access/config';
import type { PaymentRequest } from '@/domain/records/quotations';
import { Sealed } from '@/domain/text/secret';
import { bordereauApi } from './bordereau';
import { companiesApi } from './companies';
import { legacyApi } from './legacyApi';
import { partnersApi } from './partners';
import { quotationsApi } from './quotations';
import { recoveryApi } from './recovery';
import { referenceApi } from './reference';
import { setRuntimeConfig, configureApi, type ApiDependencies } from './runtime';
import { sessionApi } from './session';

const server = setupServer();
const dependencies: ApiDependencies = {
  areaOnScreen: () => 'admin',
  token: (area) => `${area}-token`,
  isIntact: () => true,
  isTokenRefused: jest.fn(() => Promise.resolve(true)),
  refused: jest.fn(),
};
const country = {
  country_code: 'CA',
  country_name: 'Canada',
  country_regularcode: '124',
  country_marketname: 'North',
  country_currencycode: 'CAD',
  country_languagecode: 'en',
};

function newStore() {
  return configureStore({
    reducer: { [legacyApi.reducerPath]: legacyApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(legacyApi.middleware),
  });
}

let store = newStore();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  store = newStore();
  setRuntimeConfig(defaultConfig);
  configureApi(dependencies);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  jest.mocked(dependencies.refused).mockClear();
});
afterAll(() => {
  server.close();
});

function viewCountries() {
  return store.dispatch(referenceApi.endpoints.viewCountry.initiate(undefined));
}

function createCountry() {
  return store.dispatch(referenceApi.endpoints.createCountry.initiate(country));
}

test('CALL-001 CALL-015 CALL-084 a list is got from its path and read from its key', async () => {
  server.use(http.get('/viewcountry', () => HttpResponse.json({ countries: [{ id: 1, ...country }] })));
  expect((await viewCountries()).data).toEqual([{ id: 1, ...country }]);
});

test('each change on this site has a new request id, a read has none', async () => {
  const ids: (string | null)[] = [];
  const note = ({ request }: { request: Request }): Response => {
    ids.push(request.headers.get('X-Request-Id'));
    return HttpResponse.json({ countries: [] });
  };
  server.use(http.get('/viewcountry', note), http.post('/createcountry', note));
  await createCountry();
  await createCountry();
  await viewCountries();
  expect(ids).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{32}$/),
    null,
  ]);
  expect(ids[0]).not.toBe(ids[1]);
});

test('CALL-014 CALL-017 an update wraps the whole record under its key, as JSON', async () => {
  let sent: unknown;
  server.use(
    http.post('/updatecountry', async ({ request }) => {
      sent = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const result = await store.dispatch(referenceApi.endpoints.updateCountry.initiate({ id: 7, ...country }));
  expect(result.error).toBeUndefined();
  expect(sent).toEqual({ countryData: { id: 7, ...country } });
});

test('an update sends its fields at the top level if this is configured', async () => {
  setRuntimeConfig({ ...defaultConfig, updateBody: 'flat' });
  let sent: unknown;
  server.use(
    http.post('/updatecountry', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({});
    }),
  );
  await store.dispatch(referenceApi.endpoints.updateCountry.initiate({ id: 7, ...country }));
  expect(sent).toEqual({ id: 7, ...country });
});

test('the time limit of a payment is two minutes, of other calls the configured time', async () => {
  setRuntimeConfig({ ...defaultConfig, requestTimeoutMs: 1000 });
  const limit = jest.spyOn(AbortSignal, 'timeout');
  server.use(
    http.get('/viewcountry', () => HttpResponse.json({ countries: [] })),
    http.post('/policyquotationpayment', () => HttpResponse.json({})),
  );
  const payment = new Sealed({} as PaymentRequest);
  await store.dispatch(quotationsApi.endpoints.policyQuotationPayment.initiate(payment, { track: false }));
  await viewCountries();
  expect(limit.mock.calls).toEqual([[120_000], [1000]]);
});

test('a body has no key that the table does not list', async () => {
  let sent: unknown;
  server.use(
    http.post('/createcountry', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({});
    }),
  );
  const withMore = { ...country, id: 3, note: 'x' };
  await store.dispatch(referenceApi.endpoints.createCountry.initiate(withMore));
  expect(sent).toEqual(country);
});

test('CALL-009 the company call is multipart: text parts, and each document under documentUpload', async () => {
  let form: FormData | undefined;
  server.use(
    http.post('/company', async ({ request }) => {
      form = await request.formData();
      return HttpResponse.json({});
    }),
  );
  const documents = [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')];
  const fields = { companyName: 'Acme', password: 'pw' } as unknown as Parameters<
    typeof companiesApi.endpoints.company.initiate
  >[0] extends Sealed<infer T>
    ? T extends { fields: infer F }
      ? F
      : never
    : never;
  const result = await store.dispatch(
    companiesApi.endpoints.company.initiate(new Sealed({ fields, documents })),
  );
  expect(result.error).toBeUndefined();
  expect(form?.get('companyName')).toBe('Acme');
  expect(form?.getAll('documentUpload').map((file) => (file as File).name)).toEqual(['one.txt', 'two.txt']);
});

describe('faults', () => {
  const faults: [string, () => Response | Promise<Response>, string][] = [
    ['F1 refused', () => HttpResponse.error(), 'unreachable'],
    ['F4 500 JSON', () => HttpResponse.json({ message: 'boom' }, { status: 500 }), 'serverError'],
    ['F5 502 HTML', () => HttpResponse.html('<html>bad gateway</html>', { status: 502 }), 'serverError'],
    ['F6 200 HTML', () => HttpResponse.html('<!doctype html><p>hi</p>'), 'unreadable'],
    ['F3 cut short', () => new HttpResponse('{"countries": [{"id"', { status: 200 }), 'unreadable'],
    ['F8 wrong shape', () => HttpResponse.json({ countries: 'none' }), 'unreadable'],
    ['F9 401', () => HttpResponse.json({}, { status: 401 }), 'signedOut'],
    ['403', () => HttpResponse.json({}, { status: 403 }), 'notAllowed'],
    ['Q-226 a status in the body', () => HttpResponse.json({ status: 500, countries: [] }), 'serverError'],
  ];

  test.each(faults)('%s on a list ends as a failure of its kind', async (_name, response, kind) => {
    server.use(http.get('/viewcountry', response));
    const { data, error } = await viewCountries();
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind, path: '/viewcountry' });
  });

  test('F2 a call without a response fails after its timeout', async () => {
    setRuntimeConfig({ ...defaultConfig, requestTimeoutMs: 50 });
    server.use(
      http.post('/createcountry', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    expect((await createCountry()).error).toMatchObject({ kind: 'timedOut' });
  });

  test.each([429, 502, 503, 504])('a list is requested once more after %i', async (status) => {
    let asked = 0;
    server.use(
      http.get('/viewcountry', () => {
        asked += 1;
        return asked === 1 ? new HttpResponse(null, { status }) : HttpResponse.json({ countries: [] });
      }),
    );
    expect((await viewCountries()).data).toEqual([]);
    expect(asked).toBe(2);
  });

  test('a list is requested once more if the server cannot be reached, and not a third time', async () => {
    let asked = 0;
    server.use(
      http.get('/viewcountry', () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    expect((await viewCountries()).error).toMatchObject({ kind: 'unreachable' });
    expect(asked).toBe(2);
  });

  test.each([500, 400, 404])('a list is not requested again after %i', async (status) => {
    let asked = 0;
    server.use(
      http.get('/viewcountry', () => {
        asked += 1;
        return new HttpResponse(null, { status });
      }),
    );
    await viewCountries();
    expect(asked).toBe(1);
  });

  test('a list is not requested again if its screen has aborted it', async () => {
    let asked = 0;
    server.use(
      http.get('/viewcountry', () => {
        asked += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const logged = new Promise<void>((resolve) => {
      jest.mocked(console.warn).mockImplementation(() => resolve());
    });
    const list = viewCountries();
    const later = globalThis.setTimeout;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((work, delayMs) => {
      // The pause before the second time.
      if (delayMs === 300) list.abort();
      return later(work, delayMs);
    });
    await logged;
    expect(asked).toBe(1);
  });

  test('ERR-05 a call that a screen aborts is not logged', async () => {
    server.use(http.get('/viewcountry', () => delay('infinite').then(() => HttpResponse.json({}))));
    const list = viewCountries();
    list.abort();
    await list;
    server.use(http.get('/viewcountry', () => HttpResponse.json({ countries: [] })));
    await viewCountries();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each([
    ['a network failure', () => HttpResponse.error()],
    ['503', () => new HttpResponse(null, { status: 503 })],
  ])('a change is never repeated automatically after %s', async (_name, response) => {
    let sent = 0;
    server.use(
      http.post('/createcountry', () => {
        sent += 1;
        return response();
      }),
    );
    expect((await createCountry()).error).toBeDefined();
    expect(sent).toBe(1);
  });

  test('Q-225 a change whose response is not documented succeeds on any 2xx except HTML', async () => {
    const responses = [
      new HttpResponse(null, { status: 204 }),
      new HttpResponse('OK', { status: 200 }),
      HttpResponse.json({ message: 'Created' }, { status: 201 }),
    ];
    for (const response of responses) {
      server.use(http.post('/createcountry', () => response.clone()));
      expect((await createCountry()).error).toBeUndefined();
    }
    server.use(http.post('/createcountry', () => HttpResponse.html('<p>log in</p>')));
    expect((await createCountry()).error).toMatchObject({ kind: 'unreadable' });
  });

  test('ERR-05 a failure is logged in one line that holds no body and no long number', async () => {
    server.use(
      http.post('/createcountry', () =>
        HttpResponse.json({ message: 'card 4111111111111111' }, { status: 400 }),
      ),
    );
    await createCountry();
    expect(console.warn).toHaveBeenCalledTimes(1);
    const [line] = jest.mocked(console.warn).mock.calls[0] ?? [];
    expect(line).toBe('Call failed path=/createcountry kind=business status=400');
  });
});

describe('token, server and session', () => {
  function seenHeader(): { value: string | null } {
    const seen: { value: string | null } = { value: null };
    server.use(
      http.get('*/viewcountry', ({ request }) => {
        seen.value = request.headers.get('Authorization');
        return HttpResponse.json({ countries: [] });
      }),
    );
    return seen;
  }

  test('PROD-11 the token goes with a call to the same origin, and never when so configured', async () => {
    const seen = seenHeader();
    await viewCountries();
    expect(seen.value).toBe('Bearer admin-token');
    setRuntimeConfig({ ...defaultConfig, sendToken: 'never' });
    await store.dispatch(referenceApi.endpoints.viewCountry.initiate(undefined, { forceRefetch: true }));
    expect(seen.value).toBeNull();
  });

  test('BDXCAR-28 the BDX calls go to their configured base, without a token unless told to', async () => {
    setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'http://bdx.test/v1' });
    let header: string | null = 'unseen';
    server.use(
      http.post('http://bdx.test/v1/viewBDXInbound', ({ request }) => {
        header = request.headers.get('Authorization');
        return HttpResponse.json({ brdxList: [] });
      }),
    );
    const ask = () =>
      store.dispatch(
        bordereauApi.endpoints.viewBDXInbound.initiate(
          { client_id: 1, career_id: 2 },
          { forceRefetch: true },
        ),
      );
    expect((await ask()).data).toEqual([]);
    expect(header).toBeNull();
    setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'http://bdx.test/v1', sendToken: 'always' });
    await ask();
    expect(header).toBe('Bearer bdx-token');
  });

  test('Q-203 a call that both areas make goes to the server of the area on screen', async () => {
    setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'http://bdx.test' });
    configureApi({ ...dependencies, areaOnScreen: () => 'bdx' });
    server.use(
      http.post('http://bdx.test/editcarrier', () =>
        HttpResponse.json({ carrier: { id: 3, carriername: 'Atlas' } }),
      ),
    );
    const { data } = await store.dispatch(partnersApi.endpoints.editCarrier.initiate(3));
    expect(data?.carriername).toBe('Atlas');
  });

  test('GUARD-09 a 401 is reported to the session of its area, once for each call', async () => {
    server.use(http.get('/viewcountry', () => new HttpResponse(null, { status: 401 })));
    await viewCountries();
    expect(dependencies.refused).toHaveBeenCalledTimes(1);
    expect(dependencies.refused).toHaveBeenCalledWith('admin', dependencies.token('admin'));
  });

  test.each([
    ['a read', viewCountries],
    ['a change', createCountry],
  ])('a 401 to %s alone is not the end of the session: the call is not allowed', async (_name, callOnce) => {
    jest.mocked(dependencies.isTokenRefused).mockResolvedValueOnce(false);
    server.use(http.all(/country/, () => HttpResponse.json({ message: 'Not for you' }, { status: 401 })));
    expect((await callOnce()).error).toMatchObject({
      kind: 'notAllowed',
      status: 401,
      message: 'Not for you',
    });
    expect(dependencies.refused).not.toHaveBeenCalled();
  });

  test('LOGIN-12 ERR-01 a refused sign-in is a plain refusal with the message, not the end of a session', async () => {
    server.use(
      http.post('/commonlogin', () => HttpResponse.json({ message: 'Wrong password' }, { status: 401 })),
    );
    const login = sessionApi.endpoints.commonLogin.initiate(new Sealed({ username: 'a', password: 'b' }));
    expect((await store.dispatch(login)).error).toMatchObject({
      kind: 'business',
      message: 'Wrong password',
    });
    expect(dependencies.refused).not.toHaveBeenCalled();
  });

  test('BDXCAR-28 a recovery needs no session, carries no token, and its 401 is a plain refusal', async () => {
    setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'http://bdx.test', sendToken: 'always' });
    configureApi({ ...dependencies, isIntact: () => false });
    let header: string | null = 'unseen';
    server.use(
      http.post('http://bdx.test/clientuserforgotlogin', ({ request }) => {
        header = request.headers.get('Authorization');
        return HttpResponse.json({ message: 'Unknown user' }, { status: 401 });
      }),
    );
    const ask = recoveryApi.endpoints.clientUserForgotLogin.initiate({
      area: 'bdx',
      body: new Sealed({ phonenumber: '13075550144' }),
    });
    expect((await store.dispatch(ask)).error).toMatchObject({ kind: 'business', message: 'Unknown user' });
    expect(header).toBeNull();
    expect(dependencies.refused).not.toHaveBeenCalled();
  });

  test('BDXCAR-28 the calls of the administration stay with its own server, whatever the BDX base', async () => {
    setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'http://bdx.test' });
    server.use(http.get('http://localhost/viewcountry', () => HttpResponse.json({ countries: [] })));
    expect((await viewCountries()).data).toEqual([]);
  });

  test.each([
    ['a success', () => HttpResponse.json({ countries: [] })],
    ['500', () => HttpResponse.json({}, { status: 500 })],
    ['403', () => HttpResponse.json({}, { status: 403 })],
  ])('GUARD-07 %s does not end a session', async (_name, response) => {
    server.use(http.get('/viewcountry', response));
    await viewCountries();
    expect(dependencies.refused).not.toHaveBeenCalled();
  });

  test('nothing is sent when storage no longer holds the identity of this page', async () => {
    configureApi({ ...dependencies, isIntact: () => false });
    expect((await viewCountries()).error).toMatchObject({ kind: 'signedOut' });
  });

  test.each(['isIntact', 'token'] as const)(
    'a call was not sent if the session cannot be read (%s)',
    async (name) => {
      const broken = (): never => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      configureApi({ ...dependencies, [name]: broken });
      const create = referenceApi.endpoints.createCountry.initiate(country);
      expect((await store.dispatch(create)).error).toMatchObject({ kind: 'notSent', path: '/createcountry' });
    },
  );

  test('a password is plain text in the request and nowhere else', async () => {
    let sent: unknown;
    const actions: unknown[] = [];
    const recorder: Middleware = () => (next) => (action) => {
      actions.push(action);
      return next(action);
    };
    const spy = configureStore({
      reducer: { [legacyApi.reducerPath]: legacyApi.reducer },
      middleware: (defaults) => defaults({ serializableCheck: false }).concat(legacyApi.middleware, recorder),
    });
    server.use(
      http.post('/commonlogin', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ token: 'tok', user_id: 3, client_id: 7, login_type: 1 });
      }),
    );
    const credentials = new Sealed({ username: 'admin', password: 'hush-hush' });
    await spy.dispatch(sessionApi.endpoints.commonLogin.initiate(credentials));
    expect(sent).toEqual({ username: 'admin', password: 'hush-hush' });
    expect(JSON.stringify(actions)).not.toContain('hush-hush');
    expect(JSON.stringify(spy.getState())).not.toContain('hush-hush');
  });
});
