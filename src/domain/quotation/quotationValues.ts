import type { Attribute } from '../records/attributes';
import type { Id } from '../records/scalars';
import { attributeTitle, inputKind } from '@/domain/attributes/attributes';
import { formatDate } from '@/domain/text/dates';
import { admittedText } from '@/domain/values/flags';
import { formatUsd, showUsd } from '@/domain/text/money';
import { scheduleText } from '@/domain/payment/schedule';
import {
  answerOf,
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
import { cellsOf, rowCount, type FormGroup } from './groups';
import type { QuotationHeader } from './header';
import { shownText } from './shown';

/** One part of a quotation that is compared by itself: a field, an answer, a cell of a coverage line. */
export interface QuotationValue {
  readonly value: unknown;
  /** Absent for what a person does not see. */
  readonly label?: string | undefined;
  /** The value as a person reads it. */
  readonly text: string;
  readonly isSecret?: boolean;
}

/** What the forms that are compared have in common; it decides how fine their parts are. */
export interface ValuesShape {
  /** No answers where one of the forms has some that cannot be read: then all of them are one part. */
  readonly answers: 'each' | 'whole';
  /** The tables whose rows differ in number, so that a row of one form need not be that row of the other. */
  readonly wholeTables: ReadonlySet<FormGroup>;
  /** Whether the same lines are in all forms, in the same order; otherwise the lines are one part. */
  readonly lines: 'each' | 'whole';
  /** Whether a stored amount that the lines do not give is sent; otherwise the amount follows from the lines. */
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
    phonenumber: ['Phone Number', text],
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

/** The parts of a form by key. Forms of the same shape have the same keys. */
export function partsOf(
  form: QuotationForm,
  groups: readonly FormGroup[],
  shape: ValuesShape,
): ReadonlyMap<string, QuotationValue> {
  return new Map([
    ...headerParts(form.header, shape),
    ...(shape.answers === 'each' ? answerParts(form.details, groups, shape) : [wholeAnswers(form.details)]),
    ...(shape.lines === 'each' ? form.coverage.lines.flatMap(lineParts) : [wholeLines(form.coverage)]),
  ]);
}

/** The answers without those of the form's own questions: what a form keeps and does not show. */
function otherAnswers(answers: Answers, groups: readonly FormGroup[]): Answers {
  const others = copyOf(answers);
  for (const { attributes } of groups) removeStoredRows(others, attributes);
  return others;
}

/** Answers that can be changed without changing those of the form. */
export function copyOf(answers: Answers): Answers {
  return readDetails(writeDetails(answers)).answers;
}

type Part = readonly [key: string, part: QuotationValue];

function headerParts(header: QuotationHeader, { sendsStoredAmount }: ValuesShape): Part[] {
  return Object.entries<unknown>({ ...header })
    .filter(([field]) => field !== 'id' && (field !== 'policyamount' || sendsStoredAmount))
    .map(([field, value]) => {
      const [label, show] = headerTexts.get(field) ?? [undefined, text];
      return [headerKey(field), { value, label, text: show(String(value)) }];
    });
}

function answerParts(
  { answers }: QuotationDetails,
  groups: readonly FormGroup[],
  shape: ValuesShape,
): Part[] {
  const shown = (attribute: Attribute, row: number): string => {
    const stored = answerOf(answers, attribute, row);
    return stored === '' ? '' : shownText(attribute, stored);
  };
  return [
    ...groups.flatMap((group): Part[] => {
      if (!shape.wholeTables.has(group)) {
        return [...cellsOf(answers, [group])].map(({ attribute, row }) => [
          answerKey(attribute.id, row),
          {
            value: answerOf(answers, attribute, row),
            label: attributeTitle(attribute) + (group.display === 'table' ? `, row ${row + 1}` : ''),
            text: shown(attribute, row),
            isSecret: inputKind(attribute) === 'secure',
          },
        ]);
      }
      const rows = Array.from({ length: rowCount(answers, group) }, (_none, row) => row);
      const value = rows.map((row) => group.attributes.map((attribute) => answerOf(answers, attribute, row)));
      const words = rows.map((row) =>
        group.attributes
          .map((attribute) => shown(attribute, row))
          .filter(Boolean)
          .join(', '),
      );
      return [[tableKey(group), { value, label: group.name, text: words.join('; ') }]];
    }),
    [otherAnswersKey, { value: writeDetails(otherAnswers(answers, groups)), text: '' }],
  ];
}

function wholeAnswers(details: QuotationDetails): Part {
  return [allAnswersKey, { value: detailsText(details), label: 'Answers', text: '', isSecret: true }];
}

function lineParts(line: FormLine, index: number): Part[] {
  return [
    ...lineTexts.map(([field, column, show]): Part => [
      lineKey(index, field),
      { value: line[field], label: column && `${column} ${line.coverage_name}`, text: show(line[field]) },
    ]),
    [lineKey(index, 'rest'), { value: Object.fromEntries(line.rest), text: '' }],
  ];
}

function wholeLines(coverage: CoverageState): Part {
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
