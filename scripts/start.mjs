/** `npm start`: the product on localhost with the mock server and its seed data. `npm start -- --port 4000` */
import './ensureInstalled.mjs';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { answers, freePort } from './ports.mjs';

const accounts = [
  ['Administration', '/kyubos_admin', 'admin', 'admin123'],
  ['Administration, staff', '/kyubos_admin', 'staff', 'staff123'],
  ['Carrier BDX', '/BDX_Login', 'carrier', 'carrier123'],
  ['Client BDX', '/Client_user_BDX_Login', 'bdxuser', 'bdx123'],
];

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' } },
  allowPositionals: true,
});
// A variable that is set to nothing says nothing.
const host = values.host || process.env.HOST || 'localhost';
const port = await freePort(Number(values.port || process.env.PORT || 3000), { host });
const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
const address = `http://${shownHost}:${port}`;

console.log('Compiling the product with the mock server…');
const startedAt = Date.now();
const server = spawn(
  process.execPath,
  [
    'node_modules/webpack-cli/bin/cli.js',
    'serve',
    '--mode=development',
    '--env=mocks=on',
    `--env=port=${port}`,
    `--env=host=${host}`,
  ],
  { stdio: 'inherit' },
);
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

const secondsSoFar = () => ((Date.now() - startedAt) / 1000).toFixed(0);
const progress = setInterval(() => console.log(`  still compiling, ${secondsSoFar()} s`), 5000);

// The development server holds its first answer until the first compilation is done.
await answers(address, 180_000);

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
