import type { Attribute } from '@/domain/records/attributes';
import {
  answerProblem,
  dataTypeMessage,
  fitsDataType,
  formatAnswer,
  isMissing,
} from '@/domain/attributes/attributeChecks';
import { inputKind, type AttributeName } from '@/domain/attributes/attributes';
import { yearProblem } from '@/domain/text/dates';
import {
  answerText,
  earlierAnswers,
  sendsOriginalText,
  setAnswer,
  resetAnswers,
  type QuotationDetails,
} from '@/domain/quotation/answers';
import {
  addRow,
  furtherRows,
  prepareAnswers,
  removeRow,
  rowIndices,
  setNamedAnswer,
  shownRowIndices,
  type Cell,
  type FormGroup,
} from '@/domain/quotation/groups';
import { missingCells } from '@/domain/quotation/required';
import { Listeners } from '@/domain/values/listeners';
import { AnswerField } from './answerField';

/** One row of a group. Its key and its cells stay the same when rows above it are removed. */
interface Row {
  readonly key: number;
  /** Its index in the stored answers. */
  readonly index: number;
  readonly cells: Map<Attribute, AnswerField>;
}

interface GroupRows {
  readonly group: FormGroup;
  readonly listeners: Listeners;
  rows: readonly Row[];
  keys: readonly number[];
}

interface AnswersStateOptions {
  /** Called after the user answered a question, before the input renders. */
  onAnswer(attribute: Attribute, text: string): void;
  /** Called after any change by the user. */
  onEdit(): void;
  /** Returns an error that does not come from the rules of the attribute itself. */
  problemOf(attribute: Attribute, text: string): string;
}

/** Whether any attribute may carry a field of the quotation. Otherwise nothing is filled in. */
function carriesFields({ attributes }: FormGroup): boolean {
  return attributes.some(({ attribute_name }) => attribute_name.trim() !== '');
}

/** The answers of a quotation form. Its groups may load in any order, and each input has an `AnswerField`. */
export class AnswersState {
  readonly #groupSlots: (GroupRows | undefined)[] = [];
  readonly #rowsByGroup = new Map<FormGroup, GroupRows>();
  readonly #groupListeners = new Listeners();
  #details: QuotationDetails;
  /** Stored answers that could not be read. They are sent back unchanged until the user answers a question. */
  #unreadable: QuotationDetails | undefined;
  /** Whether the texts of the inputs may be of a draft. */
  #isReplaced = false;
  #missing: readonly Cell[] | undefined;
  #lastKey = 0;

  constructor(
    details: QuotationDetails,
    private readonly options: AnswersStateOptions,
  ) {
    this.#details = this.#readDetails(details);
  }

  /** The current answers, to be sent. */
  get details(): QuotationDetails {
    return this.#unreadable ?? this.#details;
  }

  /** The groups that have loaded, in the order of the form. */
  get groups(): readonly FormGroup[] {
    return this.#loadedGroups().map(({ group }) => group);
  }

  readonly subscribe = this.#groupListeners.subscribe;

  readonly getGroupCount = (): number => this.#loadedGroups().length;

  /** Whether the stored text is sent back unchanged, because no answers could be read in it. */
  readonly sendsOriginal = (): boolean => sendsOriginalText(this.details);

