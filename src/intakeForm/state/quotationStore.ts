import type { Attribute } from '@/domain/records/attributes';
import { attributeNames, type AttributeName } from '@/domain/attributes/attributes';
import {
  readCustomer,
  type CoverageLine,
  type Customer,
  type QuotationPayload,
} from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { dateOf, formatDate, today, yearProblem } from '@/domain/text/dates';
import { resetAnswers } from '@/domain/quotation/answers';
import {
  policyAmountCents,
  toCreatePayload,
  toUpdatePayload,
  withProgramCoverages,
} from '@/domain/quotation/conversion';
import { withLines, type CoverageState } from '@/domain/quotation/coverage';
import type { defaultDates, QuotationForm } from '@/domain/quotation/form';
import type { Cell, FormGroup } from '@/domain/quotation/groups';
import { knownFields, withAnswer, withEffectiveDate, type QuotationHeader } from '@/domain/quotation/header';
import { storedDifferences, touchedAnswer, type StoredDifference } from '@/domain/quotation/namedFields';
import { missingNames, refusal, saveRefusal, type Saving } from '@/domain/quotation/required';
import { Sealed } from '@/domain/text/secret';
import { Listeners } from '@/domain/values/listeners';
import type { AnswerField } from './answerField';
import { AnswersState } from './answersState';
import { CoverageLines } from './coverageLines';

/** The dates of the header. Attributes may carry them as well. */
export const headerDates = ['policyeffectivedate', 'policyscheduledate'] as const;

export type HeaderDateName = (typeof headerDates)[number];

/** What depends on the day on which a form is filled in and sent. */
interface DayRules {
  /** The earliest effective date, YYYY-MM-DD. */
  readonly earliestDate: (now: Date) => string;
  /** The dates that a new quotation has until the user chooses. */
  readonly defaultDates?: typeof defaultDates;
}

/** The fields of the customer that attributes may carry. */
const customerNames = attributeNames.filter(
  (name): name is Extract<AttributeName, keyof Customer> => name in readCustomer({}),
);

type DefaultDate = keyof ReturnType<typeof defaultDates>;

const defaultDateNames: readonly DefaultDate[] = [...headerDates, 'policyquotation_graceperiod'];

/** The error of an effective date; empty if there is none, or if the text is not a date. */
function effectiveDateProblem(label: string, date: string, earliest: string): string {
  return dateOf(date) !== '' && date < earliest ? `${label} must be ${formatDate(earliest)} or later` : '';
}

/**
 * One quotation that is edited: its header, its answers, its coverage lines. It is not in Redux, since answers may be
 * secure values. What depends on them (required fields, total, payload) is computed when it is read.
 */
export class QuotationStore {
  readonly answers: AnswersState;
  readonly coverage: CoverageLines;
  readonly #headerListeners = new Listeners();
  readonly #dirtyListeners = new Listeners();
  readonly #listeners = new Listeners();
  /** The coverage lines of programs that the user chose before, with all edits. */
  readonly #previousLines = new Map<string, CoverageState>();
  #missing: { readonly cells: readonly Cell[]; readonly names: readonly string[] } | undefined;
  /** The dates that the user has changed: they do not move with the day. */
  readonly #chosenDates = new Set<DefaultDate>();
  readonly #opened: QuotationHeader;
  #header: QuotationHeader;
  #day: string;
  #earliestDate: string;
  #coveredProgram: Id;
  #differences: readonly StoredDifference[] = [];
  #isDirty = false;

