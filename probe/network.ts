import { own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';

/** Sentences for calls that reach no server of ours: what happened at which address, and what to do. */

const certificate: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired. Renew it',
  CERT_NOT_YET_VALID: 'is not valid yet. Check the clocks of both computers',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed. Name it in NODE_EXTRA_CA_CERTS=FILE',
  SELF_SIGNED_CERT_IN_CHAIN: 'comes from an unknown authority. Name that one in NODE_EXTRA_CA_CERTS=FILE',
  UNABLE_TO_GET_ISSUER_CERT:
    'has an incomplete chain. Install it with its chain, or name its authority in NODE_EXTRA_CA_CERTS=FILE',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'has an incomplete chain. Install it with its chain, or name its authority in NODE_EXTRA_CA_CERTS=FILE',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'has an incomplete chain. Install it with its chain, or name its authority in NODE_EXTRA_CA_CERTS=FILE',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host name. Use a name that it contains',
};

const connection: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name was not found. Check its spelling and the name server (DNS)',
  EAI_AGAIN: 'the name server (DNS) did not respond. Check the network connection',
  ECONNREFUSED: 'the port is closed. Check that the server runs and listens on this port',
  ECONNRESET:
    'the connection was reset. Check the log of the server, and whether the address is https or http',
  EPIPE: 'the connection was reset. Check the log of the server, and whether the address is https or http',
  UND_ERR_SOCKET:
    'the connection was reset. Check the log of the server, and whether the address is https or http',
  EHOSTUNREACH: 'no route leads to the host. Check the network, the VPN and the firewall',
  ENETUNREACH: 'no route leads to the host. Check the network, the VPN and the firewall',
  ETIMEDOUT: 'there was no connection in time. Check the firewall; the probe uses no HTTPS_PROXY',
  UND_ERR_CONNECT_TIMEOUT:
    'there was no connection in time. Check the firewall; the probe uses no HTTPS_PROXY',
  UND_ERR_HEADERS_TIMEOUT: 'there was no response in time. Check the log of the server',
  UND_ERR_BODY_TIMEOUT: 'the response did not end in time. Check the log of the server',
};

/** The error of a connection under the `fetch failed` of fetch; of several tried addresses, the first. */
function causeOf(error: unknown): unknown {
  const cause = own(error, 'cause') ?? error;
  const errors = own(cause, 'errors');
  return own(cause, 'code') === undefined && Array.isArray(errors) ? errors[0] : cause;
}

/** Why a call got no response. */
export function networkFault(address: string, error: unknown): string {
  const cause = causeOf(error);
  const code = text(own(cause, 'code'));
  const { origin } = new URL(address);
  const isTimeout =
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
  if (isTimeout) return `${origin}: no response in time. Check the log of the server, and the firewall.`;
  if (certificate[code]) return `${origin}: the certificate ${certificate[code]}.`;
  if (connection[code]) return `${origin}: ${connection[code]}.`;
  if (code === 'EPROTO' || code.startsWith('ERR_SSL'))
    return `${origin}: the server does not speak TLS here (${code}). Check the port, and whether the address is http.`;
  if (code.startsWith('HPE_'))
    return `${origin}: the server does not speak HTTP here (${code}). Check the port, and whether the address is https.`;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/certificate/i.test(message)) return `${origin}: the certificate is not accepted (${code || message}).`;
  if (message === 'bad port') return `${origin}: browsers and Node.js refuse this port. Use another one.`;
  return `${origin}: not reached (${code || message}).`;
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly redirectedTo: string;
}

/** Why a response is none of the legacy server; undefined if it may be one. */
export function responseFault(address: string, answer: Answer): string | undefined {
  const { status, contentType, body, redirectedTo } = answer;
  if (redirectedTo !== '')
    return `${address} redirects to ${redirectedTo}. Use the address that needs no redirect.`;
  const isHtml = contentType === 'text/html' || /^\s*<(!doctype|html)/i.test(body);
  if (!isHtml) return undefined;
  if (status === 401 || status === 403)
    return `${address}: a proxy refuses the call (${status}, HTML instead of JSON). Check its rules for this address.`;
  if (status === 404)
    return `${address}: this server has no such call (404, HTML instead of JSON). Check the path of --base.`;
  if (status >= 502 && status <= 504)
    return `${address}: a proxy does not reach the legacy server (${status}). Check that it runs.`;
  return `${address} responds with HTML instead of JSON (${status}). Check that the address forwards calls to the legacy server.`;
}

/** A redirect's target, without its query, which can contain data. */
export function targetOf(address: string, location: string): string {
  const { origin, pathname } = new URL(location, address);
  return origin + pathname;
}

/** An address from the command line without slashes at its end; throws one sentence if it is none. */
export function baseOf(option: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${option} needs an address such as https://portal.example.com.`);
  if (url.username !== '' || url.password !== '')
    throw new Error(`${option} contains a user name or a password. Use --user and --password-file.`);
  if (url.search !== '' || url.hash !== '')
    throw new Error(`${option} contains a query (?) or a fragment (#).`);
  return given.replace(/\/+$/, '');
}

/** Throws a sentence if nothing responds at an address, or if it redirects to another origin. */
export async function reach(base: string, timeoutMs: number): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`${base}/`, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
  } catch (error) {
    throw new Error(networkFault(base, error), { cause: error });
  }
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return;
  const target = targetOf(`${base}/`, location);
  if (new URL(target).origin !== new URL(base).origin)
    throw new Error(`${base} redirects to ${target}. Use that address.`);
}

/** Why the page of `origin` may not call an address, by a preflight request; undefined if it may. */
export async function corsFault(
  origin: string,
  base: string,
  timeoutMs: number,
): Promise<string | undefined> {
  if (new URL(base).origin === origin) return undefined;
  const response = await fetch(`${base}/carrierlogin`, {
    method: 'OPTIONS',
    redirect: 'manual',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(networkFault(base, error), { cause: error });
  });
  await response.body?.cancel();
  const header = (name: string): string => response.headers.get(`access-control-allow-${name}`) ?? '';
  const sentence = (reason: string): string =>
    `${base} does not let pages of ${origin} call it: ${reason}. Configure CORS there.`;
  if (!response.ok) return sentence(`it responds to the preflight request (OPTIONS) with ${response.status}`);
  if (header('origin') === '')
    return sentence('the response to the preflight request has no Access-Control-Allow-Origin');
  if (!['*', origin].includes(header('origin')))
    return sentence(`Access-Control-Allow-Origin is ${header('origin')}`);
  const headers = header('headers')
    .toLowerCase()
    .split(/\s*,\s*/);
  if (!headers.includes('*') && !headers.includes('content-type'))
    return sentence('Access-Control-Allow-Headers lacks content-type');
  return undefined;
}
