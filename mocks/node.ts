import { getResponse, http, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { handlers } from './handlers';

const withPaths = handlers.map((handler) => [String(handler.info.path).replace(/^\*/, ''), handler] as const);

function handlersOf(request: Request): HttpHandler[] {
  const { pathname } = new URL(request.url);
  return withPaths.flatMap(([path, handler]) => (pathname.endsWith(path) ? [handler] : []));
}

/**
 * The mocked server for Jest. MSW would try one handler after the other and read all cookies for each, which takes a
 * tenth of the time of a screen test. A lookup by path leaves one handler.
 */
export const server = setupServer(
  http.all(
    ({ request }) => handlersOf(request).length > 0,
    ({ request }) => getResponse(handlersOf(request), request),
  ),
);
