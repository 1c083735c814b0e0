import { Agent, get } from 'node:http';
import { createServer } from 'node:net';

const highest = 65_535;
/** Low ports are refused to users who are no administrators, and Windows refuses ports that it keeps for itself. */
const inUse = ['EADDRINUSE', 'EACCES'];

/** Ports above 1024 that browsers and Node's fetch refuse ('bad port'), because other protocols use them. */
const refused = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

function isFree(port, host) {
  if (refused.has(port)) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (inUse.includes(error.code) ? resolve(false) : reject(error)));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** The first port from `first` on that is free, with the `count - 1` after it. Fails with the error of a host that is not here. */
export async function freePort(first, { host = 'localhost', count = 1 } = {}) {
  const last = Math.min(first + 200, highest + 2 - count);
  for (let port = first; port < last; port += 1) {
    const range = Array.from({ length: count }, (_, index) => port + index);
    const areFree = await Promise.all(range.map((one) => isFree(one, host)));
    if (areFree.every(Boolean)) return port;
  }
  throw new Error(`No free port between ${first} and ${last + count - 2}`);
}

/** Whether a text is the number of a port. */
export const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= highest;

/** One request to a server of this machine. Node's common agent may go through a proxy, so this has its own. */
function ask(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: new Agent(), headers: { accept: '*/*' } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.once('end', () => resolve({ status: response.statusCode, body }));
      response.once('error', reject);
    });
    request.once('error', reject);
  });
}

/** Waits until `url` responds with any status, and returns `{ status, body }`; gives up after `limitMs`. */
export async function answers(url, limitMs = 60_000) {
  const giveUpAt = Date.now() + limitMs;
  for (;;) {
    try {
      return await ask(url);
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error(`${url} does not answer`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
