import { cappedAccept, withInclude } from '@/domain/coverage';
import { today } from '@/domain/dateText';
import type { CoverageState, FormLine } from '@/domain/quotation/coverageText';
import { Listeners } from '@/domain/listeners';

/** What is typed or chosen in a line beside include, which has a rule of its own. */
export type LineEdit = Partial<
  Pick<FormLine, 'coverageaccept' | 'deductiblebasis' | 'deductible' | 'premium'>
>;

/** The coverage lines of a quotation form. A line is replaced when it changes; the others stay the objects they were. */
export class CoverageLines {
  readonly #listeners = new Listeners();
  #sheet: CoverageState;

  constructor(
    sheet: CoverageState,
    private readonly onEdit: () => void,
  ) {
    this.#sheet = sheet;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getSheet = (): CoverageState => this.#sheet;

  readonly getLines = (): readonly FormLine[] => this.#sheet.lines;

  /** Other lines altogether: those of another program. */
  replace(sheet: CoverageState): void {
    this.#sheet = sheet;
    this.#listeners.notify();
  }

  edit(index: number, change: LineEdit): void {
    this.#put(index, (line) => ({ ...line, ...change }));
  }

  /** COV-01 to COV-04 */
  include(index: number, choice: string, now: Date): void {
    this.#put(index, (line) => withInclude(line, choice, today(now)));
  }

  /** COV-06: what was accepted beyond the limit falls back to it when the input is left. */
  settleAccept(index: number): void {
    const line = this.#sheet.lines[index];
    if (!line) return;
    const coverageaccept = cappedAccept(line.coverageaccept, line.coveragelimit);
    if (coverageaccept !== line.coverageaccept) this.edit(index, { coverageaccept });
  }

  #put(index: number, changed: (line: FormLine) => FormLine): void {
    const lines = this.#sheet.lines.map((line, at) => (at === index ? changed(line) : line));
    this.#sheet = { ...this.#sheet, lines };
    this.onEdit();
    this.#listeners.notify();
  }
}
