import { inspectFile, type ReadingChoices } from '@/preflight/inspectFile';
import { tablesOf, type CheckedFile } from '@/preflight/rules/file';
import { findingKinds } from '@/preflight/rules/findings';
import type { CheckChoices } from '@/preflight/rules/sums';
import { createVerdict, type Verdict } from '@/preflight/rules/verdict';
import type { RandomBordereau } from './truth';

/*
 * The random files know the true sum of their premiums. A file in which nothing is odd must be 'Reconciled' with it, and
 * no file with anything else, whatever a careless reader would make of it and whatever the panel offers.
 */

interface Problem {
  name: string;
  /** The file and its verdict. */
  text: string;
}

/** The number of choices that are tried one after the other, and of choices in all. */
const presses = { depth: 2, total: 12 };

function typed(cents: number): string {
  return (cents / 100).toFixed(2);
}

async function checkedOf(file: File, choices: ReadingChoices = {}): Promise<CheckedFile> {
  const outcome = await inspectFile(file, choices, () => undefined);
  if (outcome.kind === 'unread') throw new Error(outcome.reason);
  return outcome.checked;
}

/** The errors of a plain file. Sections of a policy repeat neither its reference nor its name, and are said to be empty. */
function errorsIn(checked: CheckedFile): readonly string[] {
  return tablesOf(checked)
    .flatMap(({ findings }) => findings)
    .filter(({ kind }) => kind !== 'emptyRequired' && findingKinds[kind].severity === 'error')
    .map(({ message }) => message);
}

/** The sum that the panel itself gives, without its sign. */
function statedCents(checked: CheckedFile, choices: CheckChoices): number | undefined {
  const { detail } = createVerdict(checked, choices, '0.01');
  const amount = /adds up to -?\$([\d,.]+);/.exec(detail)?.[1];
  return amount === undefined ? undefined : Math.round(Number(amount.replaceAll(',', '')) * 100);
}

/** The choices that have an effect, without those of tables that are added. */
function ownChoices({ added: _, ...choices }: CheckChoices): string[] {
  return Object.entries(choices).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [name],
  );
}

function hasAdded({ added = [] }: CheckChoices): boolean {
  return added.length > 0;
}

/** All choices that the panel offers. */
function offeredBy({ explanation, uncounted, applied }: Verdict): readonly CheckChoices[] {
  return [
    ...(explanation ? [explanation.choices] : []),
    ...uncounted.flatMap(({ change }) => (change ? [change.choices] : [])),
    ...applied.map(({ choices }) => choices),
  ];
}

class Check {
  readonly problems: Problem[] = [];
  readonly #readings = new Map<string, CheckedFile>();

  constructor(readonly sample: RandomBordereau) {}

  /** Reads the file with the choices that are needed for reading; each reading is stored. */
  async read({ headerRow, decimalSign, dateOrder, plainQuotes }: CheckChoices): Promise<CheckedFile> {
    const choices: ReadingChoices = { headerRow, decimalSign, dateOrder, plainQuotes };
    const key = JSON.stringify(choices);
    const stored = this.#readings.get(key);
    if (stored) return stored;
    const checked = await checkedOf(this.sample.file, choices);
    this.#readings.set(key, checked);
    return checked;
  }

  report(problem: string, choices: CheckChoices, cents: number, { text, detail, uncounted }: Verdict): void {
    const { features, file } = this.sample;
    const parts = uncounted.map(({ text: part }) => part).join('; ');
    this.problems.push({
      name: problem,
      text: `${JSON.stringify(choices)}, ${typed(cents)}, ${file.name}, ${features.join(', ')}: ${text}. ${detail} ${parts}`,
    });
  }

  /** The verdict with these choices, which must not claim too much. */
  verdict(checked: CheckedFile, choices: CheckChoices, cents: number): Verdict {
    const { truth, trueCents, isNeverAdded } = this.sample;
    const verdict = createVerdict(checked, choices, typed(cents));
    const { text } = verdict;
    const own = ownChoices(choices);
    if (text === 'Reconciled') {
      const isComplete = truth === 'atFirst' || (truth === 'afterAdding' && hasAdded(choices));
      if (own.length > 0) this.report(`plain after the choice of ${own.join()}`, choices, cents, verdict);
      else if (!isComplete || cents !== trueCents) this.report('falsely Reconciled', choices, cents, verdict);
    }
    if (text === 'Reconciled in part' && own.length > 0)
      this.report(`does not say ${own.join()}`, choices, cents, verdict);
    if (isNeverAdded && hasAdded(choices) && text.startsWith('Reconciled'))
      this.report('adds up different currencies', choices, cents, verdict);
    if (isNeverAdded && offeredBy(verdict).some(hasAdded))
      this.report('offers to add up different currencies', choices, cents, verdict);
    return verdict;
  }

