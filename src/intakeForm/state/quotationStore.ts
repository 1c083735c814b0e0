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

/** The header's dates, which attributes may carry as well (FIELD-19). */
export const headerDates = ['policyeffectivedate', 'policyscheduledate'] as const;

export type HeaderDateName = (typeof headerDates)[number];

/** What follows from the day on which a form is filled in and sent. */
interface DayRules {
  /** SCHED-13: the earliest effective date, YYYY-MM-DD. */
  readonly earliestDate: (now: Date) => string;
  /** The dates that a new quotation has until the user chooses. */
  readonly defaultDates?: typeof defaultDates;
}

/** FIELD-19: the customer's fields that attributes may carry. */
const customerNames = attributeNames.filter(
  (name): name is Extract<AttributeName, keyof Customer> => name in readCustomer({}),
);

type DefaultDate = keyof ReturnType<typeof defaultDates>;

const defaultDateNames: readonly DefaultDate[] = [...headerDates, 'policyquotation_graceperiod'];

/** SCHED-13: the error of an effective date; empty if there is none, or if the text is not a date. */
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
  /** The lines of programs that were chosen before, with their last edits. */
  readonly #leftLines = new Map<string, CoverageState>();
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
    this.coverage = new CoverageLines(form.coverage, () => this.#touch());
    this.answers = new AnswersState(form.details, {
      onAnswer: (attribute, text) => this.#chooseHeader(withAnswer(this.#header, attribute, text)),
      onEdit: () => this.#touch(),
      problemOf: ({ name, attribute_name }: Attribute, text) =>
        attribute_name.trim() === 'policyeffectivedate'
          ? effectiveDateProblem(name, text, this.#earliestDate)
          : '',
    });
  }

  /**
   * Calls its listeners after every change of what would be sent. A draft needs only this, `form` to read the state and
   * `restore` to write it. The values that a draft may not keep are in `form.details`.
   */
  readonly subscribe = this.#listeners.subscribe;

  readonly subscribeHeader = this.#headerListeners.subscribe;

  readonly getHeader = (): QuotationHeader => this.#header;

  /** Whether the server has it already; otherwise it is a new one. */
  get isStored(): boolean {
    return this.#header.id !== '';
  }

  /** SCHED-13: the earliest effective date, YYYY-MM-DD. */
  readonly getEarliestDate = (): string => this.#earliestDate;

  /**
   * Takes over the present day, on which the quotation would be sent: the earliest date is that day's, and so are default dates
   * that the user did not change. A date that was chosen stays, and may have become too early.
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

  /** What is wrong with a date of the header; empty if nothing is. A stored year goes back as it is. */
  dateProblem(name: HeaderDateName, label: string): string {
    const date = this.#header[name];
    const year = date === this.#opened[name] ? '' : yearProblem(date);
    if (year || name !== 'policyeffectivedate') return year;
    return effectiveDateProblem(label, date, this.#earliestDate);
  }

  readonly subscribeDirty = this.#dirtyListeners.subscribe;

  /** QNEW-14: whether the user changed anything. */
  readonly isDirty = (): boolean => this.#isDirty;

  /** The changes are saved or discarded, so that leaving no longer asks. */
  forgetEdits(): void {
    this.#isDirty = false;
    this.#dirtyListeners.notify();
  }

  /** The current state of the form. */
  get form(): QuotationForm {
    return { header: this.#header, details: this.answers.details, coverage: this.coverage.getState() };
  }

  /** Takes over another state of this form, such as a draft of it. It counts as unsaved work. */
  restore({ header, details, coverage }: QuotationForm): void {
    this.#coveredProgram = header.program_id;
    this.#chooseHeader(header);
    this.coverage.replace(coverage);
    this.answers.replace(details, knownFields(header));
    this.#findDifferences();
    this.#touch();
  }

  placeGroup(place: number, group: FormGroup): void {
    this.answers.place(place, group, knownFields(this.#header));
    this.#findDifferences();
    this.#listeners.notify();
  }

  /** A change of the header by the user. */
  editHeader(change: (header: QuotationHeader) => QuotationHeader): void {
    this.#chooseHeader(change(this.#header));
    this.#touch();
  }

  /** A change that the form makes by itself, such as a remembered program. It does not count as unsaved work. */
  presetHeader(change: (header: QuotationHeader) => QuotationHeader): void {
    this.#setHeader(change(this.#header));
    this.#listeners.notify();
  }

  /**
   * A new quotation goes on without the customer that it was filled in from. An answer that the user changed stays. It does
   * not count as unsaved work.
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
   * FIELD-19: the fields that are stored differently from the answers that carry them, until the user settles which one
   * it is; the same array until they change.
   */
  readonly getDifferences = (): readonly StoredDifference[] => this.#differences;

  /** The user chose the answer, or the quotation's own field, for both places. */
  settle({ name, answer, field }: StoredDifference, choice: 'answer' | 'field'): void {
    if (choice === 'field') this.answers.setNamed(name, field);
    else if (name === 'policyeffectivedate') this.#chooseHeader(withEffectiveDate(this.#header, answer));
    else this.#chooseHeader({ ...this.#header, [name]: answer });
    this.#touch();
  }

  /** The program whose coverages the lines are. */
  readonly getCoveredProgram = (): Id => this.#coveredProgram;

  /** QNEW-16: the coverages of the chosen program replace the lines, which are kept in case the user returns to their program. */
  takeCoverages(coverages: readonly CoverageLine[], now: Date): void {
    this.#putLines(withProgramCoverages(this.form, coverages, now).coverage);
  }

  /** Whether the chosen program was chosen before. */
  hasLeftLines(): boolean {
    return this.#leftLines.has(String(this.#header.program_id));
  }

  /** Brings back the lines of the chosen program as they were left. */
  takeLeftLines(): void {
    const left = this.#leftLines.get(String(this.#header.program_id));
    if (left) this.#putLines(left);
  }

  /** The user chose to answer again: answers that could not be read no longer go back unchanged. */
  startAnswersAfresh(): void {
    this.answers.replace(resetAnswers(this.answers.details), knownFields(this.#header));
    this.#touch();
  }

  /** The user chose the program's coverages in place of stored ones that could not be read or are missing. */
  startCoveragesAfresh(): void {
    this.#coveredProgram = '';
    this.#leftLines.delete(String(this.#header.program_id));
    this.coverage.replace(withLines({ ...this.coverage.getState(), unreadable: false }, []));
    this.#touch();
  }

  /** The policy amount as it would be sent, in cents. */
  readonly getAmountCents = (): number => policyAmountCents(this.form, this.answers.groups);

  /** FIELD-01: the labels of required inputs that are empty, each once; the same array until they change. */
  readonly getMissingNames = (): readonly string[] => {
    const missing = this.answers.getMissing();
    if (this.#missing?.cells !== missing) this.#missing = { cells: missing, names: missingNames(missing) };
    return this.#missing.names;
  };

  /**
   * QNEW-13, QEDIT-14, FIELD-01: the alert that stops a button; empty if nothing does. Save stores of a new quotation what
   * there is.
   */
  refusal(saving: Saving): string {
    const { groups } = this.answers;
    if (saving !== 'save') return refusal(this.form, groups, saving === 'submit' ? 'intakeForm' : 'edit');
    return this.isStored ? saveRefusal(this.form, groups) : '';
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

  #putLines(lines: CoverageState): void {
    this.#leftLines.set(String(this.#coveredProgram), this.coverage.getState());
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

  /** After a change by the user, which can settle a difference and makes none. */
  #touch(): void {
    if (this.#differences.length > 0) this.#findDifferences();
    if (!this.#isDirty) {
      this.#isDirty = true;
      this.#dirtyListeners.notify();
    }
    this.#listeners.notify();
  }
}
