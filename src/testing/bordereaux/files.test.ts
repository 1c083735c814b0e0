import { tablesOf, type CheckedFile } from '@/preflight/rules/file';
import { findingKinds } from '@/preflight/rules/findings';
import type { CheckChoices } from '@/preflight/rules/sums';
import { createVerdict } from '@/preflight/rules/verdict';
import { inspectFile } from '@/preflight/inspectFile';
import { caseFile, expectRight } from './caseFile';
import { cases, requirements } from './cases';

async function read(name: string, choices: CheckChoices): Promise<CheckedFile> {
  const { decimalSign, plainQuotes } = choices;
  const outcome = await inspectFile(caseFile(name), { decimalSign, plainQuotes }, () => undefined);
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
  const after = next && createVerdict(await read(file, next), next, control).text;
  const { after: expectedAfter } = expected;
  expect(after).toEqual(
    expectedAfter instanceof RegExp ? expect.stringMatching(expectedAfter) : expectedAfter,
  );
});

test.each(requirements)('$file: $name ($control)', async (requirement) => {
  const { file, control } = requirement;
  const { text, detail, uncounted, explanation } = createVerdict(await read(file, {}), {}, control);
  const all = [`${text}.`, detail, ...uncounted.map((part) => part.text), explanation?.text ?? ''].join(' ');
  expectRight(requirement, text, all);
});

test('the panel never offers to add up sheets of different currencies', async () => {
  const { uncounted, explanation } = createVerdict(await read('sheet-per-currency.xlsx', {}), {}, '2150');
  expect(uncounted.flatMap(({ change }) => change?.choices.added ?? [])).toEqual([]);
  expect(explanation?.choices.added ?? []).toEqual([]);
});
