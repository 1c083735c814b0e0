import {
  cappedAccept,
  withInclude,
  withLines,
  type CoverageState,
  type FormLine,
} from '@/domain/quotation/coverage';
import { today } from '@/domain/text/dates';
import { Listeners } from '@/domain/values/listeners';

/** The fields of a line that are edited directly. Include has its own method. */
type LineEdit = Partial<Pick<FormLine, 'coverageaccept' | 'deductiblebasis' | 'deductible' | 'premium'>>;

/** A changed line with its accepted amount reduced to the limit; the form shows the reduced amount. */
function capped(line: FormLine): FormLine {
  return { ...line, coverageaccept: cappedAccept(line.coverageaccept, line.coveragelimit) };
}

/** The coverage lines of a quotation form. A line is replaced when it changes; the others stay the same objects. */
export class CoverageLines {
  readonly #listeners = new Listeners();
  #state: CoverageState;
  /** The indices of the lines whose accepted amount this form has reduced to the limit. */
  readonly #limited = new Set<number>();

  constructor(
    state: CoverageState,
    private readonly onEdit: () => void,
  ) {
    this.#state = state;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getState = (): CoverageState => this.#state;

  /** Whether the accepted amount of a line was more than its limit, and was reduced to it. */
  isLimited(index: number): boolean {
    return this.#limited.has(index);
  }

  /** Replaces all lines, for example by those of another program. */
  replace(state: CoverageState): void {
    this.#limited.clear();
    this.#state = state;
    this.#listeners.notify();
  }

  edit(index: number, change: LineEdit): void {
    // While the amount itself is typed, it is capped on blur.
    if (change.coverageaccept !== undefined) {
      this.#limited.delete(index);
      this.#change(index, (line) => ({ ...line, ...change }));
    } else this.#change(index, (line) => this.#capped(index, { ...line, ...change }));
  }

  /** Sets Include, and with it the accept date. */
  include(index: number, choice: string, now: Date): void {
    this.#change(index, (line) => this.#capped(index, withInclude(line, choice, today(now))));
  }

  /** An accepted amount above the limit becomes the limit on blur. */
  capAccept(index: number): void {
    const line = this.#state.lines[index];
    // A stored amount stays until the user changes the line.
    if (!line || line.coverageaccept === line.stored?.opened.coverageaccept) return;
    if (capped(line).coverageaccept !== line.coverageaccept)
      this.#change(index, () => this.#capped(index, line));
  }

  #capped(index: number, line: FormLine): FormLine {
    const reduced = capped(line);
    if (reduced.coverageaccept !== line.coverageaccept) this.#limited.add(index);
    return reduced;
  }

  #change(index: number, apply: (line: FormLine) => FormLine): void {
    const lines = this.#state.lines.map((line, lineIndex) => (lineIndex === index ? apply(line) : line));
    this.#state = withLines(this.#state, lines);
    this.onEdit();
    this.#listeners.notify();
  }
}
