import type { Attribute } from '@/domain/records/attributes';
import {
  answerProblem,
  dataTypeMessage,
  fitsDataType,
  formatAnswer,
  isMissing,
} from '@/domain/attributes/attributeChecks';
import type { AttributeName } from '@/domain/attributes/attributes';
import { yearProblem } from '@/domain/text/dates';
import {
  answerOf,
  earlierAnswers,
  keepsOriginal,
  setAnswer,
  resetAnswers,
  type QuotationDetails,
} from '@/domain/quotation/answers';
import {
  addRow,
  furtherRows,
  prepareAnswers,
  removeRow,
  rowCount,
  setNamedAnswer,
  type Cell,
  type FormGroup,
} from '@/domain/quotation/groups';
import { missingCells } from '@/domain/quotation/required';
import { Listeners } from '@/domain/values/listeners';
import { AnswerField } from './answerField';

/** One row of a group: its key stays with it when rows above it are removed, and so do its cells. */
interface Row {
  readonly key: number;
  readonly cells: Map<Attribute, AnswerField>;
}

interface GroupRows {
  readonly group: FormGroup;
  readonly listeners: Listeners;
  rows: readonly Row[];
  keys: readonly number[];
}

interface AnswersStateOptions {
  /** After the user answered, before the input renders. */
  onAnswer(attribute: Attribute, text: string): void;
  /** After any change by the user. */
  onEdit(): void;
  /** An error that the form finds in addition to the attribute's own rules. */
  problemOf(attribute: Attribute, text: string): string;
}

/** Whether any attribute may carry a field of the quotation; where none does there is nothing to fill in. */
function carriesFields({ attributes }: FormGroup): boolean {
  return attributes.some(({ attribute_name }) => attribute_name.trim() !== '');
}

/** The answers of a quotation form, its groups in the order in which they arrive, and an `AnswerField` for each input. */
export class AnswersState {
  readonly #places: (GroupRows | undefined)[] = [];
  readonly #placeOf = new Map<FormGroup, GroupRows>();
  readonly #placed = new Listeners();
  #details: QuotationDetails;
  /** QEDIT-19: stored answers that could not be read. They go back as they are until the user answers anything. */
  #unread: QuotationDetails | undefined;
  #missing: readonly Cell[] | undefined;
  #lastKey = 0;

  constructor(
    details: QuotationDetails,
    private readonly options: AnswersStateOptions,
  ) {
    this.#details = this.#readable(details);
  }

  /** The current answers, to be sent. */
  get details(): QuotationDetails {
    return this.#unread ?? this.#details;
  }

  /** The groups that have arrived, in the order of the form. */
  get groups(): readonly FormGroup[] {
    return this.#present().map(({ group }) => group);
  }

  readonly subscribe = this.#placed.subscribe;

  readonly getPlacedCount = (): number => this.#present().length;

  /** Whether the stored text goes back as it is, since no answers could be read in it. */
  readonly keepsOriginal = (): boolean => keepsOriginal(this.details);

