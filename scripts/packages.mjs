/** The rules of `ensureInstalled.mjs`: the packages that this project needs on this machine, and those that are installed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const record = 'node_modules/.package-lock.json';

/** The line of a file that is no JSON: its first conflict mark, else the place that the parser names, else the last line. */
function lineOfError(text, error) {
  const conflict = text.split('\n').findIndex((line) => /^(<{7}|={7}|>{7})/.test(line));
  if (conflict >= 0) return conflict + 1;
  const [, position = text.length] = /at position (\d+)/.exec(error.message) || [];
  return text.slice(0, Number(position)).split('\n').length;
}

/** Reads a JSON file of the project; fails with one sentence that says what to do. */
function readJson(root, file) {
  if (!existsSync(path.join(root, file)))
    throw new Error(`There is no ${file}: get it back by git checkout ${file}`);
  const text = readFileSync(path.join(root, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const line = lineOfError(text, error);
    const isMerge = /^<{7}/m.test(text) && file === 'package-lock.json';
    const advice = isMerge ? 'end the merge by npm install' : 'mend it, or get it back by git checkout';
    throw new Error(`${file} is not valid JSON at line ${line}: ${advice}`, { cause: error });
  }
}

/** npm writes this record last. If it cannot be read, the installation was interrupted. */
function readRecord(root) {
  try {
    return JSON.parse(readFileSync(path.join(root, record), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** How package.json differs from the lock file; nothing when the lock file is up to date. */
function difference(asked, locked) {
  for (const name of new Set([...Object.keys(asked), ...Object.keys(locked)])) {
    if (asked[name] === locked[name]) continue;
    if (!locked[name])
      return `package.json asks for ${name} ${asked[name]}, which package-lock.json does not have`;
    if (!asked[name])
      return `package-lock.json has ${name} ${locked[name]}, which package.json does not ask for`;
    return `package.json asks for ${name} ${asked[name]}, package-lock.json has ${locked[name]}`;
  }
  return undefined;
}

/** The packages of the lock file by their folders; fails with a sentence when it cannot be read, or is older than package.json. */
export function lockedPackages(root) {
  const manifest = readJson(root, 'package.json');
  const { packages } = readJson(root, 'package-lock.json');
  for (const field of ['dependencies', 'devDependencies']) {
    const found = difference(manifest[field] || {}, packages[''][field] || {});
    if (found) throw new Error(`${found}: run npm install`);
  }
  return Object.entries(packages).filter(([place]) => place !== '');
}

/** The C library of this Linux: `glibc` or `musl`; nothing elsewhere, and where Node does not say. */
function libcOfThisMachine() {
  if (process.platform !== 'linux' || !process.report) return undefined;
  // Without this, the report looks up the names of all open connections.
  process.report.excludeNetwork = true;
  const { header, sharedObjects = [] } = process.report.getReport();
  if (header.glibcVersionRuntime) return 'glibc';
  return sharedObjects.some((file) => /ld-musl|libc\.musl/.test(file)) ? 'musl' : undefined;
}

/** The properties by which npm chooses native packages. */
export const thisMachine = () => ({
  os: process.platform,
  cpu: process.arch,
  libc: libcOfThisMachine(),
});

/** Whether an optional package is a native package for this machine, which a tool then needs. */
function isNativePart({ os, cpu, libc }, machine) {
  if (!os && !cpu) return false;
  return (
    (!os || os.includes(machine.os)) &&
    (!cpu || cpu.includes(machine.cpu)) &&
    (!libc || libc.includes(machine.libc))
  );
}

/** Why the installed packages are not those of the lock file; nothing when they are. */
export function whyNotInstalled(root, locked, machine = thisMachine()) {
  if (!existsSync(path.join(root, record))) return 'no packages are installed yet';
  const installed = readRecord(root);
  if (!installed) return 'the last installation was cut short';
  for (const [place, wanted] of locked) {
    const found = installed[place];
    if (!found && (!wanted.optional || isNativePart(wanted, machine))) return `${place} is missing`;
    if (found && found.version !== wanted.version)
      return `${place} is ${found.version}, not ${wanted.version}`;
    if (found && !existsSync(path.join(root, place, 'package.json'))) return `${place} is missing`;
  }
  return undefined;
}

/** A sentence when another package manager than npm runs this; nothing for npm, and for Node itself. */
export function whyNotNpm({ npm_config_user_agent: agent = '', npm_lifecycle_event: script = 'start' }) {
  const [name] = agent.split('/');
  if (name === '' || name === 'npm') return undefined;
  const command = ['start', 'test'].includes(script) ? script : `run ${script}`;
  return `This project is installed by npm, not by ${name}: run npm ${command}`;
}

/**
 * The arguments of `npm ci`. Settings of the user or of a company may leave out what the tools need, or choose for another
 * machine: arguments come before settings. A waiting period for new packages, or a fixed date, is for choosing versions; here
 * the lock file has chosen them, with a checksum for each. One argument lifts both, except in npm 11.10 to 11.14, which take it
 * for a contradiction to a waiting period.
 */
export function installArguments({ os, cpu, libc }, npmVersion) {
  return [
    'ci',
    '--include=dev',
    '--include=optional',
    `--os=${os}`,
    `--cpu=${cpu}`,
    ...(libc ? [`--libc=${libc}`] : []),
    /^11\.1[0-4]\./.test(npmVersion) ? '--min-release-age=0' : '--no-before',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
}

/** npm's own program, when npm has started this. The name of the file says so: pnpm's path has `npm` in it as well. */
export function npmProgram({ npm_execpath: program = '' }) {
  return path.basename(program) === 'npm-cli.js' ? program : undefined;
}
