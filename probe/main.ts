import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compare, readReport, table, type Report } from './report';
import { signIn, walk, writtenPaths, type Server } from './walk';

const usage = `npm run probe -- --base URL [--user NAME --password-file FILE]
  --bdx-base URL       where the BDX calls go, if elsewhere
  --bdx-user NAME --bdx-password-file FILE
  --id /editslab=1     an id that no list gives; also for /editpolicy
  --no-token           send no Authorization header
  --write --yes        also write records back as they were read (update calls); without --yes it
                       lists these calls and sends nothing
  --json FILE          store this run
  --compare FILE       list the differences to a stored run
Reads only, unless --write. Prints names and types, never a value.`;

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
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      'bdx-base': { type: 'string' },
      user: { type: 'string' },
      'password-file': { type: 'string' },
      'bdx-user': { type: 'string' },
      'bdx-password-file': { type: 'string' },
      id: { type: 'string', multiple: true, default: [] },
      'no-token': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      json: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  if (values.base === undefined) throw new Error(usage);
  const base = values.base.replace(/\/+$/, '');
  if (values.write && !values.yes) throw new Error(warning(base));
  const server: Server = {
    base,
    bdxBase: values['bdx-base']?.replace(/\/+$/, '') ?? base,
    sendToken: !values['no-token'],
    timeoutMs: 30_000,
  };
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
  console.log(table(rows));
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(report, undefined, 1));
  if (values.compare !== undefined) {
    const earlier = readReport(readFileSync(values.compare, 'utf8'));
    const differences = compare(earlier, report);
    console.log(`\nAgainst the run of ${earlier.at}: ${differences.length} differences`);
    for (const difference of differences) console.log(`  ${difference}`);
  }
  if (rows.some(({ result }) => result === 'drifts' || result === 'failed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
