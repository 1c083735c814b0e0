import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { defaultConfig } from '@/domain/access/config';
import { loadConfig } from './loadConfig';

const server = setupServer();
let warnings: string[];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

test('a valid configuration is applied without a warning', async () => {
  server.use(http.get('/config.json', () => HttpResponse.json({ product: 'harbor' })));
  expect(await loadConfig()).toEqual({ ...defaultConfig, product: 'harbor' });
  expect(warnings).toEqual([]);
});

test.each([
  ['is missing', () => new HttpResponse(null, { status: 404 })],
  ['is a page', () => HttpResponse.html('<!doctype html>')],
  ['is cut off', () => new HttpResponse('{"product": "har')],
  ['cannot be reached', () => HttpResponse.error()],
])('a configuration that %s gives the defaults and one warning', async (_what, resolver) => {
  server.use(http.get('/config.json', resolver));
  expect(await loadConfig()).toEqual(defaultConfig);
  expect(warnings).toEqual(['Configuration: defaults taken for=config.json']);
});

test('if the configuration does not arrive within five seconds, the defaults apply with one warning', async () => {
  server.use(http.get('/config.json', () => delay('infinite')));
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const loading = loadConfig();
  expect(timeout).toHaveBeenCalledWith(5000);
  limit.abort(new DOMException('The time is up', 'TimeoutError'));
  expect(await loading).toEqual(defaultConfig);
  expect(warnings).toEqual(['Configuration: defaults taken for=config.json']);
});
