import { createServer } from 'node:net';

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** The first port from `first` on that is free, with the `count - 1` after it. */
export async function freePort(first, { host = 'localhost', count = 1 } = {}) {
  for (let port = first; port < first + 200; port += 1) {
    const range = Array.from({ length: count }, (_, index) => port + index);
    const areFree = await Promise.all(range.map((one) => isFree(one, host)));
    if (areFree.every(Boolean)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 200}`);
}

/** Waits until `url` answers; gives up after `limitMs`. */
export async function answers(url, limitMs = 60_000) {
  const giveUpAt = Date.now() + limitMs;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error(`${url} does not answer`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
