/**
 * Lets the page call its own origin and the BDX server of the configuration (empty: none), and no other server from now
 * on. The policy in the page cannot name that server, since one build serves every installation: it leaves open who is
 * called until the configuration has been read, and a second policy, which can only take away, says the rest. Pages
 * without a policy, as in development, get none.
 */
export function narrowConnections(bdxBaseUrl: string): void {
  const own = document.querySelector('meta[http-equiv]');
  const content = `connect-src 'self' ${bdxBaseUrl && new URL(bdxBaseUrl).origin}`;
  own?.after(Object.assign(own.cloneNode(), { content }));
}
