import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { calls } from './calls';
import { record, text } from '@/domain/records/read';
import { readNothing, readList, readRecord } from './read';
import { callsOf, type CallRequest, type UploadOptions } from './request';
import { changeResponses } from '@/testing/faults/changeResponses.fixture';
import { send, type Outcome, type SendOptions } from './send';

const server = setupServer();
const named = readList('countries', record({ country_name: text }));
const call = callsOf(calls);
const readCall = call('/viewcountry', named);
const readOneCall = call('/viewcountry', readRecord('country', record({ country_name: text }), 7));
const file = new File(['Policy\nP-1\n'], 'may.csv', { type: 'text/csv' });

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => {
  server.close();
});

function sent(request: CallRequest, changes: Partial<SendOptions> = {}): Promise<Outcome> {
  return send(request, {
    baseUrl: '',
    token: 'tok',
    timeoutMs: 2000,
    flatUpdates: false,
    signal: new AbortController().signal,
    ...changes,
  });
}

function upload(options?: UploadOptions): CallRequest {
  const header = { sender_id: 'S-1', documentUpload: [file], companyName: 'Acme' };
  return {
    path: '/company',
    row: calls['/company'],
    read: readNothing,
    body: header,
    ...(options ? { upload: options } : {}),
  };
}

/** The request that the server saw. */
function seen(method: 'get' | 'post', path: string): Promise<Request> {
  return new Promise((resolve) => {
    server.use(
      http[method](path, ({ request }) => {
        resolve(request.clone());
        return HttpResponse.json({ countries: [] });
      }),
    );
  });
}

test('CALL-001 PROD-11 a read carries the token, asks for JSON, and has no body', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const request = seen('get', '/viewcountry');
  expect(await sent(readCall)).toEqual({ data: [] });
  const { headers, method } = await request;
  expect(method).toBe('GET');
  expect(headers.get('Authorization')).toBe('Bearer tok');
  expect(headers.get('Accept')).toBe('application/json');
  expect(headers.get('Content-Type')).toBeNull();
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin', cache: 'no-store' });
});

test('CALL-014 a change is JSON; without a token there is no header for one, and another site gets no id of the request', async () => {
  const request = seen('post', 'http://bdx.test/v1/editcountry');
  const edit = call('/editcountry', named, { id: 7 });
  await sent(edit, { baseUrl: 'http://bdx.test/v1', token: undefined, isChange: true });
  const { headers } = await request;
  expect(headers.get('X-Request-Id')).toBeNull();
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Authorization')).toBeNull();
  expect(await (await request).json()).toEqual({ id: 7 });
});

test('CALL-017 Q-221 an update sends its fields at the top level where the configuration says so', async () => {
  const record = { id: 7, country_name: 'Canada' };
  const update: CallRequest = {
    path: '/updatecountry',
    row: calls['/updatecountry'],
    read: readNothing,
    body: { countryData: record },
  };
  const wrapped = seen('post', '/updatecountry');
  await sent(update);
  expect(await (await wrapped).json()).toEqual({ countryData: record });
  const flat = seen('post', '/updatecountry');
  await sent(update, { flatUpdates: true });
  expect(await (await flat).json()).toEqual(record);
});

test('CALL-009 an upload is multipart with its token, and reports its progress', async () => {
  const request = seen('post', '/company');
  const onProgress = jest.fn();
  expect(await sent(upload({ onProgress }))).toEqual({ data: null });
  expect(onProgress.mock.calls[0]).toEqual([0]);
  const { headers } = await request;
  expect(headers.get('Authorization')).toBe('Bearer tok');
  expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
  const form = await (await request).formData();
  expect(form.get('companyName')).toBe('Acme');
  expect((form.get('documentUpload') as File).name).toBe('may.csv');
});

