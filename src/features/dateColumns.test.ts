import { rowArranger } from '@/components/list/arrangeRows';
import type { Column } from '@/components/list/columns';
import { dateAndTime, period } from '@/features/bordereau/fileColumns';
import { policyExtras } from '@/features/quotations/list/moreColumns';
import { quotationColumns } from '@/features/quotations/list/quotationColumns';
import { historyColumns } from '@/features/quotations/versions/historyColumns';
import { aRecord } from '@/testing/builders/quotationParts';

/** Three days in their order; written month first, the earliest is the last text. */
const days = ['2025-12-30', '2026-01-31', '2026-11-28'] as const;

/** A row of any list, all of whose dates are of one day. */
function rowOf(day: string) {
  const record = aRecord({
    createdAt: `${day}T09:30:00`,
    policyeffectivedate: day,
    policyscheduledate: day,
    policyschedule: '1month',
  });
  return { ...record, quotation_id: 1, period: `${day.slice(5, 7)}/${day.slice(0, 4)}` };
}

/** The columns of a list that show dates, by what they show of a row. */
function dateColumns(columns: readonly Column<never>[]): readonly Column<never>[] {
  return columns.filter(({ text }) => /^\d\d[-/](\d\d[-/])?\d{4}/.test(text(rowOf(days[0]) as never)));
}

test.each([
  ['quotations, binders and policies', quotationColumns('Quotation'), ['Tran Date', 'Eff Date', 'Exp Date']],
  ['binders and policies, where the user adds it', policyExtras, ['Next Due']],
  ['the history of a quotation', historyColumns, ['Tran Date', 'Eff Date', 'Exp Date']],
  ['bordereau files', [dateAndTime, period], ['Date & Time', 'Period']],
] as const)('QLIST-11 QLIST-12 the dates of %s sort as dates, not as texts', (_list, columns, labels) => {
  const found = dateColumns(columns);
  expect(found.map(({ label }) => label)).toEqual(labels);
  const rows = [days[2], days[0], days[1]].map(rowOf);
  for (const { label } of found) {
    const texts = rows.map((row) => found.find((column) => column.label === label)?.text(row as never));
    expect([label, texts.toSorted()[0]]).not.toEqual([label, texts[1]]);
    const sorted = rowArranger(rows as never[], found).arrange({ id: label, desc: false }, '');
    expect([label, sorted.slice(0, 3)]).toEqual([label, days.map(rowOf)]);
  }
});
