import type childProcess from 'node:child_process';
import { promisify } from 'node:util';
import { countOpened } from './countOpened';

/** The functions of `node:child_process` that start a program. */
const starters = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const;

type Start = (...args: unknown[]) => unknown;

const counted =
  (start: Start): Start =>
  (...args) => {
    countOpened('programs');
    return start(...args);
  };

jest.mock('node:child_process', () => {
  const all = jest.requireActual<typeof childProcess>('node:child_process');
  const startsOf = starters.map((name) => {
    const start = all[name] as Start & { [promisify.custom]?: Start };
    const promised = start[promisify.custom];
    return [
      name,
      Object.assign(counted(start), promised && { [promisify.custom]: counted(promised) }),
    ] as const;
  });
  return { ...all, ...Object.fromEntries(startsOf) };
});
