import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { calls } from './calls';
import { isMissingPart, missingReason } from './missingPart';
import { done } from './read';
import type { CallRequest } from './request';
import { send, type Outcome } from './send';

const part = '/assets/sendFiles.1234567.js';
const missing: Error = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: `http://localhost${part}`,
});

let isPartMissing = false;
jest.mock<object>('./sendFiles', () => {
  if (isPartMissing) throw missing;
  return jest.requireActual<object>('./sendFiles');
});

const server = setupServer();
const uploads: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  jest.resetModules();
  uploads.length = 0;
  isPartMissing = true;
  server.use(
    http.post('/company', () => {
      uploads.push('/company');
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function upload(): Promise<Outcome> {
  const request: CallRequest = {
    path: '/company',
    row: calls['/company'],
    read: done,
    body: { companyName: 'Acme' },
  };
  return send(request, {
    baseUrl: '',
    token: undefined,
    timeoutMs: 2000,
    flatUpdates: false,
    signal: new AbortController().signal,
  });
}

function answerForPart(answer: () => Response): void {
  server.use(http.head(part, answer));
}

test('an upload whose code was removed by an update is outdated, and nothing is sent', async () => {
  answerForPart(() => new HttpResponse(null, { status: 404 }));
  expect(await upload()).toEqual({ error: { kind: 'outdated', path: '/company' } });
  expect(uploads).toEqual([]);
});

test('an upload whose code could not be loaded is not sent; it is once the file can be loaded again', async () => {
  answerForPart(() => HttpResponse.error());
  expect(await upload()).toEqual({ error: { kind: 'notLoaded', path: '/company' } });
  expect(uploads).toEqual([]);
  isPartMissing = false;
  expect(await upload()).toEqual({ data: null });
  expect(uploads).toEqual(['/company']);
});

test.each([200, 304, 500, 503])(
  'a part for which the server answers %p may load on the next attempt',
  async (status) => {
    answerForPart(() => new HttpResponse(null, { status }));
    expect(await missingReason(missing)).toBe('notLoaded');
  },
);

test('an error without a file name is not taken for an update', async () => {
  server.use(http.head('http://localhost/', () => new HttpResponse(null)));
  expect(await missingReason(new Error('Loading chunk 7 failed.'))).toBe('notLoaded');
});

test.each([
  [missing, true],
  [new Error('Loading chunk 7 failed.'), false],
  [new TypeError('Failed to fetch'), false],
  [{ name: 'ChunkLoadError' }, false],
  [undefined, false],
])('%p is a missing part: %p', (error, is) => {
  expect(isMissingPart(error)).toBe(is);
});
