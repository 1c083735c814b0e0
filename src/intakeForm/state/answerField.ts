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
import { hasLineEnd, withHtmlLineEnds, withStoredLineEnds } from '@/domain/text/lineEnds';
import { Listeners } from '@/domain/values/listeners';

/** What an input shows. Each change makes a new object, so that React can compare it. */
export interface AnswerFieldState {
  /** The text in the box. A text that the data type does not allow is only shown and not stored. */
  readonly text: string;
  /** The error message; empty if there is none. */
  readonly problem: string;
  /** Required, and still empty after the user tried to save. */
  readonly isMissing: boolean;
  /** A note about the text that was entered, until the text changes; it is not an error. Empty if there is none. */
  readonly note: string;
  /** The text has or had line ends, which a box of one line would drop. */
  readonly isMultiline: boolean;
}

/** Text boxes are uncontrolled: the DOM has the text, and a keystroke renders nothing. */
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
  /** Whether the text stays exactly as typed: it has no mask, and is neither a number nor a code. */
  readonly isPlain: boolean;
  /** The field of the quotation that the answer also fills. */
  readonly carries: AttributeName | undefined;

  readonly #listeners = new Listeners();
  #initialText: string;
  #storedText: string;
  #state: AnswerFieldState;
  #control: HTMLElement | null = null;
  /** The text whose line ends an edited text takes. */
  #textWithLines: string;

  constructor(
    readonly group: FormGroup,
    readonly attribute: Attribute,
    /** The key of the row. It stays the same when rows above are removed. */
    readonly rowKey: number,
    initialText: string,
    storedText: string,
    /** Texts that are stored under earlier names of the attribute. The user may choose one of them. */
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
    this.#initialText = initialText;
    this.#storedText = storedText;
    this.#textWithLines = initialText;
    this.#state = {
      text: initialText,
      problem: '',
      isMissing: false,
      note: '',
      isMultiline: hasLineEnd(initialText),
    };
  }

  /** The text before the user changed anything. */
  get initialText(): string {
    return this.#initialText;
  }

  /** The text in the record, or filled in from the customer. It is never an error. A draft does not change it. */
  get storedText(): string {
    return this.#storedText;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getState = (): AnswerFieldState => this.#state;

  readonly getText = (): string => this.#state.text;

  /** The text as a text area holds it. */
  readonly getBoxText = (): string => withHtmlLineEnds(this.#state.text);

  /** The text of the control with the line ends of the stored text. */
  withStoredLineEnds(typed: string): string {
    return withStoredLineEnds(typed, this.#textWithLines);
  }

  show(change: Partial<AnswerFieldState>): void {
    const { text, problem, isMissing, note, isMultiline } = this.#state;
    const next = {
      ...this.#state,
      ...change,
      isMultiline: isMultiline || (change.text !== undefined && hasLineEnd(change.text)),
    };
    if (next.isMultiline !== isMultiline) this.#textWithLines = next.text;
    const isSameNotice =
      next.problem === problem &&
      next.isMissing === isMissing &&
      next.note === note &&
      next.isMultiline === isMultiline;
    if (isSameNotice && next.text === text) return;
    this.#state = next;
    if (next.text !== text) this.#fillBox();
    // The cities depend on the text of a zip code, and earlier answers are shown while the text is empty.
    const isRendered = this.isZip || this.earlier.length > 0 || !textKinds.has(this.kind);
    if (!isSameNotice || isRendered) this.#listeners.notify();
  }

  /** Shows a text that the user did not type. A note about the text before is removed. */
  refill(change: Partial<AnswerFieldState> & Pick<AnswerFieldState, 'text'>): void {
    this.show({ ...(change.text !== this.getText() && { note: '' }), ...change });
  }

  /** Sets the text before the first change, when the form fills it in after the input was rendered. */
  reopen(initialText: string, storedText: string): void {
    this.#initialText = initialText;
    this.#storedText = storedText;
    this.refill({ text: initialText });
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
    // The box already has what the user types. Writing it again would move the caret to the end.
    const text = withHtmlLineEnds(this.#state.text);
    if (box.value !== text) box.value = text;
  }
}
