import type { SortFn } from 'react-table';
import { timeOf } from '@/domain/text/dates';
import { byNumber, type ListFeatures } from './columns';

/** Sorts by a date or time of each row. It has a file of its own because it imports `moment`. */
export function byDate<Row extends object>(rowDate: (row: Row) => string): SortFn<ListFeatures, Row> {
  return byNumber((row) => timeOf(rowDate(row)));
}
