import { now } from './clock';
import { currentConditions } from './conditions';

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An unsigned token that runs out after the time that the scenario grants. */
export function issueToken(claims: Readonly<Record<string, string | number>>): string {
  // Not `iat`, which the documents do not show: the product would compare it with its own clock.
  const issued_ms = now().getTime();
  const exp = Math.floor(issued_ms / 1000) + currentConditions().tokenSeconds;
  return `${base64Url('{"alg":"none","typ":"JWT"}')}.${base64Url(JSON.stringify({ ...claims, issued_ms, exp }))}.`;
}

/** Whether the server takes a bearer token: it can be decoded and its time, if it has one, is not over. */
export function isTokenGood(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return false;
    if (isEnded('issued_ms' in claims ? claims.issued_ms : 0)) return false;
    if (!('exp' in claims)) return true;
    return typeof claims.exp === 'number' && claims.exp >= now().getTime() / 1000;
  } catch {
    return false;
  }
}

/** Whether a token of this moment is ended by a limit that was set after it. */
function isEnded(issuedMs: unknown): boolean {
  const { earlierTokens } = currentConditions();
  if (!earlierTokens || Number(issuedMs) > earlierTokens.issuedUntil) return false;
  return now().getTime() > earlierTokens.endAt;
}
