import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { openPage } from './openPage.fixture';
import { signInAs, type Visitor } from '@/testing/harness/signIns';

/** The mock server of a test that renders hooks without a screen. Importing this file starts it. */

export const server = setupServer();
export const client = {
  id: 7,
  Client_Type: '3',
  Client_FullName: 'Harborview Underwriters',
  Client_AdminName: 'Miriam Castellano',
  Client_LoginID: 'harborview',
};
export const staff = { id: 12, firstname: 'Sam', lastname: 'Okafor', username: 'sam.o' };

/** The calls that were made in this test. */
export const requests: [path: string, body: unknown][] = [];

/** The store of the open page. */
export let store: ReturnType<typeof openPage>;

/** Responds to a call with this body, and records the call. */
export function mockResponse(path: string, responseBody: object, status = 200): void {
  server.use(
    http.post(path, async ({ request }) => {
      requests.push([path, await request.json()]);
      return HttpResponse.json(responseBody, { status });
    }),
  );
}

/** The value that a hook returns while this user is signed in. */
export function renderHookAs<T>(visitor: Visitor, hook: () => T, clientType = ''): { readonly current: T } {
  signInAs(visitor);
  localStorage.setItem('Client_Type', clientType);
  store = openPage();
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(hook, { wrapper }).result;
}

export const requestedPaths = (): string[] => requests.map(([path]) => path);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  localStorage.clear();
  store = openPage();
  requests.length = 0;
  mockResponse('/editclient', { client });
  mockResponse('/editclientuser', { user: staff });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => {
  server.close();
});
