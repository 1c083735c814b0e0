/**
 * Adds a second content security policy that lets the page connect to its own origin and the configured BDX
 * server only. The first policy cannot name that server, since one build serves every installation. A page
 * without a policy, as in development, gets none.
 */
export function narrowConnections(bdxBaseUrl: string): void {
  const own = document.querySelector('meta[http-equiv]');
  const content = `connect-src 'self' ${bdxBaseUrl && new URL(bdxBaseUrl).origin}`;
  own?.after(Object.assign(own.cloneNode(), { content }));
}
