function part(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An unsigned token that expires at `expiresAtMs`, or never. */
export function tokenUntil(expiresAtMs?: number, claims: Readonly<Record<string, unknown>> = {}): string {
  const exp = expiresAtMs === undefined ? {} : { exp: Math.floor(expiresAtMs / 1000) };
  return [part({ alg: 'none', typ: 'JWT' }), part({ ...claims, ...exp }), ''].join('.');
}