  /** Presses what is offered, up to a number of times. */
  async press(cents: number): Promise<void> {
    const seen = new Set<string>(['{}']);
    let states: CheckChoices[] = [{}];
    for (let depth = 0; depth < presses.depth; depth += 1) {
      const next: CheckChoices[] = [];
      for (const choices of states) {
        const { explanation, ...verdict } = createVerdict(await this.read(choices), choices, typed(cents));
        for (const change of offeredBy({ ...verdict, ...(explanation && { explanation }) })) {
          const after = { ...choices, ...change };
          const key = JSON.stringify(after);
          if (seen.has(key) || seen.size > presses.total) continue;
          seen.add(key);
          next.push(after);
          const checked = await this.read(after);
          const stated = statedCents(checked, after);
          if (stated) this.verdict(checked, after, stated);
          const pressed = this.verdict(checked, after, cents);
          if (change === explanation?.choices && !pressed.text.startsWith('Reconciled'))
            this.report('the explanation is wrong', after, cents, pressed);
        }
      }
      states = next;
    }
  }
}

interface SampleResult {
  /** The verdict with the true sum, or with the sum of the panel where there is no true one. */
  verdict: Verdict | undefined;
  problems: readonly Problem[];
}

/** Compares a file with its facts, for the true sum, the sum of the panel and the sums of careless readers. */
export async function checkSample(sample: RandomBordereau): Promise<SampleResult> {
  const check = new Check(sample);
  const checked = await check.read({});
  const { trueCents, trapCents, isPlain } = sample;
  const stated = statedCents(checked, {});
  const controls = [trueCents, stated, ...trapCents]
    .filter((cents) => cents !== undefined)
    .filter((cents) => cents > 0);
  for (const cents of new Set(controls)) check.verdict(checked, {}, cents);
  for (const cents of new Set(controls.slice(0, 2))) await check.press(cents);
  const [own] = controls;
  if (own === undefined) return { verdict: undefined, problems: check.problems };
  const verdict = createVerdict(checked, {}, typed(own));
  const [error] = isPlain ? errorsIn(checked) : [];
  if (error !== undefined) check.report(`an error in a plain file: ${error}`, {}, own, verdict);
  return { verdict, problems: check.problems };
}

/** The first words of a result, without its details. */
const resultPattern = /^(?:Reconciled(?: in part| as you chose| with(?:out)?)?|Differs|Not checked)/;

/** How often each result was given, by oddity. Files with several oddities are counted together. */
export class Figures {
  readonly #byOddity = new Map<string, Map<string, number>>();
  /** The first problem of each name and oddity. */
  readonly #problems = new Map<string, string>();
  /** Plain files with another result. */
  readonly #missed: string[] = [];
  files = 0;
  plain = 0;

  async add(sample: RandomBordereau): Promise<void> {
    const { verdict, problems } = await checkSample(sample);
    const { isPlain, oddities, features } = sample;
    const name = oddities.length > 1 ? 'several' : (oddities[0] ?? 'plain');
    const counts = this.#byOddity.get(name) ?? new Map<string, number>();
    this.#byOddity.set(name, counts);
    const result = resultPattern.exec(verdict?.text ?? '')?.[0] ?? 'no control value';
    for (const each of ['files', result, ...new Set(problems.map((problem) => `(${problem.name})`))])
      counts.set(each, (counts.get(each) ?? 0) + 1);
    for (const problem of problems) {
      const key = `${name}: ${problem.name}`;
      if (!this.#problems.has(key)) this.#problems.set(key, problem.text);
    }
    this.files += 1;
    if (isPlain) this.plain += 1;
    if (isPlain && verdict && verdict.text !== 'Reconciled')
      this.#missed.push(`${verdict.text}. ${verdict.detail} (${features.join(', ')})`);
  }

  /** Fails with all figures if a result is wrong, or if less than 97 of 100 plain files are 'Reconciled'. */
  expectNoProblems(): void {
    const share = 1 - this.#missed.length / this.plain;
    if (this.#problems.size === 0 && share >= 0.97) return;
    const lines = [...this.#byOddity].map(
      ([name, counts]) =>
        `${name}: ${[...counts].map(([key, count]) => `${key} ${String(count)}`).join(', ')}`,
    );
    const problems = [...this.#problems].map(([key, text]) => `${key}: ${text}`);
    throw new Error(
      [
        `${String(this.files)} files, ${String(this.plain)} plain, ${(share * 100).toFixed(1)}% of them Reconciled`,
        ...lines.toSorted(),
        ...problems.toSorted(),
        ...this.#missed.slice(0, 50),
      ].join('\n'),
    );
  }
}