  constructor(
    form: QuotationForm,
    readonly dayRules: DayRules,
    now = new Date(),
  ) {
    this.#opened = form.header;
    this.#header = form.header;
    this.#day = today(now);
    this.#earliestDate = dayRules.earliestDate(now);
    this.#coveredProgram = form.header.program_id;
    this.coverage = new CoverageLines(form.coverage, () => this.#markDirty());
    this.answers = new AnswersState(form.details, {
      onAnswer: (attribute, text) => this.#chooseHeader(withAnswer(this.#header, attribute, text)),
      onEdit: () => this.#markDirty(),
      problemOf: ({ name, attribute_name }: Attribute, text) =>
        attribute_name.trim() === 'policyeffectivedate'
          ? effectiveDateProblem(name, text, this.#earliestDate)
          : '',
    });
  }

  /**
   * Notifies after every change of the data that would be sent. A draft reads the state from `form` and restores it with
   * `restore`. `form.details` includes secrets, which a draft must not store.
   */
  readonly subscribe = this.#listeners.subscribe;

  readonly subscribeHeader = this.#headerListeners.subscribe;

  readonly getHeader = (): QuotationHeader => this.#header;

  /** Whether the quotation is stored on the server. Otherwise it is new. */
  get isStored(): boolean {
    return this.#header.id !== '';
  }

  /** The earliest effective date, YYYY-MM-DD. */
  readonly getEarliestDate = (): string => this.#earliestDate;

  /**
   * Sets the day on which the quotation would be sent. The earliest date and the default dates that the user did not change
   * move with it. A date that the user chose stays, and may now be too early.
   */
  beginDay(now: Date): void {
    const day = today(now);
    if (day === this.#day) return;
    this.#day = day;
    this.#earliestDate = this.dayRules.earliestDate(now);
    const moved = Object.entries(this.dayRules.defaultDates?.(now) ?? {}).filter(
      ([name]) => !defaultDateNames.some((chosen) => chosen === name && this.#chosenDates.has(chosen)),
    );
    const header = { ...this.#header, ...Object.fromEntries(moved) };
    this.#setHeader(withEffectiveDate(header, header.policyeffectivedate));
    this.answers.recheck('policyeffectivedate');
    this.#listeners.notify();
  }

  /** The error of a date of the header; empty if there is none. A stored year is not checked. */
  dateProblem(name: HeaderDateName, label: string): string {
    const date = this.#header[name];
    const year = date === this.#opened[name] ? '' : yearProblem(date);
    if (year || name !== 'policyeffectivedate') return year;
    return effectiveDateProblem(label, date, this.#earliestDate);
  }

  readonly subscribeDirty = this.#dirtyListeners.subscribe;

  /** Whether the user changed anything. */
  readonly isDirty = (): boolean => this.#isDirty;

  /** The changes are saved or discarded: leaving the page asks nothing. */
  clearDirty(): void {
    this.#isDirty = false;
    this.#dirtyListeners.notify();
  }

  /** The current state of the form. */
  get form(): QuotationForm {
    return { header: this.#header, details: this.answers.details, coverage: this.coverage.getState() };
  }

  /** Replaces the state of the form, for example by a draft. It counts as an unsaved change. */
  restore({ header, details, coverage }: QuotationForm): void {
    this.#coveredProgram = header.program_id;
    this.#chooseHeader(header);
    this.coverage.replace(coverage);
    this.answers.replace(details, knownFields(header));
    this.#findDifferences();
    this.#markDirty();
  }

  placeGroup(index: number, group: FormGroup): void {
    this.answers.placeGroup(index, group, knownFields(this.#header));
    this.#findDifferences();
    this.#listeners.notify();
  }

  /** A change of the header by the user. */
  editHeader(change: (header: QuotationHeader) => QuotationHeader): void {
    this.#chooseHeader(change(this.#header));
    this.#markDirty();
  }

  /** A change that the form makes by itself, such as a remembered program. It does not count as an unsaved change. */
  presetHeader(change: (header: QuotationHeader) => QuotationHeader): void {
    this.#setHeader(change(this.#header));
    this.#listeners.notify();
  }

  /** Fills the blank fields in from a customer. What the user typed stays. It does not count as an unsaved change. */
  fillInCustomer(customer: Customer): void {
    for (const name of customerNames) {
      const isBlank = !touchedAnswer(this.form, this.answers.groups, name);
      if (isBlank) this.answers.setNamed(name, customer[name]);
    }
    this.#setHeader({ ...this.#header, ...readCustomer(customer) });
    this.#listeners.notify();
  }

  /**
   * Empties the fields that were filled in from a customer. An answer that the user changed stays. It does not count as an
   * unsaved change.
   */
  dropCustomer(customer: Customer): void {
    for (const name of customerNames) {
      const isFilledIn = touchedAnswer(this.form, this.answers.groups, name) === customer[name];
      if (isFilledIn) this.answers.setNamed(name, '');
    }
    this.#setHeader({ ...this.#header, ...readCustomer({}) });
    this.#listeners.notify();
  }

  /**
   * The fields whose stored value differs from the answer that carries them, until the user chooses one of the two.
   * It returns the same array until they change.
   */
  readonly getDifferences = (): readonly StoredDifference[] => this.#differences;

  /** The user chose the answer or the quotation's own field; it is used for both. */
  resolveDifference({ name, answer, field }: StoredDifference, choice: 'answer' | 'field'): void {
    if (choice === 'field') this.answers.setNamed(name, field);
    else if (name === 'policyeffectivedate') this.#chooseHeader(withEffectiveDate(this.#header, answer));
    else this.#chooseHeader({ ...this.#header, [name]: answer });
    this.#markDirty();
  }

  /** The program that the coverage lines belong to. */
  readonly getCoveredProgram = (): Id => this.#coveredProgram;

  /** Replaces the lines by the coverages of the chosen program. The old lines are stored in case the user returns. */
  setCoverages(coverages: readonly CoverageLine[], now: Date): void {
    this.#replaceLines(withProgramCoverages(this.form, coverages, now).coverage);
  }

  /** Whether the chosen program was chosen before. */
  hasPreviousLines(): boolean {
    return this.#previousLines.has(String(this.#header.program_id));
  }

  /** Restores the lines of the chosen program with their edits. */
  restorePreviousLines(): void {
    const previous = this.#previousLines.get(String(this.#header.program_id));
    if (previous) this.#replaceLines(previous);
  }

  /** The user chose to answer again: stored answers that could not be read are dropped. */
  startAnswersAfresh(): void {
    this.answers.replace(resetAnswers(this.answers.details), knownFields(this.#header));
    this.#markDirty();
  }

  /** The user chose the program's coverages to replace stored ones that could not be read or are missing. */
  startCoveragesAfresh(): void {
    this.#coveredProgram = '';
    this.#previousLines.delete(String(this.#header.program_id));
    this.coverage.replace(withLines({ ...this.coverage.getState(), unreadable: false }, []));
    this.#markDirty();
  }

  /** The policy amount as it would be sent, in cents. */
  readonly getAmountCents = (): number => policyAmountCents(this.form, this.answers.groups);

  /** The labels of required inputs that are empty, without duplicates. It returns the same array until they change. */
  readonly getMissingNames = (): readonly string[] => {
    const missing = this.answers.getMissing();
    if (this.#missing?.cells !== missing) this.#missing = { cells: missing, names: missingNames(missing) };
    return this.#missing.names;
  };

  /**
   * The alert that stops a button; empty if there is none. Save also stores an incomplete new quotation.
   */
  refusal(saving: Saving): string {
    const { groups } = this.answers;
    const missing = this.answers.getMissing();
    if (saving !== 'save') {
      return refusal(this.form, groups, saving === 'submit' ? 'intakeForm' : 'edit', missing);
    }
    return this.isStored ? saveRefusal(this.form, groups, missing) : '';
  }

  /** Marks the required inputs that are empty and returns the first of them. */
  markMissing(): AnswerField | undefined {
    const cells = this.answers
      .getMissing()
      .map(({ group, attribute, row }) => this.answers.cellAt(group, attribute, row));
    for (const cell of cells) cell.show({ isMissing: true });
    return cells[0];
  }

  createPayload(): Sealed<QuotationPayload & { customer_id: Id }> {
    return new Sealed(toCreatePayload(this.form, this.answers.groups));
  }

  updatePayload(): Sealed<QuotationPayload & { id: Id }> {
    return new Sealed(toUpdatePayload(this.form, this.answers.groups));
  }

  #replaceLines(lines: CoverageState): void {
    this.#previousLines.set(String(this.#coveredProgram), this.coverage.getState());
    this.#coveredProgram = this.#header.program_id;
    this.coverage.replace(lines);
    this.#listeners.notify();
  }

  /** A header that the user has changed. */
  #chooseHeader(header: QuotationHeader): void {
    for (const name of defaultDateNames) {
      if (header[name] !== this.#header[name]) this.#chosenDates.add(name);
    }
    this.#setHeader(header);
  }

  #setHeader(header: QuotationHeader): void {
    const before = this.#header;
    if (header === before) return;
    this.#header = header;
    for (const name of headerDates)
      if (header[name] !== before[name]) this.answers.setNamed(name, header[name]);
    this.#headerListeners.notify();
  }

  #findDifferences(): void {
    this.#differences = storedDifferences(this.form, this.answers.groups);
  }

  /** After a change by the user. It can resolve differences, but never adds one. */
  #markDirty(): void {
    if (this.#differences.length > 0) this.#findDifferences();
    if (!this.#isDirty) {
      this.#isDirty = true;
      this.#dirtyListeners.notify();
    }
    this.#listeners.notify();
  }
}
