import { isDraftValue, type DraftField, type DraftValue } from '@/domain/saving/draft';
import type { Attribute } from '@/domain/records/attributes';
import { attributeTitle, inputKind } from '@/domain/attributes/attributes';
import { admittedText } from '@/domain/values/flags';
import {
  answerText,
  readDetails,
  removeStoredRow,
  rowIndex,
  setAnswer,
  writeDetails,
} from '@/domain/quotation/answers';
import { isFixedAmount, withLines, type FormLine } from '@/domain/quotation/coverage';
import { readCoverage, withStoredLines } from '@/domain/quotation/coverageText';
import { cellsOf, rowIndices, type Cell } from '@/domain/quotation/groups';
import type { QuotationHeader } from '@/domain/quotation/header';
import type { DraftSource } from '@/components/drafts/draftSource';
import { customerKeys } from '@/domain/records/quotations';
import { scheduleText } from '@/domain/payment/schedule';
import { shownText } from '@/domain/quotation/shown';
import { formatDate } from '@/domain/text/dates';
import { showMoney } from '@/domain/text/money';
import { toText } from '@/domain/text/toText';
import type { QuotationStore } from '../state/quotationStore';

/** The fields of the header that a draft stores. Fields that the user does not see have no label. */
const headerLabels: ReadonlyMap<string, string> = new Map([
  ...customerKeys.map((key) => [key, ''] as const),
  ...Object.entries({
    program_id: '',
    programname: 'Program',
    sublob_id: '',
    sublob_code: '',
    sublob_name: 'Sub LOB',
    state_id: '',
    state_name: 'State',
    policyschedule: 'Policy Schedule',
    policyduration: 'Policy Duration',
    paymentschedule: 'Payment Schedule',
    policyeffectivedate: 'Effective Date',
    policyscheduledate: 'Exp Date',
    policyquotation_graceperiod: 'Grace Period',
    paymentgraceperiod: 'Payment Grace Period',
    Admitted: 'Admitted',
  } satisfies Partial<Record<keyof QuotationHeader, string>>),
]);

/** The columns of a coverage line that the user fills in, with their labels. */
const lineLabels = [
  ['coverageinclude', 'Include'],
  ['coverageaccept', 'Accept'],
  ['deductiblebasis', 'Deductible Basis'],
  ['deductible', 'Deductible'],
  ['premium', 'Premium'],
] as const satisfies readonly (readonly [keyof FormLine, string])[];

type FormValue = Omit<DraftField, 'was'>;

function isSecret(attribute: Attribute): boolean {
  return inputKind(attribute) === 'secure';
}

function attributeName({ attribute_name }: Attribute): string {
  return attribute_name.trim();
}

function answerName({ attribute, row }: Cell): string {
  return `answer/${attribute.id}/${String(row)}`;
}

/** Whether a field of a line holds an amount of money. */
function isAmount(name: string, lines: readonly FormLine[]): boolean {
  if (!name.endsWith('/deductible')) return /\/(coverageaccept|premium)$/.test(name);
  return lines.some((line) => name === `line/${line.coverage_name}/deductible` && isFixedAmount(line));
}

/** The lines as JSON, with the amounts exactly as they were typed. */
function linesText(lines: readonly FormLine[]): string {
  return JSON.stringify(
    lines.map(({ rest, stored: _stored, ...line }) => ({ ...Object.fromEntries(rest), ...line })),
  );
}

/**
 * The fields of a quotation form for its draft. They never include Secure and PI secure answers, nor a customer field that
 * such an answer carries. The draft reads them once all groups of the form have loaded.
 */
export class QuotationDraft implements DraftSource {
  readonly #originals = new Map<string, DraftValue>();
  /** The secret answers by name. They are only compared, and never stored. */
  readonly #originalSecrets = new Map<string, string>();
  #isBegun = false;
  #isTouched = false;

