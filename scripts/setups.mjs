/**
 * Tries the commands in unusual set-ups, each in a copy of the project: `node scripts/setups.mjs`. It uses the network only
 * through npm; without it, set-ups that install packages are not run. Unit tests cover other cases: packages.test.ts,
 * ports.test.ts, folder.test.ts and start.test.ts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { freePort } from './ports.mjs';
import { copyProject } from './projectCopy.mjs';

const longPath = Array.from({ length: 3 }, () => 'long'.repeat(40)).join('/');
const oddName = `sq[neu] (a) {b} #1 100% it's & ü/${longPath}`;
/** No proxy and no registry listens here. */
const nowhere = 'http://127.0.0.1:9';
const offline = {
  npm_config_offline: 'true',
  npm_config_registry: nowhere,
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  NODE_USE_ENV_PROXY: '1',
};
/** As security teams and owners of slow machines set it. */
const userSettings = {
  npm_config_min_release_age: '4000',
  npm_config_omit: 'optional',
  NODE_ENV: 'production',
};
const limitMs = 420_000;
const folders = [];
const running = new Set();

function folderFor(folder) {
  folders.push(folder);
  return folder;
}

/** A copy of the project in a folder of this name. */
function copy(name, options) {
  const folder = copyProject(name, options);
  folders.push(folder.slice(0, -name.length - 1));
  return folder;
}

/** A folder of programs with npm, Node and a shell, and nothing else: no git above all. */
function programs() {
  const folder = folderFor(mkdtempSync(path.join(tmpdir(), 'programs-')));
  const find = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
  symlinkSync(process.execPath, path.join(folder, 'node'));
  for (const name of ['npm', 'npx', 'sh']) symlinkSync(find(name), path.join(folder, name));
  return folder;
}

/** Runs a command until it ends, or until its output has `enough`; stops everything that it has started. */
function run(cwd, [program, ...args], { env = {}, enough } = {}) {
  return new Promise((resolve) => {
    // What npm tells the scripts that it runs is not what the user of a new folder has.
    const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    const options = { cwd, env: { ...Object.fromEntries(clean), ...env }, detached: true };
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    const end = () => running.has(child) && process.kill(-child.pid, 'SIGTERM');
    const limit = setTimeout(end, limitMs);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (enough?.test(output)) end();
      });
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    });
  });
}

const ready = /Ready in .*:\d+$/m;

/** What is wrong with a start that should serve; nothing when it says Ready and has no stack trace. */
async function starts(cwd, { env, port, command = ['npm', 'start', '--'] } = {}) {
  const first = port ?? (await freePort(4400));
  const { output } = await run(cwd, [...command, '--port', String(first)], { env, enough: ready });
  return ready.test(output) && !/^ +at /m.test(output) ? { output } : { output, problem: output };
}

/** What is wrong with a command that should end with exit code 1 and this sentence alone. */
async function refuses(cwd, command, sentence, env) {
  const { code, output } = await run(cwd, command, { env });
  const isGood = code === 1 && sentence.test(output) && output.trim().split('\n').length === 1;
  return isGood ? undefined : `exit code ${code}\n${output}`;
}

const node = (...args) => [process.execPath, ...args];
let odd;

const setups = [
  {
    name: 'npm start in a new, odd and long path, with no git, umask 077 and settings that leave packages out',
    needsNetwork: true,
    async check() {
      odd = copy(oddName, { withPackages: false });
      const { output, problem } = await starts(odd, { env: { ...userSettings, PATH: programs() } });
      return problem ?? (output.includes('no packages are installed yet') ? undefined : output);
    },
  },
  {
    name: 'npm start again, without network and behind a proxy that refuses',
    needsNetwork: true,
    async check() {
      const { output, problem } = await starts(odd, { env: { ...userSettings, ...offline } });
      return problem ?? (output.includes('Installing') ? output : undefined);
    },
  },
  {
    name: 'a test and the production build in that path',
    needsNetwork: true,
    async check() {
      for (const command of [
        ['npm', 'run', 'unit', '--', 'src/domain/quotation/coverage.test.ts'],
        ['npm', 'run', 'build'],
      ]) {
        const { code, output } = await run(odd, command);
        if (code !== 0) return output;
      }
      return existsSync(path.join(odd, 'dist/version.json')) ? undefined : 'dist/version.json is missing';
    },
  },
  {
    name: 'npm start after npm ci --omit=optional',
    needsNetwork: true,
    async check() {
      const folder = copy('portal', { withPackages: false });
      const installed = await run(folder, ['npm', 'ci', '--omit=optional']);
      if (installed.code !== 0) return installed.output;
      const { output, problem } = await starts(folder, { env: userSettings });
      return problem ?? (/because node_modules\/\S+ is missing/.test(output) ? undefined : output);
    },
  },
  {
    name: 'two starts at the same time',
    async check() {
      const folder = copy('portal');
      const command = node('scripts/start.mjs');
      const port = await freePort(4400, { count: 2 });
      const addresses = [];
      const both = [0, 1].map(async () => {
        const result = await starts(folder, { port, command });
        addresses.push(ready.exec(result.output)?.[0].split(':').at(-1));
        return result.problem;
      });
      const problem = (await Promise.all(both)).find(Boolean);
      return problem ?? (new Set(addresses).size === 2 ? undefined : `both at port ${addresses[0]}`);
    },
  },
  {
    name: 'Storybook in a folder with a square bracket',
    check: () =>
      refuses(
        copy('sq[neu]'),
        node('scripts/storybook.mjs', 'build'),
        /^Storybook cannot work in a folder with \[ in its name: rename .*sq\[neu\]$/m,
      ),
  },
  {
    name: 'npm start in a folder with an exclamation mark',
    check: () =>
      refuses(
        copy('portal!'),
        node('scripts/start.mjs'),
        /^webpack cannot work in a folder with ! in its name: rename .*portal!$/m,
      ),
  },
  {
    name: 'a lock file with the marks of a merge',
    check() {
      const folder = copy('portal');
      appendFileSync(path.join(folder, 'package-lock.json'), '<<<<<<< HEAD\n=======\n>>>>>>> main\n');
      return refuses(
        folder,
        node('scripts/start.mjs'),
        /^package-lock\.json is not valid JSON at line \d+: end the merge by npm install$/m,
      );
    },
  },
];

function clean() {
  for (const child of running) process.kill(-child.pid, 'SIGTERM');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    clean();
    process.exit(1);
  });

process.umask(0o077);
const hasNetwork = spawnSync('npm', ['ping'], { stdio: 'ignore' }).status === 0;
let failed = 0;
for (const { name, needsNetwork, check } of setups) {
  if (needsNetwork && !hasNetwork) {
    console.log(`       ${name}: not run: npm does not reach its registry`);
    continue;
  }
  const startedAt = Date.now();
  const problem = await check();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  if (problem) failed += 1;
  console.log(`${problem ? 'FAILED' : 'ok    '} ${name}, ${seconds} s`);
  if (problem) console.log(problem.trimEnd().replaceAll(/^/gm, '    '));
}
clean();
console.log(`${setups.length} set-ups, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
