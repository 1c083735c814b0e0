import { now } from './clock';
import { currentConditions } from './conditions';

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An unsigned token that runs out after the time that the scenario grants. */
export function issueToken(claims: Readonly<Record<string, string | number>>): string {
  const exp = Math.floor(now().getTime() / 1000) + currentConditions().tokenSeconds;
  return `${base64Url('{"alg":"none","typ":"JWT"}')}.${base64Url(JSON.stringify({ ...claims, exp }))}.`;
}

/** Whether the server takes a bearer token: it can be decoded and its time, if it has one, is not over. */
export function isTokenGood(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return false;
    if (!('exp' in claims)) return true;
    return typeof claims.exp === 'number' && claims.exp >= now().getTime() / 1000;
  } catch {
    return false;
  }
}
