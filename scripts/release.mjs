/**
 * Makes the archive that an installer gets: builds and checks this version, and writes `release/portal-1.0.0.tar.gz` with its
 * SHA-256 beside it. The same commit gives the same bytes. Needs git, GNU tar and gzip.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';

const help = `npm run release: builds and checks this version, and writes its archive.

  --to FOLDER    the folder for the archive (release)
  --from FOLDER  packs the build in this folder, without building and checking it; for tests
  --help         prints this text`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  const options = {
    to: { type: 'string', default: 'release' },
    from: { type: 'string' },
    help: { type: 'boolean', default: false },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop(error.message);
  }
}

/** Without the variables that would change the bytes of the archive: options for tar and gzip, and another build id. */
const environment = {
  ...process.env,
  TAR_OPTIONS: undefined,
  GZIP: undefined,
  BUILD_ID: undefined,
  NODE_ENV: undefined,
};

/** Runs a program and returns its output; ends with `failure` if the program fails or is missing. */
function run(failure, program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { env: environment, encoding: 'utf8' });
  if (status !== 0) stop(`${failure}\n${error?.message ?? stderr}`.trim());
  return stdout.trim();
}

/** Runs a step whose output the user sees. */
function show(failure, env, ...args) {
  const { status } = spawnSync(process.execPath, args, { env: { ...environment, ...env }, stdio: 'inherit' });
  if (status !== 0) stop(failure);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const git = (...args) => run('The release needs a git checkout.', 'git', ...args);

/** Checks what the build cannot repair: uncommitted files, and places that name another version. */
function checkSources(version) {
  if (git('status', '--porcelain') !== '')
    stop(
      'The working tree has uncommitted changes, so the build id would name another state. Commit them first.',
    );
  if (readJson('package-lock.json').version !== version)
    stop(`package-lock.json does not have version ${version}. Run: npm install --package-lock-only`);
  if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${version} `))
    stop(`CHANGELOG.md has no section for version ${version}.`);
  const named = readFileSync('docs/deployment.md', 'utf8').match(/portal-\d[\d.]*\d/g) ?? [];
  if (named.length === 0 || named.some((name) => name !== `portal-${version}`))
    stop(`The commands in docs/deployment.md do not name portal-${version} everywhere.`);
  const tags = git('tag', '--points-at', 'HEAD', 'v[0-9]*').split('\n').filter(Boolean);
  if (tags.length > 0 && !tags.includes(`v${version}`))
    stop(`The commit has the tag ${tags.join(', ')}, and package.json the version ${version}.`);
}

async function buildAndCheck(version) {
  checkSources(version);
  show('The build failed.', {}, 'node_modules/webpack-cli/bin/cli.js', '--mode=production');
  const built = readJson('dist/version.json');
  if (built.version !== version || built.build !== git('rev-parse', '--short=12', 'HEAD'))
    stop('dist/version.json does not name this version and commit.');
  show('The build has something that may not be released.', {}, 'scripts/checkDist.mjs');
  const CHROMIUM_PATH = await ensureChromium();
  show('The build is larger than its limits.', { CHROMIUM_PATH }, 'scripts/budgets.mjs');
}

/** Copies the build and the project's own files, and nothing that an editor or an operating system has left there. */
function fill(folder, build) {
  cpSync(build, path.join(folder, 'dist'), { recursive: true });
  const files = git('ls-files', '-z', 'deploy', 'docs/deployment.md', 'CHANGELOG.md').split('\0');
  for (const file of files.filter(Boolean)) cpSync(file, path.join(folder, file));
  const sums = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => `${sha256(path.join(folder, file))}  ${file}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
}

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Packs a build; returns the path of the archive. */
function pack(build, to) {
  if (!existsSync(path.join(build, 'version.json'))) stop(`${build} is no build: it has no version.json.`);
  if (!run('The release needs tar.', 'tar', '--version').includes('GNU tar'))
    stop('The release needs GNU tar, because the tar of this system cannot write the same bytes twice.');
  const name = `portal-${readJson(path.join(build, 'version.json')).version}`;
  const archive = path.join(to, `${name}.tar`);
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  // Also when a later step fails and ends the program.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, name));
  fill(path.join(folder, name), build);
  mkdirSync(to, { recursive: true });
  // Neither the time, the order of the folder, the builder nor the umask is in the archive. `ustar` has no attributes of macOS.
  const constant = [
    '--format=ustar',
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const time = `--mtime=@${git('log', '-1', '--format=%ct')}`;
  run('tar failed.', 'tar', ...constant, time, '-cf', archive, '-C', folder, name);
  run('gzip failed.', 'gzip', '-n', '-9', '-f', archive);
  writeFileSync(`${archive}.gz.sha256`, `${sha256(`${archive}.gz`)}  ${name}.tar.gz\n`);
  return `${archive}.gz`;
}

const { from, to, help: isHelp } = readArguments();
if (isHelp) {
  console.log(help);
} else {
  if (from === undefined) await buildAndCheck(readJson('package.json').version);
  const archive = pack(from ?? 'dist', to);
  console.log(
    `Wrote ${archive}, SHA-256 ${sha256(archive)}. docs/deployment.md has the commands to install it.`,
  );
}
