import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { isMissingPart, missingReason } from './missingPart';

const part = '/assets/sendFiles.1234567.js';
const missing: Error = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: `http://localhost${part}`,
});

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function answerForPart(answer: () => Response): void {
  server.use(http.head(part, answer));
}

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
