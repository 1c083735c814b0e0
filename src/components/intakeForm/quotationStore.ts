import type { Attribute } from '@/domain/records/attributes';
import type { CoverageLine, QuotationPayload } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { formatDate } from '@/domain/dateText';
import { withProgramCoverages, type QuotationForm } from '@/domain/quotation/form';
import type { FormGroup } from '@/domain/quotation/groups';
import { knownFields, withAnswer, type QuotationHead } from '@/domain/quotation/head';
import { missingCells, refusal } from '@/domain/quotation/required';
import { toCreatePayload } from '@/domain/quotation/toPayload';
import { Sealed } from '@/domain/secret';
import type { AnswerCell } from './answerCell';
import { AnswerSheet } from './answerSheet';
import { CoverageLines } from './coverageLines';
import { Listeners } from './listeners';

/** The head's dates, which attributes may carry as well (FIELD-19). */
const dates = ['policyeffectivedate', 'policyscheduledate'] as const;

/** SCHED-13: what is wrong with an effective date; empty when nothing is. */
export function effectiveDateProblem(label: string, date: string, earliest: string): string {
  return date !== '' && date < earliest ? `${label} must be ${formatDate(earliest)} or later` : '';
}

/**
 * One quotation being written: its head, its answers, its coverage lines. It is no part of Redux, since answers may be
 * secure values. Whatever follows from them (required fields, total, payload) is computed when it is asked for.
 */
export class QuotationStore {
  readonly answers: AnswerSheet;
  readonly coverage: CoverageLines;
  readonly #headListeners = new Listeners();
  readonly #dirtyListeners = new Listeners();
  #head: QuotationHead;
  #isDirty = false;
  #effectiveDate: HTMLElement | null = null;

  constructor(
    form: QuotationForm,
    /** SCHED-13: the earliest effective date, YYYY-MM-DD. */
    readonly earliestDate: string,
  ) {
    this.#head = form.head;
    this.coverage = new CoverageLines(form.coverage, () => this.#touch());
    this.answers = new AnswerSheet(form.details, {
      onAnswer: (attribute, text) => this.#setHead(withAnswer(this.#head, attribute, text)),
      onEdit: () => this.#touch(),
      problemOf: ({ name, attribute_name }: Attribute, text) =>
        attribute_name.trim() === 'policyeffectivedate' ? effectiveDateProblem(name, text, earliestDate) : '',
    });
  }

  readonly subscribeHead = this.#headListeners.add;

  readonly getHead = (): QuotationHead => this.#head;

  readonly subscribeDirty = this.#dirtyListeners.add;

  /** QNEW-14: whether the user changed anything. */
  readonly isDirty = (): boolean => this.#isDirty;

  /** What was changed is saved, or given up: leaving asks no more. */
  forgetEdits(): void {
    this.#isDirty = false;
    this.#dirtyListeners.tell();
  }

  /** The form as it stands. */
  get form(): QuotationForm {
    return { head: this.#head, details: this.answers.details, coverage: this.coverage.getSheet() };
  }

  placeGroup(place: number, group: FormGroup): void {
    this.answers.place(place, group, knownFields(this.#head));
  }

  /** A change of the head by the user. */
  editHead(change: (head: QuotationHead) => QuotationHead): void {
    this.#touch();
    this.#setHead(change(this.#head));
  }

  /** A change that the form makes by itself, such as a remembered program: nothing that could be lost. */
  presetHead(change: (head: QuotationHead) => QuotationHead): void {
    this.#setHead(change(this.#head));
  }

  /** QNEW-16 */
  takeCoverages(coverages: readonly CoverageLine[], now: Date): void {
    this.coverage.replace(withProgramCoverages(this.form, coverages, now).coverage);
  }

  /** QNEW-13, FIELD-01: the alert that stops submitting; empty when nothing does. */
  refusal(screen: 'intakeForm' | 'edit'): string {
    return refusal(this.form, this.answers.groups, screen);
  }

  /** Marks the required inputs that are empty and answers the first of them. */
  markMissing(): AnswerCell | undefined {
    const cells = missingCells(this.form, this.answers.groups).map(({ group, attribute, row }) =>
      this.answers.cellAt(group, attribute, row),
    );
    for (const cell of cells) cell.show({ isMissing: true });
    return cells[0];
  }

  /** moves focus to the first input with something wrong. Whether there was one. */
  focusFirstProblem(): boolean {
    if (effectiveDateProblem('', this.#head.policyeffectivedate, this.earliestDate) !== '') {
      this.#effectiveDate?.focus();
      return true;
    }
    for (const cell of this.answers.cells()) {
      if (cell.getState().problem === '') continue;
      cell.focus();
      return true;
    }
    return false;
  }

  readonly attachEffectiveDate = (control: HTMLElement | null): void => {
    this.#effectiveDate = control;
  };

  createPayload(): Sealed<QuotationPayload & { customer_id: Id }> {
    return new Sealed(toCreatePayload(this.form, this.answers.groups));
  }

  #setHead(head: QuotationHead): void {
    const before = this.#head;
    if (head === before) return;
    this.#head = head;
    for (const name of dates) if (head[name] !== before[name]) this.answers.setNamed(name, head[name]);
    this.#headListeners.tell();
  }

  #touch(): void {
    if (this.#isDirty) return;
    this.#isDirty = true;
    this.#dirtyListeners.tell();
  }
}
