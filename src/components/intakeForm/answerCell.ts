import type { Attribute } from '@/domain/records/attributes';
import type { FormGroup } from '@/domain/quotation/groups';
import { Listeners } from './listeners';

/** What an input shows. A new object for each change, so that it can be compared. */
export interface CellState {
  /** The text in the box; what its data type refuses stands here only and is not stored (FIELD-12, Q-149). */
  readonly text: string;
  /** FIELD-14: what is wrong with it, in words; empty when nothing is. */
  readonly problem: string;
  /** Required, asked for, and still not there. */
  readonly isMissing: boolean;
}

/**
 * One input of a quotation form: an attribute in one row. The input alone listens to it, so a keystroke draws one input
 * anew however long the form is.
 */
export class AnswerCell {
  readonly #listeners = new Listeners();
  #state: CellState;
  #control: HTMLElement | null = null;

  constructor(
    readonly group: FormGroup,
    readonly attribute: Attribute,
    /** The row's own key, which stays with it when rows above are removed. */
    readonly rowKey: number,
    /** What stood in it before the user did anything. */
    readonly openedWith: string,
  ) {
    this.#state = { text: openedWith, problem: '', isMissing: false };
  }

  readonly subscribe = this.#listeners.add;

  readonly getState = (): CellState => this.#state;

  show(change: Partial<CellState>): void {
    const next = { ...this.#state, ...change };
    const { text, problem, isMissing } = this.#state;
    if (next.text === text && next.problem === problem && next.isMissing === isMissing) return;
    this.#state = next;
    this.#listeners.tell();
  }

  /** The ref of the control that takes focus. */
  readonly attach = (control: HTMLElement | null): void => {
    this.#control = control;
  };

  focus(): void {
    this.#control?.focus();
  }
}