  /** FIELD-01, QEDIT-14: the required inputs without an answer. Computed again only after a change that may add or remove one. */
  readonly getMissing = (): readonly Cell[] => (this.#missing ??= missingCells(this, this.groups));

  groupAt(place: number): FormGroup | undefined {
    return this.#places[place]?.group;
  }

  /**
   * Puts a group in its place; one that is there stays, since it may have been filled in. What is known of the customer is
   * filled in from the top, without gaps, so that the order in which groups arrive does not show.
   */
  place(place: number, group: FormGroup, known: Readonly<Record<AttributeName, string>>): void {
    if (this.#places[place]) return;
    if (!carriesFields(group)) prepareAnswers(this.#details, [group], {});
    const placed: GroupRows = { group, listeners: new Listeners(), rows: [], keys: [] };
    this.#places[place] = placed;
    this.#placeOf.set(group, placed);
    this.#setRows(placed, this.#newRows(group));
    this.#fillIn(known);
    this.#reread();
    this.#placed.notify();
  }

  /** Replaces all answers; every input renders again. */
  replace(details: QuotationDetails, known: Readonly<Record<AttributeName, string>>): void {
    this.#details = this.#readable(details);
    for (const group of this.groups) {
      if (!carriesFields(group)) prepareAnswers(this.#details, [group], {});
    }
    for (const place of this.#present()) this.#setRows(place, this.#newRows(place.group));
    this.#fillIn(known);
    this.#placed.notify();
  }

  rowKeys(group: FormGroup): readonly number[] {
    return this.#of(group).keys;
  }

  onRows(group: FormGroup, listener: () => void): () => void {
    return this.#of(group).listeners.subscribe(listener);
  }

  cell(group: FormGroup, attribute: Attribute, rowKey: number): AnswerField {
    const { rows } = this.#of(group);
    const row = rows.find(({ key }) => key === rowKey);
    const index = row ? rows.indexOf(row) : 0;
    const known = row?.cells.get(attribute);
    if (known) return known;
    const { answers } = this.#details;
    const opened = answerOf(answers, attribute, index);
    const cell = new AnswerField(group, attribute, rowKey, opened, earlierAnswers(answers, attribute, index));
    row?.cells.set(attribute, cell);
    return cell;
  }

  /** FIELD-12: what was typed is shown in any case, and stored if it is of the data type. */
  type(cell: AnswerField, text: string): void {
    const { attribute } = cell;
    const fits = fitsDataType(attribute, text);
    if (fits) this.#store(cell, text);
    // An error that was shown on blur stays until it is corrected.
    const wasWrong = cell.getState().problem !== '';
    const problem = fits ? (wasWrong ? this.#problem(cell, text) : '') : dataTypeMessage(attribute);
    cell.show({ text, problem, isMissing: false });
    this.#edited();
  }

  /** FIELD-07: the check when an input is left. `unfinished` is the message for a text that the control itself cannot read. */
  onBlur(cell: AnswerField, unfinished = ''): void {
    const { text } = cell.getState();
    cell.show({ problem: unfinished || this.#problem(cell, text) });
  }

  /** Fills an input from a lookup if its own rules accept the text. Returns whether they did. */
  fill(cell: AnswerField, text: string): boolean {
    const { text: formatted, isRefused } = formatAnswer(cell.attribute, { text, caret: text.length });
    if (isRefused || answerProblem(cell.attribute, formatted) !== '') return false;
    this.#store(cell, formatted);
    cell.refill({ text: formatted, problem: '', isMissing: false });
    this.#edited();
    return true;
  }

  /** '+ Add New'. Returns the key of the new row. */
  addRow(group: FormGroup): number {
    const place = this.#of(group);
    addRow(this.#details.answers, group);
    const row = this.#newRow();
    this.#setRows(place, [...place.rows, row]);
    this.#edited();
    return row.key;
  }

  removeRow(group: FormGroup, rowKey: number): void {
    const place = this.#of(group);
    const index = place.keys.indexOf(rowKey);
    if (index === -1) return;
    removeRow(this.#details.answers, group, index);
    this.#setRows(place, place.rows.toSpliced(index, 1));
    this.#edited();
  }

  /** How many rows are stored that the group does not show, since it is no Table any more. */
  furtherRows(group: FormGroup): number {
    return furtherRows(this.#details.answers, group);
  }

  isPresent(cell: AnswerField): boolean {
    return this.#indexOf(cell) !== -1;
  }

  /** FIELD-19: writes a date of the header to the first attribute that carries it. */
  setNamed(name: AttributeName, text: string): void {
    setNamedAnswer(this.#details, this.groups, name, text);
    this.#missing = undefined;
    for (const cell of this.cells()) {
      if (cell.carries !== name) continue;
      const stored = answerOf(this.#details.answers, cell.attribute, this.#indexOf(cell));
      cell.refill({ text: stored, problem: '', isMissing: false });
      return;
    }
  }

  /** Checks the inputs of an attribute again, because what they are compared with has changed. */
  recheck(name: AttributeName): void {
    for (const cell of this.cells()) if (cell.carries === name) this.onBlur(cell);
  }

  /** The cells in the order of the form. */
  *cells(): Generator<AnswerField> {
    for (const { group, keys } of this.#present()) {
      for (const key of keys) {
        for (const attribute of group.attributes) yield this.cell(group, attribute, key);
      }
    }
  }

  /** The cell of an attribute's answer in a row, by the row's index. */
  cellAt(group: FormGroup, attribute: Attribute, row: number): AnswerField {
    return this.cell(group, attribute, this.#of(group).keys[row] ?? 0);
  }

  /**
   * What is known goes into the groups from the top, as far as there is no gap; before the blank rows of a Table, which
   * would count as answers.
   */
  #fillIn(known: Readonly<Record<AttributeName, string>>): void {
    const gap = this.#places.findIndex((there) => there === undefined);
    const start = gap === -1 ? this.#places : this.#places.slice(0, gap);
    prepareAnswers(
      this.#details,
      start.flatMap((there) => (there && carriesFields(there.group) ? there.group : [])),
      known,
      (group) => this.#of(group).keys.length,
    );
    this.#missing = undefined;
  }

  /** The answers to begin with: none if the stored ones could not be read. */
  #readable(details: QuotationDetails): QuotationDetails {
    const isUnread = details.unreadable && keepsOriginal(details);
    this.#unread = isUnread ? details : undefined;
    return isUnread ? resetAnswers(details) : details;
  }

  /** After a change by the user: their answers take the place of what could not be read. */
  #edited(): void {
    if (this.#unread) {
      this.#unread = undefined;
      this.#missing = undefined;
      this.#placed.notify();
    }
    this.options.onEdit();
  }

  #problem(cell: AnswerField, text: string): string {
    const isChangedDate = cell.kind === 'date' && text !== cell.openedWith;
    return (
      answerProblem(cell.attribute, text) ||
      (isChangedDate ? yearProblem(text) : '') ||
      this.options.problemOf(cell.attribute, text)
    );
  }

  #store(cell: AnswerField, text: string): void {
    const index = this.#indexOf(cell);
    if (index === -1) return;
    const { attribute } = cell;
    const { answers } = this.#details;
    if (isMissing(attribute, answerOf(answers, attribute, index)) !== isMissing(attribute, text)) {
      this.#missing = undefined;
    }
    setAnswer(answers, attribute, index, text);
    this.options.onAnswer(attribute, text);
  }

  /** Shows the stored text in the fields that exist already and have no error. */
  #reread(): void {
    for (const { rows } of this.#present()) {
      rows.forEach(({ cells }, index) => {
        for (const cell of cells.values()) {
          if (cell.getState().problem === '') {
            cell.refill({ text: answerOf(this.#details.answers, cell.attribute, index) });
          }
        }
      });
    }
  }

  #present(): GroupRows[] {
    return this.#places.filter((place) => place !== undefined);
  }

  #of(group: FormGroup): GroupRows {
    const found = this.#placeOf.get(group);
    if (!found) throw new Error('The group is not part of this form');
    return found;
  }

  /** The row of an input at present; -1 once it was removed. */
  #indexOf({ group, rowKey }: AnswerField): number {
    return this.#of(group).keys.indexOf(rowKey);
  }

  #setRows(place: GroupRows, rows: readonly Row[]): void {
    place.rows = rows;
    place.keys = rows.map(({ key }) => key);
    this.#missing = undefined;
    place.listeners.notify();
  }

  #newRows(group: FormGroup): Row[] {
    return Array.from({ length: rowCount(this.#details.answers, group) }, () => this.#newRow());
  }

  #newRow(): Row {
    this.#lastKey += 1;
    return { key: this.#lastKey, cells: new Map() };
  }
}
