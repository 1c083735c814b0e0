import type { ListColumn } from '@/components/list/columns';
import { controlValue, dateAndTime, period } from '@/features/bordereau/fileColumns';
import { optionalPolicyColumns } from '@/features/quotations/list/optionalColumns';
import { historyColumns } from '@/features/quotations/versions/historyColumns';
import { aRecord } from '@/testing/builders/quotationBuilders';

/** Three days in ascending order. Written month first, the earliest would sort last as text. */
const days = ['2025-12-30', '2026-01-31', '2026-11-28'] as const;

/** A row for any list, with this day in every date field. */
function rowWithDate(day: string) {
  const record = aRecord({
    createdAt: `${day}T09:30:00`,
    policyeffectivedate: day,
    policyscheduledate: day,
    policyschedule: '1month',
  });
  return { ...record, quotation_id: 1, period: `${day.slice(5, 7)}/${day.slice(0, 4)}` };
}

function isDate({ accessorFn }: ListColumn<never>): boolean {
  return /^\d\d[-/](\d\d[-/])?\d{4}/.test(accessorFn(rowWithDate(days[0]) as never, 0));
}

/** The days in the order in which the column sorts their rows. */
function sortedDays({ sortFn }: ListColumn<never>): readonly string[] {
  const rows = [days[2], days[0], days[1]].map((day) => ({ day, original: rowWithDate(day) }));
  if (typeof sortFn !== 'function') return [];
  return rows.toSorted((left, right) => sortFn(left as never, right as never, '')).map(({ day }) => day);
}

test.each([
  ['binders and policies, where the user adds it', optionalPolicyColumns, ['Next Due']],
  ['the history of a quotation', historyColumns, ['Tran Date', 'Eff Date', 'Exp Date']],
  ['bordereau files', [dateAndTime, period], ['Date & Time', 'Period']],
])('QLIST-11 QLIST-12 the dates of %s sort as dates, not as texts', (_list, columns, headers) => {
  const found = (columns as readonly ListColumn<never>[]).filter(isDate);
  expect(found.map(({ header }) => header)).toEqual(headers);
  for (const column of found) expect([column.header, sortedDays(column)]).toEqual([column.header, days]);
});

const amounts = ['-20', '0', '9.50', '9.75', '1,000', '12000'] as const;

// 'Due Now' is calculated from the schedule, so that its rows do not sort by a stored amount.
const storedAmounts = optionalPolicyColumns.filter(({ header }) => header !== 'Due Now');

test.each<[string, readonly unknown[], readonly string[]]>([
  ['binders and policies', storedAmounts, ['Premium', 'Balance']],
  ['bordereau files', [controlValue], ['Control Value']],
])('the amounts of %s sort as numbers, not as texts', (_list, columns, headers) => {
  const found = (columns as readonly ListColumn<never>[]).filter(({ meta }) => meta?.align === 'end');
  expect(found.map(({ header }) => header)).toEqual(headers);
  for (const { sortFn } of found) {
    const rows = amounts
      .toReversed()
      .map((amount) => ({ original: { policyamount: amount, balance: amount, control_value: amount } }));
    const compare = sortFn as (left: unknown, right: unknown, id: string) => number;
    const sorted = rows.toSorted((left, right) => compare(left, right, ''));
    expect(sorted.map(({ original }) => original.balance)).toEqual(amounts);
  }
});
