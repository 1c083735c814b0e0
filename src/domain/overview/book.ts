import type { QuotationRow } from '@/domain/records/quotations';
import { ascendingBy } from '@/domain/attention';
import { parseMoney } from '@/domain/text/money';
import { monthName, shiftMonth, shownMonths, type MonthSpan, type PeriodName } from './periods';
import { agentOf, effectiveMonth, isInSpan, isSelected, lobOf, stateOf, type Selection } from './selection';

/** The numbers of the overview about quotations, binders and policies. All amounts are whole cents. */

/** The stages of a record in their order. Each has a list of its own, and a record is in one of them. */
export const stages = ['quotation', 'binder', 'policy'] as const;

export type Stage = (typeof stages)[number];

/** The records of each list that the user may open. */
export type Book = Readonly<Partial<Record<Stage, readonly QuotationRow[]>>>;

/** How many records there are, and the sum of an amount of them. */
export interface Tally {
  readonly count: number;
  readonly cents: number;
  /** The records whose amount could not be read. They count, and add nothing to the sum. */
  readonly unread: number;
}

export const noTally: Tally = { count: 0, cents: 0, unread: 0 };

function policyAmount({ policyamount }: QuotationRow): string {
  return policyamount;
}

/** Counts records, and sums their policy amounts or another stored amount. */
export function tally(
  rows: readonly QuotationRow[],
  amountOf: (row: QuotationRow) => string = policyAmount,
): Tally {
  return rows.reduce((sum, row) => plus(sum, { count: 1, ...amount(amountOf(row)) }), noTally);
}

function amount(text: string): Omit<Tally, 'count'> {
  const cents = parseMoney(text);
  return cents === undefined ? { cents: 0, unread: 1 } : { cents, unread: 0 };
}

export function plus(one: Tally, other: Tally): Tally {
  return {
    count: one.count + other.count,
    cents: one.cents + other.cents,
    unread: one.unread + other.unread,
  };
}

/** The tallies of the stages of some records. A stage whose list the user may not open is absent. */
export type StageTallies = Readonly<Partial<Record<Stage, Tally>>>;

export function total(tallies: StageTallies): Tally {
  return stages.reduce((sum, stage) => plus(sum, tallies[stage] ?? noTally), noTally);
}

/** Some records of the book: a month, an LOB, a state or an agent. */
export interface Group {
  readonly key: string;
  readonly label: string;
  /** What selects exactly these records in a list. */
  readonly selection: Selection;
  readonly records: Book;
  readonly tallies: StageTallies;
}

function groupOf(key: string, label: string, selection: Selection, records: Book): Group {
  return { key, label, selection, records, tallies: tallyBook(records) };
}

/** All records of a selection as one group. */
export function wholeBook(book: Book, selection: Selection): Group {
  return groupOf('', 'All', selection, book);
}

/** The records of the book that a selection has. */
export function selectBook(book: Book, selection: Selection, today: string): Book {
  return mapBook(book, (rows) => rows.filter((row) => isSelected(row, selection, today)));
}

