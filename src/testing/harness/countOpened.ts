import { appendFileSync } from 'node:fs';

/**
 * Counts events that make a test slow. `scripts/reporters/jest.mjs` names the file that collects them from all workers;
 * without it nothing is counted.
 */
export function countOpened(kind: 'screens' | 'programs'): void {
  const file = process.env['OPENED_FILE'];
  if (file) appendFileSync(file, `${kind}\n`);
}
