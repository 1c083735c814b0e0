import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
let program: ChildProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'product-'));
  await writeFile(path.join(folder, 'index.html'), '<h1>Product</h1>');
  const started = spawn(process.execPath, ['scripts/serve.mjs', folder, '--port', '0']);
  program = started;
  address = await new Promise<string>((resolve) => {
    started.stdout.on('data', (chunk: Buffer) => resolve(/http:\S+/.exec(chunk.toString())?.[0] ?? ''));
  });
});

afterAll(async () => {
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true });
});

test('A page is served, and its idle connection stays open until the caller closes it', async () => {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  expect(await response.text()).toBe('<h1>Product</h1>');
  expect(response.headers.get('connection')).toBe('keep-alive');
  // A server that closes idle connections announces it here: `timeout=5` in a plain Node server.
  expect(response.headers.get('keep-alive')).toBeNull();
});

test('An address with a file ending is that file or a 404, also if a browser opens it; an id with a dot is a page', async () => {
  const get = async (where: string, accept = 'text/html,*/*'): Promise<[number, string]> => {
    const response = await fetch(address + where, { headers: { Accept: accept } });
    return [response.status, await response.text()];
  };
  const page = [200, '<h1>Product</h1>'];
  expect(await get('/index.html')).toEqual(page);
  for (const where of [
    '/service-worker.js',
    '/deep/gone.css?v=1',
    '/gone%2Ejs',
    '/gone.JSON',
    '/favicon.ico',
  ])
    expect([where, await get(where)]).toEqual([where, [404, 'Not found']]);
  for (const where of ['/user_admin_edit_agent/a.b', '/user_admin_edit_agent/7?from=a.js', '/x.js/'])
    expect([where, await get(where)]).toEqual([where, page]);
});

test('A folder without a build is refused with the command that builds it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs', 'docs'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'docs has no index.html: run npm run build first\n']);
});
