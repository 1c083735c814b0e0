import type { Attribute } from '../records/attributes';
import type { Id } from '../records/scalars';
import { attributeTitle, inputKind } from '@/domain/attributes/attributes';
import { showPhone } from '@/domain/text/contact';
import { formatDate } from '@/domain/text/dates';
import { admittedText } from '@/domain/values/flags';
import { formatUsd, showUsd } from '@/domain/text/money';
import { scheduleText } from '@/domain/payment/schedule';
import {
  answerText,
  detailsText,
  readDetails,
  removeStoredRows,
  writeDetails,
  type Answers,
  type QuotationDetails,
} from './answers';
import type { CoverageState, FormLine } from './coverage';
import { coverageText } from './coverageText';
import type { QuotationForm } from './form';
import { cellsOf, rowIndices, type FormGroup } from './groups';
import type { QuotationHeader } from './header';
import { shownText } from './shown';

/** One value of a quotation that is compared separately: a field, an answer, a cell of a coverage line. */
export interface QuotationValue {
  readonly value: unknown;
  /** Absent if no screen shows the value. */
  readonly label?: string | undefined;
  /** The value as a screen shows it. */
  readonly text: string;
  readonly isSecret?: boolean;
}

/** How the compared forms are divided into values, which depends on their common structure. */
export interface ValuesShape {
  /** 'whole' if the answers of one form are malformed: then all answers are one value. */
  readonly answers: 'each' | 'whole';
  /** The tables whose number of rows differs, so that rows with the same index need not be the same row. */
  readonly wholeTables: ReadonlySet<FormGroup>;
  /** 'each' if all forms have the same lines in the same order; otherwise all lines are one value. */
  readonly lines: 'each' | 'whole';
  /** Whether the stored amount is sent; otherwise the amount follows from the lines. */
  readonly sendsStoredAmount: boolean;
}

const text = (stored: string): string => stored;
const date = (stored: string): string => formatDate(stored) || stored;

const headerTexts: ReadonlyMap<string, readonly [label: string, text: (stored: string) => string]> = new Map(
  Object.entries({
    firstname: ['First Name', text],
    lastname: ['Last Name', text],
    address: ['Address', text],
    city: ['City', text],
    state: ['State', text],
    zipcode: ['Zip Code', text],
    phonenumber: ['Phone Number', showPhone],
    email: ['Email', text],
    programname: ['Program', text],
    state_name: ['State', text],
    sublob_name: ['Sub LOB', text],
    policyeffectivedate: ['Effective Date', date],
    policyscheduledate: ['Exp Date', date],
    policyduration: ['Policy Duration', scheduleText],
    policyschedule: ['Policy Schedule', scheduleText],
    paymentschedule: ['Payment Schedule', scheduleText],
    policyquotation_graceperiod: ['Grace Period', date],
    paymentgraceperiod: ['Payment Grace Period', date],
    Admitted: ['Admitted', admittedText],
    policyamount: ['Policy Amount', showUsd],
    submga_name: ['Agent', text],
  } satisfies Partial<Record<keyof QuotationHeader, readonly [string, (stored: string) => string]>>),
);

const lineTexts = [
  ['coverageinclude', 'Include', text],
  ['coverageacceptdate', 'Accept Date', date],
  ['coveragelimit', 'Limit', showUsd],
  ['coverageaccept', 'Accept', showUsd],
  ['deductiblebasis', 'Deductible Basis', text],
  ['deductible', 'Deductible', text],
  ['premium', 'Premium', showUsd],
  ['covargerequired', undefined, text],
] as const satisfies readonly (readonly [keyof FormLine, string | undefined, (stored: string) => string])[];

type LineField = (typeof lineTexts)[number][0];

export const lineFields: readonly LineField[] = lineTexts.map(([field]) => field);

export const allAnswersKey = 'answers';
const otherAnswersKey = 'answers/other';
export const allLinesKey = 'lines';

export function headerKey(field: string): string {
  return `header/${field}`;
}

