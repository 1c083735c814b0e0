import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nearest } from '../deploy/configure.mjs';
import { baseOf, corsFault, reach } from './network';
import { compare, readReport, table, type Report } from './report';
import { screensByCall } from './screens';
import { signIn, walk, writtenPaths, type Server } from './walk';

const noIds: string[] = [];

const options = {
  base: { type: 'string' },
  'bdx-base': { type: 'string' },
  user: { type: 'string' },
  'password-file': { type: 'string' },
  'bdx-user': { type: 'string' },
  'bdx-password-file': { type: 'string' },
  origin: { type: 'string' },
  id: { type: 'string', multiple: true, default: noIds },
  'no-token': { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  json: { type: 'string' },
  compare: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const usage = `npm run probe -- --base URL [options]
  --base URL                the portal, or the legacy server itself
  --bdx-base URL            where the BDX calls go, if elsewhere
  --user NAME               the administrator who signs in
  --password-file FILE      contains the password of --user
  --bdx-user NAME           the carrier who signs in
  --bdx-password-file FILE  contains the password of --bdx-user
  --origin URL              the portal's address, if it is not --base: for the check of CORS
  --id /editslab=1          an id that no list gives; also for /editpolicy
  --no-token                send no Authorization header
  --write                   list the update calls that --yes would make
  --yes                     with --write: write records back as they were read
  --json FILE               store this run
  --compare FILE            list the differences to a stored run
Reads only, unless --write --yes. Prints names and types, never a value.`;

/** The options of the command line; throws one sentence and the usage for an unknown one. */
function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, given = ''] = /^Unknown option '-*([^']*)'/.exec(message) ?? [];
    const meant = given && nearest(given, Object.keys(options));
    const sentence = given ? `--${given} is unknown.${meant ? ` Did you mean --${meant}?` : ''}` : message;
    throw new Error(`${sentence}\n\n${usage}`, { cause: error });
  }
}

/** The warning before records of a server are overwritten. */
function warning(base: string): string {
  return `--write overwrites a record of ${base} by each of these calls:
  ${writtenPaths().join('\n  ')}
Each record is written back as it was read just before. A change that a user saves in between is lost, and
the server may log the update. Try it on a copy of the server first. Nothing was sent; add --yes to do it.`;
}

function credentials(
  user: string | undefined,
  file: string | undefined,
): { username: string; password: string } | undefined {
  if (user === undefined) return undefined;
  if (file === undefined) throw new Error(`A password file is needed for ${user}`);
  return { username: user, password: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
}

async function main(): Promise<void> {
  const values = readOptions();
  if (values.help) {
    console.log(usage);
    return;
  }
  if (values.base === undefined) throw new Error(`--base is missing.\n\n${usage}`);
  const base = baseOf('--base', values.base);
  const bdxBase = values['bdx-base'] === undefined ? base : baseOf('--bdx-base', values['bdx-base']);
  const { origin } = new URL(values.origin === undefined ? base : baseOf('--origin', values.origin));
  if (values.write && !values.yes) throw new Error(warning(base));
  const server: Server = { base, bdxBase, sendToken: !values['no-token'], timeoutMs: 30_000 };
  const corsFaults: string[] = [];
  for (const one of new Set([base, bdxBase])) {
    await reach(one, server.timeoutMs);
    const fault = await corsFault(origin, one, server.timeoutMs);
    if (fault !== undefined) corsFaults.push(fault);
  }
  const admin = credentials(values.user, values['password-file']);
  const bdx = credentials(values['bdx-user'], values['bdx-password-file']);
  const who = await signIn(server, { ...(admin && { admin }), ...(bdx && { bdx }) });
  const rows = await walk(server, who, {
    writes: values.write,
    ids: Object.fromEntries(
      values.id.map((given): [string, string] => [given.split('=')[0] ?? '', given.split('=')[1] ?? '']),
    ),
  });
  const report: Report = { base, at: new Date().toISOString(), rows };
  const isHarmed = rows.some(({ effect }) => effect === 'broken' || effect === 'degraded');
  console.log(table(rows, isHarmed ? screensByCall() : undefined));
  for (const fault of corsFaults) console.log(`broken  ${fault}`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(report, undefined, 1));
  if (values.compare !== undefined) {
    const earlier = readReport(readFileSync(values.compare, 'utf8'));
    const differences = compare(earlier, report);
    console.log(`\nAgainst the run of ${earlier.at}: ${differences.length} differences`);
    for (const difference of differences) console.log(`  ${difference}`);
  }
  if (corsFaults.length > 0 || rows.some(({ effect }) => effect === 'broken')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
