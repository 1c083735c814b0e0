import type { Page, Request, Route } from '@playwright/test';
import { seededRandom } from './seededRandom';

/** What may happen to a call instead of its response, or after it. */
const faults = [
  'refused',
  'lost',
  'unanswered',
  'failed',
  'gateway',
  'html',
  'nothing',
  'shape',
  'signedOut',
] as const;

async function meet(route: Route, fault: (typeof faults)[number]): Promise<void> {
  const answer = (status: number, body: string, contentType = 'application/json'): Promise<void> =>
    route.fulfill({ status, body, contentType });
  switch (fault) {
    case 'refused':
      return route.abort('connectionrefused');
    case 'lost':
      await route.fetch();
      return route.abort('connectionreset');
    case 'unanswered':
      return undefined;
    case 'failed':
      return answer(500, '{"message":"Internal server error"}');
    case 'gateway':
      return answer(502, '<html>Bad gateway</html>', 'text/html');
    case 'html':
      return answer(200, '<html>Maintenance</html>', 'text/html');
    case 'nothing':
      return answer(200, '');
    case 'shape':
      return answer(200, '{"message":7,"rows":{"0":null}}');
    case 'signedOut':
      return answer(401, '{"message":"Session expired"}');
  }
}

function isCall(request: Request): boolean {
  return ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().endsWith('.json');
}

/** The time limit for hanging calls; the limit of calls with files would be far longer. */
const requestTimeoutMs = 3000;

function isUpload(request: Request): boolean {
  return request.headers()['content-type']?.startsWith('multipart/') ?? false;
}

/** One call in a hundred fails. Its path and the number of its earlier calls decide which one, independent of other calls. */
export async function injectFaults(page: Page, seed: string, log: (line: string) => void): Promise<void> {
  const times = new Map<string, number>();
  await page.route('**/config.json', (route) => route.fulfill({ json: { requestTimeoutMs } }));
  await page.route(
    ({ pathname }) => !pathname.includes('.') && !pathname.startsWith('/__mock/'),
    async (route, request) => {
      if (!isCall(request)) return route.fallback();
      const { pathname } = new URL(request.url());
      const time = (times.get(pathname) ?? 0) + 1;
      times.set(pathname, time);
      const random = seededRandom(`${seed} ${pathname} ${time}`);
      if (random.below(100) > 0) return route.fallback();
      const fault = random.pick(
        isUpload(request) ? faults.filter((fault) => fault !== 'unanswered') : faults,
      );
      log(`  ${pathname} meets '${fault}'`);
      return meet(route, fault);
    },
  );
}