  constructor(
    private readonly store: QuotationStore,
    /** The form was opened with another customer: the draft then restores only customer fields that the user had changed. */
    private readonly hasOtherCustomer = false,
  ) {
    this.#recordOriginals();
    // The store and the draft live as long as the form, so the listener is never removed.
    store.subscribe(() => this.#recordOriginals());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#recordOriginals();
    this.#isBegun = true;
    const notify = (): void => {
      this.#isTouched ||= this.store.isDirty();
      if (this.#isTouched) listener();
    };
    // The user may have typed before the last group was loaded.
    notify();
    return this.store.subscribe(notify);
  };

  draftFields(): readonly DraftField[] {
    if (!this.#isTouched) return [];
    const all = this.#formValues().map((field) => ({
      ...field,
      was: this.#originals.get(field.name) ?? null,
    }));
    const changed = all.filter(({ value, was }) => value !== was);
    if (changed.length === 0) return [];
    return all.filter((field) => changed.includes(field) || this.#isCustomerField(field));
  }

  /** All values of the form except secrets, as one text to compare. `restored` are the fields of an earlier draft. */
  contentText(restored: readonly DraftField[] = []): string {
    const values = new Map([...this.#formValues(), ...restored].map(({ name, value }) => [name, value]));
    return JSON.stringify([...values].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  omitted(): readonly string[] {
    return this.#answers()
      .filter((answer) => {
        const original = this.#originalSecrets.get(answerName(answer)) ?? '';
        return isSecret(answer.attribute) && this.#text(answer) !== original;
      })
      .map((answer) => this.#label(answer));
  }

  accepts(field: DraftField): boolean {
    const { name, value, was } = field;
    if (this.hasOtherCustomer && value === was && this.#isCustomerField(field)) return false;
    if (typeof value !== 'string' && typeof value !== 'number') return false;
    if (name.startsWith('answer/')) return this.#findAnswer(name) !== undefined;
    if (name.startsWith('head/')) return headerLabels.has(name.slice('head/'.length));
    return name === 'lines' || name.startsWith('line/') || name.startsWith('rows/');
  }

  isSecret(name: string): boolean {
    const [kind, id = ''] = name.split('/');
    if (kind === 'head') return this.isCarriedBySecret(id);
    const attributes = this.store.answers.groups.flatMap((group) => group.attributes);
    return kind === 'answer' && attributes.some((each) => String(each.id) === id && isSecret(each));
  }

  applyDraft(fields: readonly DraftField[]): void {
    const draftValues = new Map(
      fields.filter((field) => this.accepts(field)).map(({ name, value }) => [name, value]),
    );
    const { header, details, coverage } = this.store.form;
    const changes = [...headerLabels.keys()].flatMap((key) => {
      const value = draftValues.get(`head/${key}`);
      return value === undefined || this.isCarriedBySecret(key) ? [] : [[key, value] as const];
    });
    const lines = draftValues.get('lines');
    this.store.restore({
      header: { ...header, ...Object.fromEntries(changes) },
      details: this.#withAnswers(details, draftValues),
      coverage:
        typeof lines === 'string'
          ? withLines(
              { ...coverage, unreadable: false },
              withStoredLines(readCoverage(lines).lines, coverage.lines),
            )
          : coverage,
    });
  }

  stored(name: string): unknown {
    return this.#originals.get(name);
  }

  get isNew(): boolean {
    return !this.store.isStored;
  }

  /** A value as the form and the views show it: schedules, dates, amounts and phone numbers are formatted. */
  text(name: string, value: unknown): string {
    const text = toText(value);
    const attribute = this.#findAnswer(name)?.attribute;
    if (attribute) return shownText(attribute, text);
    if (name === 'head/Admitted') return admittedText(value);
    if (/^head\/(policyschedule|policyduration|paymentschedule)$/.test(name)) return scheduleText(text);
    if (name.startsWith('head/')) return formatDate(text) || text;
    return isAmount(name, this.store.form.coverage.lines) ? showMoney(text) : text;
  }

  /**
   * Records the values before the user's first change. After it only groups that were still loading are added, because the
   * user cannot have answered them before.
   */
  #recordOriginals(): void {
    if (this.#isBegun) return;
    const isUntouched = !this.store.isDirty();
    const isNew = (name: string): boolean =>
      isUntouched ||
      (/^(answer|rows)\//.test(name) && !this.#originals.has(name) && !this.#originalSecrets.has(name));
    for (const { name, value } of this.#formValues()) if (isNew(name)) this.#originals.set(name, value);
    for (const answer of this.#answers().filter(({ attribute }) => isSecret(attribute))) {
      const name = answerName(answer);
      if (isNew(name)) this.#originalSecrets.set(name, this.#text(answer));
    }
  }

  /** A copy of the answers with those of a draft. The answers in the form stay unchanged until the copy is complete. */
  #withAnswers(
    details: QuotationStore['form']['details'],
    draftValues: ReadonlyMap<string, DraftValue>,
  ): QuotationStore['form']['details'] {
    const answers = readDetails(writeDetails(details.answers)).answers;
    for (const group of this.store.answers.groups) {
      const rows = draftValues.get(`rows/${group.id}`);
      if (group.display !== 'table' || typeof rows !== 'number' || rows < 1) continue;
      for (const row of rowIndices(answers, group).slice(rows).toReversed()) {
        removeStoredRow(answers, group.attributes, row);
      }
    }
    for (const [name, value] of draftValues) {
      const answer = this.#findAnswer(name);
      if (answer) setAnswer(answers, answer.attribute, answer.row, String(value));
    }
    return { ...details, answers };
  }

  /** The cell of an answer of a draft. A secret is never read from a draft. */
  #findAnswer(name: string): Omit<Cell, 'group'> | undefined {
    const [kind, id, index] = name.split('/');
    if (kind !== 'answer' || !rowIndex.test(index ?? '')) return undefined;
    for (const { display, attributes } of this.store.answers.groups) {
      const attribute = attributes.find((candidate) => String(candidate.id) === id);
      if (!attribute || isSecret(attribute) || (display !== 'table' && index !== '0')) continue;
      return { attribute, row: Number(index) };
    }
    return undefined;
  }

  /** Whether a secure question carries a field of the header. */
  isCarriedBySecret(key: string): boolean {
    return this.store.answers.groups.some(({ attributes }) =>
      attributes.some((attribute) => isSecret(attribute) && attributeName(attribute) === key),
    );
  }

  /** Whether it is a field of the customer. A draft stores these even if the user did not change them. */
  #isCustomerField({ name }: DraftField): boolean {
    const [kind, key = ''] = name.split('/');
    const attribute = this.#findAnswer(name)?.attribute;
    return customerKeys.includes(kind === 'head' ? key : attribute ? attributeName(attribute) : '');
  }

  /** All answers, also those of rows that the form does not show: they move up when the user removes a row. */
  #answers(): Cell[] {
    const { answers, form } = this.store;
    return [...cellsOf(form.details.answers, answers.groups)];
  }

  #label({ group, attribute, row }: Cell): string {
    return attributeTitle(attribute) + (group.display === 'table' ? `, row ${String(row + 1)}` : '');
  }

  #text({ attribute, row }: Cell): string {
    return answerText(this.store.form.details.answers, attribute, row);
  }

  #formValues(): FormValue[] {
    const { header, coverage } = this.store.form;
    const values = new Map<string, unknown>(Object.entries(header));
    return [
      ...[...headerLabels].flatMap(([key, label]): FormValue[] => {
        const value = values.get(key);
        if (!isDraftValue(value) || this.isCarriedBySecret(key)) return [];
        return [{ name: `head/${key}`, label, value }];
      }),
      ...this.store.answers.groups
        .filter(({ display }) => display === 'table')
        .map((group) => ({
          name: `rows/${group.id}`,
          label: '',
          value: rowIndices(this.store.form.details.answers, group).length,
        })),
      ...this.#answers()
        .filter(({ attribute }) => !isSecret(attribute))
        .map((answer) => ({
          name: answerName(answer),
          label: this.#label(answer),
          value: this.#text(answer),
        })),
      { name: 'lines', label: '', value: linesText(coverage.lines) },
      ...coverage.lines.flatMap((line) =>
        lineLabels.map(([key, label]) => ({
          name: `line/${line.coverage_name}/${key}`,
          label: `${label} ${line.coverage_name}`,
          value: line[key],
        })),
      ),
    ];
  }
}
