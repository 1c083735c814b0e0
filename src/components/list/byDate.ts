import type { SortFn } from 'react-table';
import { timeOf } from '@/domain/text/dates';
import { byNumber, type ListFeatures } from './columns';

/** Sorts by a date or time of each row. A file of its own: `moment` is not in every list. */
export function byDate<Row extends object>(dateOf: (row: Row) => string): SortFn<ListFeatures, Row> {
  return byNumber((row) => timeOf(dateOf(row)));
}