  /** The required inputs without an answer, cached until a change can add or remove one. */
  readonly getMissing = (): readonly Cell[] =>
    (this.#missing ??= missingCells(this, this.groups, (group) => this.#indices(group)));

  groupAt(index: number): FormGroup | undefined {
    return this.#groupSlots[index]?.group;
  }

  /**
   * Adds a loaded group to the form. A group that is already there stays, because the user may have filled it in. Known
   * fields are filled in from the top without gaps, so that the result does not depend on the order in which groups load.
   */
  placeGroup(index: number, group: FormGroup, knownFields: Readonly<Record<AttributeName, string>>): void {
    if (this.#groupSlots[index]) return;
    if (!carriesFields(group)) prepareAnswers(this.#details, [group], {});
    const placed: GroupRows = { group, listeners: new Listeners(), rows: [], keys: [] };
    this.#groupSlots[index] = placed;
    this.#rowsByGroup.set(group, placed);
    this.#setRows(placed, this.#newRows(group));
    this.#fillIn(knownFields);
    this.#reread();
    this.#groupListeners.notify();
  }

  /** Replaces all answers; every input renders again. */
  replace(details: QuotationDetails, knownFields: Readonly<Record<AttributeName, string>>): void {
    this.#details = this.#readDetails(details);
    this.#isReplaced = true;
    for (const group of this.groups) {
      if (!carriesFields(group)) prepareAnswers(this.#details, [group], {});
    }
    for (const loaded of this.#loadedGroups()) this.#setRows(loaded, this.#newRows(loaded.group));
    this.#fillIn(knownFields);
    this.#groupListeners.notify();
  }

  rowKeys(group: FormGroup): readonly number[] {
    return this.#groupRows(group).keys;
  }

  onRows(group: FormGroup, listener: () => void): () => void {
    return this.#groupRows(group).listeners.subscribe(listener);
  }

  cell(group: FormGroup, attribute: Attribute, rowKey: number): AnswerField {
    const { rows } = this.#groupRows(group);
    const row = rows.find(({ key }) => key === rowKey);
    const index = row?.index ?? 0;
    const existing = row?.cells.get(attribute);
    if (existing) return existing;
    const { answers } = this.#details;
    const opened = answerText(answers, attribute, index);
    const stored = this.#storedText(attribute, index);
    const earlier = earlierAnswers(answers, attribute, index);
    const cell = new AnswerField(group, attribute, rowKey, opened, stored, earlier);
    row?.cells.set(attribute, cell);
    return cell;
  }

  /** A typed text is always shown, but only stored if the data type allows it. */
  type(cell: AnswerField, text: string): void {
    const { attribute } = cell;
    const fits = text === cell.storedText || fitsDataType(attribute, text);
    if (fits) this.#store(cell, text);
    // An error that was shown on blur stays until it is corrected.
    const wasWrong = cell.getState().problem !== '';
    const problem = fits ? (wasWrong ? this.#problem(cell, text) : '') : dataTypeMessage(attribute);
    cell.show({ text, problem, isMissing: false });
    this.#edited();
  }

  /** Validates an input on blur. `unfinished` is the message for a text that the control itself cannot read. */
  onBlur(cell: AnswerField, unfinished = ''): void {
    const { text } = cell.getState();
    cell.show({ problem: unfinished || this.#problem(cell, text) });
  }

  /** Fills an input from a lookup if its own rules accept the whole text. Returns whether they did. */
  fill(cell: AnswerField, text: string): boolean {
    const { text: formatted, isRefused } = formatAnswer(cell.attribute, { text, caret: text.length });
    const isCut = formatted.toLowerCase() !== text.toLowerCase();
    if (isRefused || isCut || answerProblem(cell.attribute, formatted) !== '') return false;
    this.#store(cell, formatted);
    cell.refill({ text: formatted, problem: '', isMissing: false });
    this.#edited();
    return true;
  }

  /** '+ Add New'. Returns the key of the new row. */
  addRow(group: FormGroup): number {
    const target = this.#groupRows(group);
    const row = this.#newRow(addRow(this.#details.answers, group));
    this.#setRows(target, [...target.rows, row]);
    this.#edited();
    return row.key;
  }

  removeRow(group: FormGroup, rowKey: number): void {
    const target = this.#groupRows(group);
    const removed = target.rows.find(({ key }) => key === rowKey);
    if (!removed) return;
    removeRow(this.#details.answers, group, removed.index);
    const others = target.rows.filter((row) => row !== removed);
    this.#setRows(
      target,
      others.map((row) => (row.index > removed.index ? { ...row, index: row.index - 1 } : row)),
    );
    this.#edited();
  }

  /** How many stored rows the group does not show, because it is no longer a Table. */
  furtherRows(group: FormGroup): number {
    return furtherRows(this.#details.answers, group);
  }

  /** The numbers of the shown rows, from 1. */
  rowNumbers(group: FormGroup): readonly number[] {
    return this.#indices(group).map((index) => index + 1);
  }

  /**
   * The number of all rows of a Table, and of those that the form shows before the first one that it does not show.
   * Rows that the user adds come after all others.
   */
  rowCounts(group: FormGroup): { all: number; shown: number; first: number } {
    const all = rowIndices(this.#details.answers, group);
    const shown = this.#indices(group);
    const isShown = new Set(shown);
    const firstHidden = all.findIndex((index) => !isShown.has(index));
    return { all: all.length, shown: shown.length, first: firstHidden === -1 ? shown.length : firstHidden };
  }

  hasCell(cell: AnswerField): boolean {
    return this.#indexOf(cell) !== -1;
  }

  /** Writes a date of the header to the first attribute that carries it. */
  setNamed(name: AttributeName, text: string): void {
    setNamedAnswer(this.#details, this.groups, name, text);
    this.#missing = undefined;
    for (const cell of this.cells()) {
      if (cell.carries !== name) continue;
      const stored = answerText(this.#details.answers, cell.attribute, this.#indexOf(cell));
      cell.refill({ text: stored, problem: '', isMissing: false });
      return;
    }
  }

  /** Validates the inputs of an attribute again, because the value that they are compared with has changed. */
  recheck(name: AttributeName): void {
    for (const cell of this.cells()) if (cell.carries === name) this.onBlur(cell);
  }

  /** The cells in the order of the form. */
  *cells(): Generator<AnswerField> {
    for (const { group, keys } of this.#loadedGroups()) {
      for (const key of keys) {
        for (const attribute of group.attributes) yield this.cell(group, attribute, key);
      }
    }
  }

  /** The cell of an attribute in the row with this index. */
  cellAt(group: FormGroup, attribute: Attribute, row: number): AnswerField {
    return this.cell(
      group,
      attribute,
      this.#groupRows(group).rows.find(({ index }) => index === row)?.key ?? 0,
    );
  }

  /**
   * Fills the known fields into the groups from the top, up to the first group that has not loaded. This comes before the
   * blank rows of a Table, which would count as answers.
   */
  #fillIn(knownFields: Readonly<Record<AttributeName, string>>): void {
    const gap = this.#groupSlots.findIndex((slot) => slot === undefined);
    const start = gap === -1 ? this.#groupSlots : this.#groupSlots.slice(0, gap);
    prepareAnswers(
      this.#details,
      start.flatMap((slot) => (slot && carriesFields(slot.group) ? slot.group : [])),
      knownFields,
      (group) => this.#indices(group),
    );
    this.#missing = undefined;
  }

  /** The answers at the start: none if the stored ones could not be read. */
  #readDetails(details: QuotationDetails): QuotationDetails {
    const isUnreadable = details.unreadable && sendsOriginalText(details);
    this.#unreadable = isUnreadable ? details : undefined;
    return isUnreadable ? resetAnswers(details) : details;
  }

  /** After a change by the user: the new answers replace stored ones that could not be read. */
  #edited(): void {
    if (this.#unreadable) {
      this.#unreadable = undefined;
      this.#missing = undefined;
      this.#groupListeners.notify();
    }
    this.options.onEdit();
  }

  /** The text that an input is opened with, without those of a draft. */
  #storedText(attribute: Attribute, index: number): string {
    const { answers, stored } = this.#details;
    // A default date is not stored either: it may be too early on the next day.
    const isOpened = !this.#isReplaced && inputKind(attribute) !== 'date';
    return answerText(isOpened ? answers : stored, attribute, index);
  }

  #problem(cell: AnswerField, text: string): string {
    if (text === cell.storedText) return '';
    return (
      answerProblem(cell.attribute, text) ||
      (cell.kind === 'date' ? yearProblem(text) : '') ||
      this.options.problemOf(cell.attribute, text)
    );
  }

  #store(cell: AnswerField, text: string): void {
    const index = this.#indexOf(cell);
    if (index === -1) return;
    const { attribute } = cell;
    const { answers } = this.#details;
    if (isMissing(attribute, answerText(answers, attribute, index)) !== isMissing(attribute, text)) {
      this.#missing = undefined;
    }
    setAnswer(answers, attribute, index, text);
    this.options.onAnswer(attribute, text);
  }

  /** Shows the stored text in the fields that exist already and have no error. */
  #reread(): void {
    for (const { rows } of this.#loadedGroups()) {
      for (const { cells, index } of rows) {
        for (const cell of cells.values()) {
          const text = answerText(this.#details.answers, cell.attribute, index);
          if (cell.getText() === cell.initialText) cell.reopen(text, this.#storedText(cell.attribute, index));
          else if (cell.getState().problem === '') cell.refill({ text });
        }
      }
    }
  }

  #loadedGroups(): GroupRows[] {
    return this.#groupSlots.filter((slot) => slot !== undefined);
  }

  #groupRows(group: FormGroup): GroupRows {
    const found = this.#rowsByGroup.get(group);
    if (!found) throw new Error('The form does not have this group');
    return found;
  }

  /** The current row of an input; -1 once the row was removed. */
  #indexOf({ group, rowKey }: AnswerField): number {
    return this.#groupRows(group).rows.find(({ key }) => key === rowKey)?.index ?? -1;
  }

  #indices(group: FormGroup): readonly number[] {
    return this.#groupRows(group).rows.map(({ index }) => index);
  }

  #setRows(target: GroupRows, rows: readonly Row[]): void {
    target.rows = rows;
    target.keys = rows.map(({ key }) => key);
    this.#missing = undefined;
    target.listeners.notify();
  }

  #newRows(group: FormGroup): Row[] {
    const { answers, stored } = this.#details;
    const shown = shownRowIndices(answers, group);
    const lastStored = rowIndices(stored, group).at(-1) ?? 0;
    // A restored draft may have rows that the user had added.
    const added = rowIndices(answers, group)
      .slice(shown.length)
      .filter((index) => index > lastStored);
    return [...shown, ...added].map((index) => this.#newRow(index));
  }

  #newRow(index: number): Row {
    this.#lastKey += 1;
    return { key: this.#lastKey, index, cells: new Map() };
  }
}
