import type { Attribute } from '@/domain/records/attributes';
import type { CoverageLine, QuotationPayload } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { formatDate, parseDateOnly } from '@/domain/dateText';
import { resetAnswers } from '@/domain/quotation/answers';
import {
  policyAmountCents,
  toCreatePayload,
  toUpdatePayload,
  withProgramCoverages,
} from '@/domain/quotation/conversion';
import { withLines, type CoverageState } from '@/domain/quotation/coverageText';
import type { QuotationForm } from '@/domain/quotation/form';
import type { Cell, FormGroup } from '@/domain/quotation/groups';
import { knownFields, withAnswer, type QuotationHeader } from '@/domain/quotation/head';
import { missingNames, refusal, saveRefusal } from '@/domain/quotation/required';
import { Sealed } from '@/domain/secret';
import { Listeners } from '@/domain/listeners';
import type { AnswerField } from './answerField';
import { AnswersState } from './answersState';
import { CoverageLines } from './coverageLines';

/** The head's dates, which attributes may carry as well (FIELD-19). */
const dates = ['policyeffectivedate', 'policyscheduledate'] as const;

export type HeaderDateName = (typeof dates)[number];

/** SCHED-13: what is wrong with an effective date; empty when nothing is, or when it is no date at all. */
export function effectiveDateProblem(label: string, date: string, earliest: string): string {
  return parseDateOnly(date) && date < earliest ? `${label} must be ${formatDate(earliest)} or later` : '';
}

/**
 * One quotation being written: its head, its answers, its coverage lines. It is no part of Redux, since answers may be
 * secure values. Whatever follows from them (required fields, total, payload) is computed when it is asked for.
 */
export class QuotationStore {
  readonly answers: AnswersState;
  readonly coverage: CoverageLines;
  readonly #headListeners = new Listeners();
  readonly #dirtyListeners = new Listeners();
  readonly #listeners = new Listeners();
  /** The lines of programs that were chosen before, as they were left. */
  readonly #leftLines = new Map<string, CoverageState>();
  readonly #dateBoxes = new Map<HeaderDateName, HTMLInputElement>();
  #missing: { readonly cells: readonly Cell[]; readonly names: readonly string[] } | undefined;
  #head: QuotationHeader;
  #coveredProgram: Id;
  #isDirty = false;

