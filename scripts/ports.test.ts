import { once } from 'node:events';
import http from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { answers, freePort, isPort } from './ports.mjs';

let server: Server;

/** Takes a port of localhost, and returns it. */
async function taken(): Promise<number> {
  server.listen({ port: 0, host: 'localhost' });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeEach(() => {
  server = createServer();
});
afterEach(() => server.close());

test('a port in use is left out, and so is a range with one in it', async () => {
  const port = await taken();
  expect(await freePort(port)).toBeGreaterThan(port);
  expect(await freePort(port - 2, { count: 3 })).toBeGreaterThan(port);
});

test('a port that browsers refuse is left out', async () => {
  // 6665 to 6669 belong to another protocol.
  expect(await freePort(6665)).toBeGreaterThan(6669);
  await expect(fetch('http://localhost:6665')).rejects.toMatchObject({ cause: { message: 'bad port' } });
});

test('a host that is no address of this machine is an error of its own, not a port in use', async () => {
  await expect(freePort(4300, { host: 'no-such-host.invalid' })).rejects.toHaveProperty('syscall');
  await expect(freePort(4300, { host: '192.0.2.1' })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});

test('a search at the end of the ports ends there', async () => {
  await expect(freePort(65_535, { count: 2 })).rejects.toThrow('No free port between 65535 and 65535');
});

test.each([
  ['1', true],
  ['65535', true],
  ['0', false],
  ['65536', false],
  ['-1', false],
  ['80a', false],
  ['', false],
])('%s is the number of a port: %s', (text, expected) => {
  expect(isPort(text)).toBe(expected);
});

test('a server of this machine is asked itself, and not through a proxy that Node was given', async () => {
  const site = http.createServer((_request, response) => response.writeHead(404).end('Not here'));
  site.listen({ port: 0, host: 'localhost' });
  await once(site, 'listening');
  const common = http.globalAgent;
  const toProxy = (): never => {
    throw new Error('went to the proxy');
  };
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('went to the proxy'));
  http.globalAgent = Object.assign(new http.Agent(), { createConnection: toProxy });
  try {
    const { port } = site.address() as AddressInfo;
    await expect(answers(`http://localhost:${port}`, 0)).resolves.toEqual({
      status: 404,
      body: 'Not here',
    });
  } finally {
    http.globalAgent = common;
    jest.restoreAllMocks();
    site.close();
  }
});

test('a server that does not answer is named', async () => {
  const port = await taken();
  server.close();
  await once(server, 'close');
  await expect(answers(`http://localhost:${port}`, 0)).rejects.toThrow(
    `http://localhost:${port} does not answer`,
  );
});
