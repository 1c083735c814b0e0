import { showDate, showTimestamp } from '@/domain/text/dates';
import { parseMoney, showUsd } from '@/domain/text/money';
import { byDate } from './byDate';
import { byNumber, type ListColumn } from './columns';

/**
 * Columns of dates and amounts. Each shows a formatted text and sorts by the value behind it. They have a file of their own
 * because dates import `moment`.
 */

type ColumnOptions<Row extends object> = Pick<ListColumn<Row>, 'cell' | 'meta'>;

/** A column of days, MM-DD-YYYY. */
export function dateColumn<Row extends object>(
  header: string,
  rowDate: (row: Row) => string,
  options?: ColumnOptions<Row>,
): ListColumn<Row> {
  return {
    header,
    accessorFn: (row) => showDate(rowDate(row)),
    sortFn: byDate(rowDate),
    ...options,
    meta: { isLabelled: true, ...options?.meta },
  };
}

/** A column of days with their time. */
export function timestampColumn<Row extends object>(
  header: string,
  rowTime: (row: Row) => string,
  options?: ColumnOptions<Row>,
): ListColumn<Row> {
  return {
    header,
    accessorFn: (row) => showTimestamp(rowTime(row)),
    sortFn: byDate(rowTime),
    ...options,
    meta: { isLabelled: true, ...options?.meta },
  };
}

/** A column of amounts in dollars, at the end of their cells. */
export function moneyColumn<Row extends object>(
  header: string,
  rowAmount: (row: Row) => string,
  options?: ColumnOptions<Row>,
): ListColumn<Row> {
  return {
    header,
    accessorFn: (row) => showUsd(rowAmount(row)),
    sortFn: byNumber((row) => parseMoney(rowAmount(row))),
    ...options,
    meta: { align: 'end', isLabelled: true, ...options?.meta },
  };
}