  constructor(
    form: QuotationForm,
    /** SCHED-13: the earliest effective date, YYYY-MM-DD. */
    readonly earliestDate: string,
  ) {
    this.#head = form.head;
    this.#coveredProgram = form.head.program_id;
    this.coverage = new CoverageLines(form.coverage, () => this.#touch());
    this.answers = new AnswersState(form.details, {
      onAnswer: (attribute, text) => this.#setHead(withAnswer(this.#head, attribute, text)),
      onEdit: () => this.#touch(),
      problemOf: ({ name, attribute_name }: Attribute, text) =>
        attribute_name.trim() === 'policyeffectivedate' ? effectiveDateProblem(name, text, earliestDate) : '',
    });
  }

  /**
   * Calls its listeners after every change of what would be sent, whoever made it and in whatever part. With `form` for what there is and
   * `restore` to put it back, this is all that a draft of the form needs; what may not be kept, `form.details` holds.
   */
  readonly subscribe = this.#listeners.subscribe;

  readonly subscribeHead = this.#headListeners.subscribe;

  readonly getHead = (): QuotationHeader => this.#head;

  readonly subscribeDirty = this.#dirtyListeners.subscribe;

  /** QNEW-14: whether the user changed anything. */
  readonly isDirty = (): boolean => this.#isDirty;

  /** What was changed is saved, or given up: leaving asks no more. */
  forgetEdits(): void {
    this.#isDirty = false;
    this.#dirtyListeners.notify();
  }

  /** The form as it stands. */
  get form(): QuotationForm {
    return { head: this.#head, details: this.answers.details, coverage: this.coverage.getState() };
  }

  /** Takes over another state of this form, such as a draft of it. It counts as unsaved work. */
  restore({ head, details, coverage }: QuotationForm): void {
    this.#coveredProgram = head.program_id;
    this.#setHead(head);
    this.coverage.replace(coverage);
    this.answers.replace(details, knownFields(head));
    this.#touch();
  }

  placeGroup(place: number, group: FormGroup): void {
    this.answers.place(place, group, knownFields(this.#head));
    this.#listeners.notify();
  }

  /** A change of the head by the user. */
  editHead(change: (head: QuotationHeader) => QuotationHeader): void {
    this.#setHead(change(this.#head));
    this.#touch();
  }

  /** A change that the form makes by itself, such as a remembered program: nothing that could be lost. */
  presetHead(change: (head: QuotationHeader) => QuotationHeader): void {
    this.#setHead(change(this.#head));
    this.#listeners.notify();
  }

  /** The program whose coverages the lines are. */
  readonly getCoveredProgram = (): Id => this.#coveredProgram;

  /** QNEW-16: the coverages of the chosen program take the place of the lines, which are kept for a change of mind. */
  takeCoverages(coverages: readonly CoverageLine[], now: Date): void {
    this.#putLines(withProgramCoverages(this.form, coverages, now).coverage);
  }

  /** Whether the chosen program was chosen before. */
  hasLeftLines(): boolean {
    return this.#leftLines.has(String(this.#head.program_id));
  }

  /** Brings back the lines of the chosen program as they were left. */
  takeLeftLines(): void {
    const left = this.#leftLines.get(String(this.#head.program_id));
    if (left) this.#putLines(left);
  }

  /** At the user's word: answers that could not be read are given anew, and no longer go back as they are stored. */
  startAnswersAfresh(): void {
    this.answers.replace(resetAnswers(this.answers.details), knownFields(this.#head));
    this.#touch();
  }

  /** At the user's word: the coverages of the program, in place of stored ones that could not be read or are not there. */
  startCoveragesAfresh(): void {
    this.#coveredProgram = '';
    this.#leftLines.delete(String(this.#head.program_id));
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

  /** QNEW-13, FIELD-01: the alert that stops submitting; empty when nothing does. */
  refusal(screen: 'intakeForm' | 'edit'): string {
    return refusal(this.form, this.answers.groups, screen);
  }

  /** QEDIT-14: the alert that stops saving a stored quotation; empty when nothing does. */
  saveRefusal(): string {
    return saveRefusal(this.form, this.answers.groups);
  }

  /** Marks the required inputs that are empty and answers the first of them. */
  markMissing(): AnswerField | undefined {
    const cells = this.answers
      .getMissing()
      .map(({ group, attribute, row }) => this.answers.cellAt(group, attribute, row));
    for (const cell of cells) cell.show({ isMissing: true });
    return cells[0];
  }

  /** moves focus to the first input with something wrong. Whether there was one. */
  focusFirstProblem(): boolean {
    const date = this.#wrongDate();
    if (date) {
      date.focus();
      return true;
    }
    for (const cell of this.answers.cells()) {
      if (cell.getState().problem === '') continue;
      cell.focus();
      return true;
    }
    return false;
  }

  /** The ref of the box of one of the head's dates. */
  attachDate(name: HeaderDateName, box: HTMLInputElement | null): void {
    if (box) this.#dateBoxes.set(name, box);
    else this.#dateBoxes.delete(name);
  }

  createPayload(): Sealed<QuotationPayload & { customer_id: Id }> {
    return new Sealed(toCreatePayload(this.form, this.answers.groups));
  }

  updatePayload(): Sealed<QuotationPayload & { id: Id }> {
    return new Sealed(toUpdatePayload(this.form, this.answers.groups));
  }

  /** Where Premium Details are hidden, the attribute that carries the date has the problem. */
  #wrongDate(): HTMLInputElement | undefined {
    const isEarly = effectiveDateProblem('', this.#head.policyeffectivedate, this.earliestDate) !== '';
    // A date that is typed by half reads as none, which would be sent in its place.
    return dates
      .map((name) => this.#dateBoxes.get(name))
      .find((box) => box && (box.validity.badInput || (isEarly && box.min !== '')));
  }

  #putLines(lines: CoverageState): void {
    this.#leftLines.set(String(this.#coveredProgram), this.coverage.getState());
    this.#coveredProgram = this.#head.program_id;
    this.coverage.replace(lines);
    this.#listeners.notify();
  }

  #setHead(head: QuotationHeader): void {
    const before = this.#head;
    if (head === before) return;
    this.#head = head;
    for (const name of dates) if (head[name] !== before[name]) this.answers.setNamed(name, head[name]);
    this.#headListeners.notify();
  }

  /** After a change by the user. */
  #touch(): void {
    if (!this.#isDirty) {
      this.#isDirty = true;
      this.#dirtyListeners.notify();
    }
    this.#listeners.notify();
  }
}