export function answerKey(attributeId: Id, row: number): string {
  return `answer/${attributeId}/${row}`;
}

export function tableKey({ id }: FormGroup): string {
  return `table/${id}`;
}

export function lineKey(index: number, field: LineField | 'rest'): string {
  return `line/${index}/${field}`;
}

/** The values of a form by key. Forms of the same shape have the same keys. */
export function valuesByKey(
  form: QuotationForm,
  groups: readonly FormGroup[],
  shape: ValuesShape,
): ReadonlyMap<string, QuotationValue> {
  return new Map([
    ...headerValues(form.header, shape),
    ...(shape.answers === 'each' ? answerValues(form.details, groups, shape) : [wholeAnswers(form.details)]),
    ...(shape.lines === 'each' ? form.coverage.lines.flatMap(lineValues) : [wholeLines(form.coverage)]),
  ]);
}

/** The answers without those to the form's questions: the form stores them and does not show them. */
function otherAnswers(answers: Answers, groups: readonly FormGroup[]): Answers {
  const others = copyAnswers(answers);
  for (const { attributes } of groups) removeStoredRows(others, attributes);
  return others;
}

/** A deep copy of the answers. */
export function copyAnswers(answers: Answers): Answers {
  return readDetails(writeDetails(answers)).answers;
}

type KeyedValue = readonly [key: string, value: QuotationValue];

function headerValues(header: QuotationHeader, { sendsStoredAmount }: ValuesShape): KeyedValue[] {
  return Object.entries<unknown>({ ...header })
    .filter(([field]) => field !== 'id' && (field !== 'policyamount' || sendsStoredAmount))
    .map(([field, value]) => {
      const [label, show] = headerTexts.get(field) ?? [undefined, text];
      return [headerKey(field), { value, label, text: show(String(value)) }];
    });
}

function answerValues(
  { answers }: QuotationDetails,
  groups: readonly FormGroup[],
  shape: ValuesShape,
): KeyedValue[] {
  const shown = (attribute: Attribute, row: number): string => {
    const stored = answerText(answers, attribute, row);
    return stored === '' ? '' : shownText(attribute, stored);
  };
  return [
    ...groups.flatMap((group): KeyedValue[] => {
      if (!shape.wholeTables.has(group)) {
        return [...cellsOf(answers, [group])].map(({ attribute, row }) => [
          answerKey(attribute.id, row),
          {
            value: answerText(answers, attribute, row),
            label: attributeTitle(attribute) + (group.display === 'table' ? `, row ${row + 1}` : ''),
            text: shown(attribute, row),
            isSecret: inputKind(attribute) === 'secure',
          },
        ]);
      }
      const rows = rowIndices(answers, group);
      const value = rows.map((row) =>
        group.attributes.map((attribute) => answerText(answers, attribute, row)),
      );
      const rowTexts = rows.map((row) =>
        group.attributes
          .map((attribute) => shown(attribute, row))
          .filter(Boolean)
          .join(', '),
      );
      return [[tableKey(group), { value, label: group.name, text: rowTexts.join('; ') }]];
    }),
    [otherAnswersKey, { value: writeDetails(otherAnswers(answers, groups)), text: '' }],
  ];
}

function wholeAnswers(details: QuotationDetails): KeyedValue {
  return [allAnswersKey, { value: detailsText(details), label: 'Answers', text: '', isSecret: true }];
}

function lineValues(line: FormLine, index: number): KeyedValue[] {
  return [
    ...lineTexts.map(([field, column, show]): KeyedValue => [
      lineKey(index, field),
      { value: line[field], label: column && `${column} ${line.coverage_name}`, text: show(line[field]) },
    ]),
    [lineKey(index, 'rest'), { value: Object.fromEntries(line.rest), text: '' }],
  ];
}

function wholeLines(coverage: CoverageState): KeyedValue {
  const { lines, total } = coverage;
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  return [
    allLinesKey,
    {
      value: coverageText(coverage),
      label: 'Coverage',
      text: `${count}, Total Premium ${formatUsd(total.cents)}`,
    },
  ];
}