test('CALL-009 the progress of an upload is the share of its bytes that was sent; without a known size none is reported', async () => {
  server.use(http.post('/company', () => HttpResponse.json({})));
  const shares: number[] = [];
  const add = jest.spyOn(XMLHttpRequestUpload.prototype, 'addEventListener');
  await sent(upload({ onProgress: (share) => shares.push(share) }));
  const listener = add.mock.calls.find(([type]) => type === 'progress')?.[1] as (event: unknown) => void;
  shares.length = 0;
  listener({ loaded: 25, total: 100 });
  listener({ loaded: 25, total: 0 });
  expect(shares).toEqual([0.25]);
});

test('CALL-009 an upload without a progress callback is sent too, and its failure has the kind of its status', async () => {
  server.use(http.post('/company', () => HttpResponse.json({ message: 'Too large' }, { status: 413 })));
  expect(await sent(upload())).toEqual({
    error: { kind: 'business', path: '/company', status: 413, message: 'Too large' },
  });
});

test('an upload that does not reach the server fails as unreachable', async () => {
  server.use(http.post('/company', () => HttpResponse.error()));
  expect(await sent(upload())).toEqual({ error: { kind: 'unreachable', path: '/company' } });
});

test('an upload is aborted when the user cancels it, and not sent when it was cancelled before', async () => {
  let arrived = 0;
  server.use(
    http.post('/company', async () => {
      arrived += 1;
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort');
  const user = new AbortController();
  const outcome = sent(upload({ signal: user.signal }));
  await new Promise<void>((resolve) => server.events.on('request:start', () => resolve()));
  user.abort();
  expect(await outcome).toEqual({ error: { kind: 'cancelled', path: '/company' } });
  expect(aborted).toHaveBeenCalledTimes(1);
  const before = arrived;
  expect(await sent(upload({ signal: AbortSignal.abort() }))).toEqual({
    error: { kind: 'cancelled', path: '/company' },
  });
  expect(arrived).toBe(before);
});

test('an upload has its own timeouts, independent of other calls', async () => {
  server.use(http.post('/company', () => HttpResponse.json({})));
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await sent(upload(), { timeoutMs: 5 });
  expect(timeout.mock.calls.flat()).toEqual([45_000, 120_000]);
});

test('an upload without progress and without a response times out', async () => {
  server.use(
    http.post('/company', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  const timeout = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const outcome = sent(upload());
  await new Promise<void>((resolve) => server.events.on('request:start', () => resolve()));
  timeout.abort();
  expect(await outcome).toEqual({ error: { kind: 'timedOut', path: '/company' } });
});

test.each([
  ['application/json; charset=iso-8859-1', [0xe7], 'ç'],
  ['application/json;charset="ISO-8859-1"', [0xe7], 'ç'],
  ['application/json; charset=utf-8', [0xc3, 0xa7], 'ç'],
  ['application/json; charset=klingon', [0xc3, 0xa7], 'ç'],
  ['application/json', [0xc3, 0xa7], 'ç'],
])('a response of type %s is read in its charset', async (type, bytes, letter) => {
  const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
  const start = ascii('{"countries":[{"country_name":"Cura');
  const body = new Uint8Array([...start, ...bytes, ...ascii('ao"}]}')]);
  server.use(http.get('/viewcountry', () => new HttpResponse(body, { headers: { 'Content-Type': type } })));
  expect(await sent(readCall)).toEqual({ data: [{ country_name: `Cura${letter}ao` }] });
});

test('a response in UTF-16 or with a byte order mark is read', async () => {
  const text = '{"countries":[{"country_name":"Curaçao"}]}';
  const utf16 = new Uint8Array(
    new Uint16Array([...`\ufeff${text}`].map((each) => each.charCodeAt(0))).buffer,
  );
  for (const [body, charset] of [
    [utf16, 'utf-16le'],
    [new TextEncoder().encode(`\ufeff${text}`), 'utf-8'],
  ] as const) {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    server.use(http.get('/viewcountry', () => new HttpResponse(body, { headers })));
    expect(await sent(readCall)).toEqual({ data: [{ country_name: 'Curaçao' }] });
  }
});

test('a call that its screen aborts ends as cancelled, one that takes too long as timed out', async () => {
  server.use(
    http.get('/viewcountry', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  const screen = new AbortController();
  const outcome = sent(readCall, { signal: screen.signal });
  screen.abort();
  expect(await outcome).toEqual({ error: { kind: 'cancelled', path: '/viewcountry' } });
  expect(await sent(readCall, { timeoutMs: 20 })).toEqual({
    error: { kind: 'timedOut', path: '/viewcountry' },
  });
});

const brokenFunctions: readonly [string, (fail: () => never) => unknown][] = [
  ['AbortSignal.any', (fail) => jest.spyOn(AbortSignal, 'any').mockImplementation(fail)],
  ['AbortSignal.timeout', (fail) => jest.spyOn(AbortSignal, 'timeout').mockImplementation(fail)],
  ['Headers', (fail) => jest.spyOn(globalThis, 'Headers').mockImplementation(fail)],
  ['the body of the request', (fail) => jest.spyOn(JSON, 'stringify').mockImplementation(fail)],
];

test.each(brokenFunctions)(
  'without a working %s no call of the table is sent, and each reports that',
  async (name, breakFunction) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const uploaded = jest.spyOn(XMLHttpRequest.prototype, 'send');
    jest.spyOn(FormData.prototype, 'append').mockImplementation(() => {
      throw new TypeError('append');
    });
    breakFunction(() => {
      throw new TypeError(name);
    });
    for (const [path, row] of Object.entries(calls)) {
      // A read without a body prepares no body.
      if (name === 'the body of the request' && row.encoding !== 'json' && row.encoding !== 'multipart')
        continue;
      const request = { ...upload(), row, path } as CallRequest;
      expect(await sent(request, { isChange: true })).toEqual({ error: { kind: 'notSent', path } });
    }
    expect(fetched).not.toHaveBeenCalled();
    expect(uploaded).not.toHaveBeenCalled();
  },
);

test.each([
  ['a read', readCall],
  ['a change', call('/editcountry', named, { id: 7 })],
  ['an upload', upload()],
])('%s whose token has a character that no header allows is not sent', async (_what, request) => {
  const outcome = await sent(request, { token: 'tok€n', isChange: true });
  expect(outcome).toEqual({ error: { kind: 'notSent', path: request.path } });
});

test('a call that was cancelled before it could be prepared ends as cancelled', async () => {
  jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any');
  });
  expect(await sent(readCall, { signal: AbortSignal.abort() })).toEqual({
    error: { kind: 'cancelled', path: '/viewcountry' },
  });
});

test.each<[string, () => Response, unknown]>([
  ['no connection', () => HttpResponse.error(), { kind: 'unreachable' }],
  [
    '401',
    () => HttpResponse.json({ message: 'Who?' }, { status: 401 }),
    { kind: 'signedOut', status: 401, message: 'Who?' },
  ],
  ['403 in HTML', () => HttpResponse.html('<p>no', { status: 403 }), { kind: 'notAllowed', status: 403 }],
  ['502 in HTML', () => HttpResponse.html('<html>', { status: 502 }), { kind: 'serverError', status: 502 }],
  ['HTML', () => HttpResponse.html(' \n<html>'), { kind: 'unreadable', status: 200 }],
  ['half of JSON', () => new HttpResponse('{"countries":['), { kind: 'unreadable', status: 200 }],
  ['nothing', () => new HttpResponse(''), { kind: 'unreadable', status: 200, isEmpty: true }],
  ['something else', () => HttpResponse.json({ weather: 'fine' }), { kind: 'unreadable', status: 200 }],
  [
    'a message only',
    () => HttpResponse.json({ message: 'Not today' }),
    { kind: 'business', status: 200, message: 'Not today' },
  ],
  [
    'a message that is no text',
    () => HttpResponse.json({ message: { a: 1 } }),
    { kind: 'unreadable', status: 200 },
  ],
  ['a list of messages', () => HttpResponse.json('message'), { kind: 'unreadable', status: 200 }],
  [
    'Q-226 the status 500 in the body',
    () => HttpResponse.json({ status: 500, countries: [], message: 'It broke' }),
    { kind: 'serverError', status: 200, message: 'It broke' },
  ],
  [
    'Q-226 the status 400 in the body',
    () => HttpResponse.json({ status: 400, countries: [] }),
    { kind: 'business', status: 200 },
  ],
])('ERR-06 a response of %s is a failure of its kind', async (_, response, error) => {
  server.use(http.get('/viewcountry', response));
  expect(await sent(readOneCall)).toEqual({ error: { path: '/viewcountry', ...(error as object) } });
});

test.each([
  ['Q-226 the status 200', { status: 200, countries: [{ country_name: 'Canada' }] }],
  ['Q-226 the status 399', { status: 399, countries: [{ country_name: 'Canada' }] }],
  ['a status in words', { status: 'failed', countries: [{ country_name: 'Canada' }] }],
  ['a message', { message: '1 row', countries: [{ country_name: 'Canada' }] }],
])('a list with %s beside it is read', async (_, responseBody) => {
  server.use(http.get('/viewcountry', () => HttpResponse.json(responseBody)));
  expect(await sent(readCall)).toEqual({ data: [{ country_name: 'Canada' }] });
});

test('Q-225 a reader gets the status, and the text of a response that is not JSON', async () => {
  server.use(http.get('/viewcountry', () => new HttpResponse('OK', { status: 202 })));
  const read = jest.fn(readNothing);
  expect(await sent({ ...readCall, read })).toEqual({ data: null });
  expect(read).toHaveBeenCalledWith('OK', 202);
});

const change: CallRequest = {
  path: '/createcountry',
  row: calls['/createcountry'],
  read: readNothing,
  body: { country_name: 'Norway' },
};

/** An error of the call, of which only the kind matters. */
function errorOf({ shown, words }: (typeof changeResponses)[number]): unknown {
  const kind = shown === 'refused' ? 'business' : 'unreadable';
  return { kind, path: '/createcountry', status: 200, ...(words === '' ? {} : { message: words }) };
}

test.each(changeResponses.map((response) => [response.body, response] as const))(
  'the body %j of a response of 200 to a change decides its result and message',
  async (body, response) => {
    server.use(http.post('/createcountry', () => new HttpResponse(body)));
    expect(await sent(change, { isChange: true })).toEqual(
      response.shown === 'done' ? { data: null } : { error: errorOf(response) },
    );
  },
);

test('ERR-06 a record in the response to a read may have its own status or error', async () => {
  server.use(
    http.get('/viewcountry', () =>
      HttpResponse.json({ country: { country_name: 'Canada' }, status: false, error: 'x' }),
    ),
  );
  expect(await sent(readOneCall)).toEqual({ data: { country_name: 'Canada', id: 7 } });
});

test.each<[string, object]>([
  ['a status', { status: false, countries: [], message: 'Not for you' }],
  ['an error', { error: 'Not for you' }],
])('Q-240 a list that was refused by %s is not an empty one', async (_name, body) => {
  server.use(http.get('/viewcountry', () => HttpResponse.json(body)));
  expect(await sent(readCall)).toMatchObject({ error: { kind: 'business', message: 'Not for you' } });
});

test.each<[string, () => Response]>([
  ['half of JSON', () => new HttpResponse('{"countries":[')],
  ['HTML', () => HttpResponse.html('<p>Sign in')],
])('Q-240 %s is not an empty list', async (_name, response) => {
  server.use(http.get('/viewcountry', response));
  expect(await sent(readCall)).toMatchObject({ error: { kind: 'unreadable' } });
});

test('a status of 500 in the body of a response with status 200 to a change is a server error', async () => {
  server.use(http.post('/createcountry', () => HttpResponse.json({ status: 500 })));
  expect(await sent(change, { isChange: true })).toMatchObject({ error: { kind: 'serverError' } });
});