function mapBook<T>(
  book: Book,
  change: (rows: readonly QuotationRow[], stage: Stage) => T,
): Readonly<Partial<Record<Stage, T>>> {
  const entries = stages.flatMap((stage) => {
    const rows = book[stage];
    return rows ? [[stage, change(rows, stage)] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function tallyBook(book: Book): StageTallies {
  return mapBook(book, (rows) => tally(rows));
}

/** The book's records by a key, each list in its own order. */
function byKey(book: Book, keyOf: (row: QuotationRow) => string): ReadonlyMap<string, Book> {
  const found = new Map<string, Readonly<Partial<Record<Stage, QuotationRow[]>>>>();
  for (const stage of stages) {
    for (const row of book[stage] ?? []) {
      const key = keyOf(row);
      const group = found.get(key) ?? mapBook(book, (): QuotationRow[] => []);
      group[stage]?.push(row);
      found.set(key, group);
    }
  }
  return found;
}

/** The fields by which records can be grouped. */
export type GroupField = 'lob' | 'state' | 'agent';

const keyOf = { lob: lobOf, state: stateOf, agent: agentOf } as const satisfies Record<
  GroupField,
  (row: QuotationRow) => string
>;

const withoutKey = { lob: 'No LOB', state: 'No state', agent: 'No agent' } as const;

/** The name of an agent as a record has it. */
export function agentName({ submga_name: name, submga_code: code, submga_id: id }: QuotationRow): string {
  return name.trim() || code.trim() || String(id);
}

function labelOf(field: GroupField, key: string, group: Book): string {
  if (key === '') return withoutKey[field];
  const [row] = stages.flatMap((stage) => group[stage]?.slice(0, 1) ?? []);
  return field === 'agent' && row ? agentName(row) : key;
}

/**
 * The records of a book in groups, the largest premium first, and what has no value of the field last.
 * @param book only records of the selection
 */
export function groupsBy(field: GroupField, book: Book, selection: Selection): readonly Group[] {
  const groups = [...byKey(book, keyOf[field])].map(([key, records]) =>
    groupOf(key, labelOf(field, key, records), { ...selection, [field]: key }, records),
  );
  return groups.sort(
    (one, other) =>
      Number(one.key === '') - Number(other.key === '') ||
      total(other.tallies).cents - total(one.tallies).cents ||
      ascendingBy<Group>(({ label }) => label)(one, other),
  );
}

/**
 * The premium by effective month. For all dates, the months of the first choice have an 'Earlier', a 'Later' and a 'No date'
 * beside them where a record needs it, so that every record is in one group.
 * @param book only records of the selection
 */
export function groupsByMonth(
  book: Book,
  selection: Selection,
  period: PeriodName,
  today: string,
): readonly Group[] {
  const months = shownMonths(period, today);
  const found = byKey(book, effectiveMonth);
  const groups = months.map((month) =>
    groupOf(
      month,
      monthName(month),
      { ...selection, from: month, to: month },
      joined(book, [found.get(month)]),
    ),
  );
  const [first = '', last = first] = [months[0], months.at(-1)];
  function outside(key: string, label: string, span: MonthSpan, isUndated = false): readonly Group[] {
    const parts = [...found].filter(([month]) => (isUndated ? month === '' : isInSpan(month, span)));
    const records = joined(
      book,
      parts.map(([, part]) => part),
    );
    return parts.length === 0 ? [] : [groupOf(key, label, { ...selection, ...span, isUndated }, records)];
  }
  return [
    ...outside('earlier', 'Earlier', { from: '', to: shiftMonth(first, -1) }),
    ...groups,
    ...outside('later', 'Later', { from: shiftMonth(last, 1), to: '' }),
    ...outside('undated', 'No date', { from: '', to: '' }, true),
  ];
}

/** The records of several parts of a book. */
function joined(book: Book, parts: readonly (Book | undefined)[]): Book {
  return mapBook(book, (_rows, stage) => parts.flatMap((part) => part?.[stage] ?? []));
}

/** The share of a whole in percent, rounded; undefined of nothing. */
export function percent(part: number, whole: number): number | undefined {
  // `|| 0`, because a small negative share rounds to -0, which would be shown with its sign.
  return whole === 0 ? undefined : Math.round((part / whole) * 100) || 0;
}

/** How many records went on, and to how many: approved ones are binders or policies, paid ones are policies. */
interface Conversion {
  readonly approved: number;
  readonly paid: number;
  readonly all: number;
}

/** The conversion of some records. It is known only with all three lists. */
export function conversion({ quotation, binder, policy }: StageTallies): Conversion | undefined {
  if (!quotation || !binder || !policy) return undefined;
  const approved = binder.count + policy.count;
  return { approved, paid: policy.count, all: quotation.count + approved };
}
