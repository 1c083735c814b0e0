import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tablesOf, type CheckedFile } from '@/preflight/rules/file';
import { findingKinds } from '@/preflight/rules/findings';
import type { CheckChoices } from '@/preflight/rules/sums';
import { createVerdict } from '@/preflight/rules/verdict';
import { inspectFile } from '@/preflight/inspectFile';
import { cases } from './cases';

async function read(name: string, choices: CheckChoices): Promise<CheckedFile> {
  const bytes = readFileSync(path.join(__dirname, 'files', name));
  const { decimalSign, plainQuotes } = choices;
  const outcome = await inspectFile(new File([bytes], name), { decimalSign, plainQuotes }, () => undefined);
  if (outcome.kind === 'unread') throw new Error(outcome.reason);
  return outcome.checked;
}

test.each(cases)('$file: $name', async ({ file, control, text, detail, ...expected }) => {
  const checked = await read(file, {});
  const verdict = createVerdict(checked, {}, control);
  expect(verdict.text).toBe(text);
  expect(verdict.detail).toEqual(detail instanceof RegExp ? expect.stringMatching(detail) : detail);
  expect(verdict.uncounted.map((part) => part.text)).toEqual(expected.uncounted ?? []);
  expect(verdict.explanation?.text).toBe(expected.explanation);
  const kinds = tablesOf(checked).flatMap(({ findings }) => findings.map(({ kind }) => kind));
  expect(kinds).toEqual(expected.findings ?? []);
  expect(kinds.filter((kind) => findingKinds[kind].severity === 'error')).toEqual([]);
  const next = expected.choose ?? verdict.explanation?.choices;
  expect(next && createVerdict(await read(file, next), next, control).text).toBe(expected.after);
});
