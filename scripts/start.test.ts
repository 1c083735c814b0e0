import { spawnSync } from 'node:child_process';

/** What `npm start` prints in an environment in which it cannot work. */
function start(env: Record<string, string>, ...args: string[]): { status: number | null; output: string } {
  const program = ['scripts/start.mjs', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: {
      ...process.env,
      HOST: '',
      PORT: '',
      npm_config_user_agent: '',
      npm_lifecycle_event: 'start',
      ...env,
    },
  });
  return { status, output: `${stdout}${stderr}` };
}

test.each<[string, Record<string, string>, string[], string]>([
  [
    'a host of another machine',
    {},
    ['--host', '192.0.2.1'],
    '--host is 192.0.2.1, which is no address of this machine. Use --host localhost.',
  ],
  [
    'a HOST of another machine',
    { HOST: '192.0.2.1' },
    [],
    'HOST is 192.0.2.1, which is no address of this machine. Unset it or use --host.',
  ],
  [
    'a PORT that is a word',
    { PORT: 'abc' },
    [],
    'PORT is abc, which is no port (1 to 65535). Unset it or use --port.',
  ],
  [
    'an option that is spelled wrongly',
    {},
    ['--prot', '4000'],
    'npm start does not know --prot 4000. Write: npm start -- --port 4000 --host 0.0.0.0',
  ],
  [
    'pnpm start',
    { npm_config_user_agent: 'pnpm/10.34.9 npm/? node/v20.20.2 linux x64' },
    [],
    'This project is installed by npm, not by pnpm: run npm start',
  ],
])('%s ends with one sentence', (_what, env, args, sentence) => {
  expect(start(env, ...args)).toEqual({ status: 1, output: `${sentence}\n` });
});
