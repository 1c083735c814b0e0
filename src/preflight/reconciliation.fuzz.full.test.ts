import fc from 'fast-check';
import type { CheckedFile } from './rules/file';
import { tablesOf } from './rules/file';
import { findingKinds } from './rules/findings';
import type { CheckChoices } from './rules/sums';
import { createVerdict, type Verdict } from './rules/verdict';
import { randomBordereau, type RandomBordereau } from '@/testing/bordereaux/randomBordereau';
import { inspectFile, type ReadingChoices } from './inspectFile';

/*
 * The random files know the true sum of their premiums. A file in which nothing is odd must be 'Reconciled' with it, and
 * no file with anything else, whatever a careless reader would make of it.
 */

/** Variations with which every premium is counted, so that the true sum may be 'Reconciled'. */
const harmless: readonly string[] = [
  'running balance',
  'commission percentages',
  'cover sheet',
  // It is known by its sum, and repeats what is below it.
  'total above the header',
  'no sum above zero',
];

function typed(cents: number): string {
  return (cents / 100).toFixed(2);
}

async function checkedOf(file: File, choices: ReadingChoices = {}): Promise<CheckedFile> {
  const outcome = await inspectFile(file, choices, () => undefined);
  if (outcome.kind === 'unread') throw new Error(outcome.reason);
  return outcome.checked;
}

function described({ oddities, features }: RandomBordereau, { text, detail, uncounted }: Verdict): string {
  const parts = uncounted.map(({ text: part }) => part).join('; ');
  return `${oddities.join(', ') || 'plain'} (${features.join(', ')}): ${text}. ${detail} ${parts}`;
}

function errorsIn(checked: CheckedFile): readonly string[] {
  return tablesOf(checked)
    .flatMap(({ findings }) => findings)
    .filter(({ kind }) => findingKinds[kind].severity === 'error')
    .map(({ message }) => message);
}

/** The outcome after the choice of an explanation, which may require reading the file again. */
async function afterPress(file: File, checked: CheckedFile, more: CheckChoices, control: string) {
  const { decimalSign } = more;
  return createVerdict(decimalSign ? await checkedOf(file, { decimalSign }) : checked, more, control);
}

test('no random file is falsely Reconciled, and simple files are Reconciled with their true sum', async () => {
  let plain = 0;
  let explained = 0;
  const missed: string[] = [];
  await fc.assert(
    fc.asyncProperty(randomBordereau, async (sample) => {
      const { file, trueCents, trapCents, oddities, isPlain } = sample;
      const checked = await checkedOf(file);
      const control = typed(trueCents);
      const verdict = createVerdict(checked, {}, control);
      if (isPlain) {
        plain += 1;
        if (verdict.text !== 'Reconciled') missed.push(described(sample, verdict));
        expect(errorsIn(checked)).toEqual([]);
      } else if (verdict.text === 'Reconciled')
        expect(oddities.filter((name) => !harmless.includes(name))).toEqual([]);
      for (const cents of trapCents) {
        const trapped = createVerdict(checked, {}, typed(cents));
        if (trapped.text === 'Reconciled') throw new Error(described(sample, trapped));
      }
      if (!verdict.explanation) return;
      explained += 1;
      const { text } = await afterPress(file, checked, verdict.explanation.choices, control);
      expect(text).toMatch(/^Reconciled/);
    }),
    { seed: 1, numRuns: 10_000 },
  );
  const share = (plain - missed.length) / plain;
  if (share < 0.95) throw new Error(`Only ${String(share)} of the plain files:\n${missed.join('\n')}`);
  expect(plain).toBeGreaterThan(30);
  expect(explained).toBeGreaterThan(3);
}, 300_000);
