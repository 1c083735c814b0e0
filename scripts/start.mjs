/** `npm start`: the product on localhost with the mock server and its seed data. `npm start -- --port 4000` */
import './ensureInstalled.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answers, freePort } from './ports.mjs';
import { noSuchHost, startOptions } from './startOptions.mjs';

const accounts = [
  ['Administration', '/kyubos_admin', 'admin', 'admin123'],
  ['Administration, staff', '/kyubos_admin', 'staff', 'staff123'],
  ['Carrier BDX', '/BDX_Login', 'carrier', 'carrier123'],
  ['Client BDX', '/Client_user_BDX_Login', 'bdxuser', 'bdx123'],
];

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  try {
    return startOptions(process.argv.slice(2), process.env);
  } catch (error) {
    return stop(error.message);
  }
}

const { host, port: firstPort, note } = readOptions();
if (note) console.log(note);

async function findPort(first) {
  try {
    return await freePort(first, { host: host.value });
  } catch (error) {
    // The system reports only an invalid host here: a port in use is no error.
    return stop(error.syscall ? noSuchHost(host) : error.message);
  }
}

const startedAt = Date.now();
const secondsSoFar = () => ((Date.now() - startedAt) / 1000).toFixed(0);
let server;
let hasFailed = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server?.kill(signal));

/** Starts the development server and returns its port, once it listens. Another program may take the port before that. */
async function serve(first) {
  const port = await findPort(first);
  console.log('Compiling the product with the mock server…');
  const program = ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode=development', '--env=mocks=on'];
  server = spawn(process.execPath, [...program, `--env=port=${port}`, `--env=host=${host.value}`], {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  let isTaken = false;
  server.stderr.on('data', (chunk) => {
    if (String(chunk).includes('EADDRINUSE')) isTaken = true;
    else process.stderr.write(chunk);
  });
  const ended = once(server, 'close');
  void ended.then(([code, signal]) => {
    if (!isTaken && !hasFailed) process.exit(signal ? 0 : (code ?? 1));
  });
  const isListening = await Promise.race([once(server, 'message').then(() => true), ended.then(() => false)]);
  if (isListening) return port;
  console.log(`Another program has taken port ${port}. Trying the next one.`);
  return serve(port + 1);
}

const progress = setInterval(() => console.log(`  still compiling, ${secondsSoFar()} s`), 5000);
const port = await serve(firstPort);
const shownHost = host.value === '0.0.0.0' || host.value === '::' ? 'localhost' : host.value;
const address = `http://${shownHost}:${port}`;

/**
 * Waits for the first compilation: until then the server holds its responses. A compilation with errors has no page.
 * @throws an Error that says what is missing
 */
async function checkFirstPage() {
  const page = await answers(`${address}/kyubos_admin`, 180_000);
  if (page.status !== 200) throw new Error(`/kyubos_admin answers ${page.status}`);
  const scripts = [...page.body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, script]) => script);
  if (scripts.length === 0) throw new Error('/kyubos_admin names no script');
  for (const script of scripts) {
    const { status } = await answers(address + script);
    if (status !== 200) throw new Error(`${script} answers ${status}`);
  }
}

try {
  await checkFirstPage();
} catch (error) {
  hasFailed = true;
  const ended = once(server, 'close');
  server.kill();
  await ended;
  stop(
    `\nnpm start has failed after ${secondsSoFar()} s: ${error.message}. What the compiler wrote above says why.`,
  );
}
clearInterval(progress);

const widths = [0, 1, 2].map((column) => Math.max(...accounts.map((row) => row[column].length)));
const lines = accounts.map(
  (row) => `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`,
);
console.log(`
Ready in ${secondsSoFar()} s:  ${address}

  Sign in (area, address, username, password):
${lines.join('\n')}

  The data is made up and lives in your browser. Stop with Ctrl+C.
`);
