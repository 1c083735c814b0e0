import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { isChunkGone, isChunkLoadError } from './chunkLoadError';

const chunk = '/assets/companies.1234567.js';
const chunkError: Error = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: `http://localhost${chunk}`,
});

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a chunk for which the server responds with 404 was removed by an update', async () => {
  server.use(http.head(chunk, () => new HttpResponse(null, { status: 404 })));
  expect(await isChunkGone(chunkError)).toBe(true);
});

test.each([200, 304, 500, 503])(
  'a chunk for which the server responds with %p may load on the next attempt',
  async (status) => {
    server.use(http.head(chunk, () => new HttpResponse(null, { status })));
    expect(await isChunkGone(chunkError)).toBe(false);
  },
);

test('a chunk for which the server does not respond may load on the next attempt', async () => {
  server.use(http.head(chunk, () => HttpResponse.error()));
  expect(await isChunkGone(chunkError)).toBe(false);
});

test('an error without a file name does not count as an update', async () => {
  server.use(http.head('http://localhost/', () => new HttpResponse(null)));
  expect(await isChunkGone(new Error('Loading chunk 7 failed.'))).toBe(false);
});

test.each([
  [chunkError, true],
  [new Error('Loading chunk 7 failed.'), false],
  [new TypeError('Failed to fetch'), false],
  [{ name: 'ChunkLoadError' }, false],
  [undefined, false],
])('whether %p is a chunk load error: %p', (error, is) => {
  expect(isChunkLoadError(error)).toBe(is);
});
