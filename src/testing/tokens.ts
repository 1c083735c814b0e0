/** An unsigned token that runs out at `expiresAtMs`; without it, one that never does. */
export function tokenUntil(expiresAtMs?: number, claims: Readonly<Record<string, unknown>> = {}): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = expiresAtMs === undefined ? {} : { exp: Math.floor(expiresAtMs / 1000) };
  return [part({ alg: 'none', typ: 'JWT' }), part({ ...claims, ...exp }), ''].join('.');
}
