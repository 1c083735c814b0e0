import { cappedAccept, withInclude } from '@/domain/coverage';
import { today } from '@/domain/dateText';
import { withLines, type CoverageState, type FormLine } from '@/domain/quotation/coverageText';
import { Listeners } from '@/domain/listeners';

/** The fields of a line that are edited directly; include has a rule of its own. */
type LineEdit = Partial<Pick<FormLine, 'coverageaccept' | 'deductiblebasis' | 'deductible' | 'premium'>>;

/** The coverage lines of a quotation form. A line is replaced when it changes; the others stay the same objects. */
export class CoverageLines {
  readonly #listeners = new Listeners();
  #state: CoverageState;

  constructor(
    state: CoverageState,
    private readonly onEdit: () => void,
  ) {
    this.#state = state;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getState = (): CoverageState => this.#state;

  /** Replaces all lines, for example by those of another program. */
  replace(state: CoverageState): void {
    this.#state = state;
    this.#listeners.notify();
  }

  edit(index: number, change: LineEdit): void {
    this.#put(index, (line) => ({ ...line, ...change }));
  }

  /** COV-01 to COV-04 */
  include(index: number, choice: string, now: Date): void {
    this.#put(index, (line) => withInclude(line, choice, today(now)));
  }

  /** COV-06: an accepted amount above the limit becomes the limit on blur. */
  capAccept(index: number): void {
    const line = this.#state.lines[index];
    if (!line) return;
    const coverageaccept = cappedAccept(line.coverageaccept, line.coveragelimit);
    if (coverageaccept !== line.coverageaccept) this.edit(index, { coverageaccept });
  }

  #put(index: number, changed: (line: FormLine) => FormLine): void {
    const lines = this.#state.lines.map((line, at) => (at === index ? changed(line) : line));
    this.#state = withLines(this.#state, lines);
    this.onEdit();
    this.#listeners.notify();
  }
}
