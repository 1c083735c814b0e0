import {
  attributeNames,
  attributeTitle,
  inputKind,
  isRequired,
  type AttributeName,
  type InputKind,
} from '@/domain/attributes/attributes';
import { isCode, maskOf, maxLengthOf } from '@/domain/attributes/attributeChecks';
import type { Attribute } from '@/domain/records/attributes';
import { isZipField } from '@/domain/attributes/zipFill';
import type { FormGroup } from '@/domain/quotation/groups';
import { Listeners } from '@/domain/values/listeners';

/** What an input shows. A new object for each change, so that it can be compared. */
export interface AnswerFieldState {
  /** The text in the box. A text that its data type refuses is only here and is not stored (FIELD-12, Q-149). */
  readonly text: string;
  /** FIELD-14: the error message; empty if there is none. */
  readonly problem: string;
  /** Required, and still empty after the user tried to save. */
  readonly isMissing: boolean;
  /** What is said of the text that was entered, until it changes; empty when nothing is. It is no error. */
  readonly note: string;
}

/** Inputs of text: the DOM has the text, and a keystroke renders nothing. */
const textKinds: ReadonlySet<InputKind> = new Set(['text', 'email', 'textarea', 'secure']);

/**
 * One input of a quotation form: an attribute in one row. Only its own input subscribes to it, so a keystroke renders at
 * most one input, however long the form is.
 */
export class AnswerField {
  /** Computed from the attribute once, since a form has up to a thousand inputs. */
  readonly title: string;
  readonly kind: InputKind;
  readonly isRequired: boolean;
  readonly isZip: boolean;
  readonly mask: string;
  readonly maxLength: number | undefined;
  /** A text that stays as it is typed: it has no mask, and is no number or code. */
  readonly isPlain: boolean;
  /** FIELD-19: the field of the quotation that it carries. */
  readonly carries: AttributeName | undefined;

  readonly #listeners = new Listeners();
  #state: AnswerFieldState;
  #control: HTMLElement | null = null;

  constructor(
    readonly group: FormGroup,
    readonly attribute: Attribute,
    /** The row's own key, which stays with it when rows above are removed. */
    readonly rowKey: number,
    /** Its text before the user changed anything. */
    readonly openedWith: string,
    /** Texts that are stored under earlier names of the attribute, one of which the user may choose. */
    readonly earlier: readonly string[],
  ) {
    this.title = attributeTitle(attribute);
    this.kind = inputKind(attribute);
    this.isRequired = isRequired(attribute);
    this.isZip = isZipField(attribute);
    this.mask = maskOf(attribute);
    this.maxLength = maxLengthOf(attribute);
    this.isPlain = this.mask === '' && !isCode(attribute);
    this.carries = attributeNames.find((name) => name === attribute.attribute_name.trim());
    this.#state = { text: openedWith, problem: '', isMissing: false, note: '' };
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getState = (): AnswerFieldState => this.#state;

  readonly getText = (): string => this.#state.text;

  show(change: Partial<AnswerFieldState>): void {
    const next = { ...this.#state, ...change };
    const { text, problem, isMissing, note } = this.#state;
    const isSameNotice = next.problem === problem && next.isMissing === isMissing && next.note === note;
    if (isSameNotice && next.text === text) return;
    this.#state = next;
    if (next.text !== text) this.#fillBox();
    // The cities beside a zip code belong to its text, and earlier answers are there while it is empty.
    const isRendered = this.isZip || this.earlier.length > 0 || !textKinds.has(this.kind);
    if (!isSameNotice || isRendered) this.#listeners.notify();
  }

  /** Shows a text that was not typed into the box: what was said of the one before it goes. */
  refill(change: Partial<AnswerFieldState> & Pick<AnswerFieldState, 'text'>): void {
    this.show({ ...(change.text !== this.getText() && { note: '' }), ...change });
  }

  readonly showNote = (note: string): void => this.show({ note });

  /** The ref of the control that takes focus. */
  readonly attach = (control: HTMLElement | null): void => {
    this.#control = control;
    this.#fillBox();
  };

  focus(): void {
    this.#control?.focus();
  }

  #fillBox(): void {
    const box = this.#control;
    if (!textKinds.has(this.kind) || !(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement))
      return;
    // What the user types is in the box already. Writing it again would move the caret to the end.
    if (box.value !== this.#state.text) box.value = this.#state.text;
  }
}
