import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Requirement } from './cases';

/** A file of `files/`, as the user chooses it. */
export function caseFile(name: string): File {
  const bytes = new Uint8Array(readFileSync(path.join(__dirname, 'files', name)));
  return new File([bytes], name);
}

/** Expects that the result and what it says are right. */
export function expectRight({ plain, says }: Requirement, text: string, all: string): void {
  expect(all).toMatch(says);
  if (plain !== 'open') expect(text === 'Reconciled').toBe(plain === 'required');
}
