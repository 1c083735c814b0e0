import type { LeftList } from '@/components/list/listsSlice';

/** The place of a screen among the records of a list. */
interface RecordPosition {
  /** The key of the screen's own record. */
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  /** Where the record before this one is shown; undefined at the start of the list. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The place of the screen at `path`, if it shows the record for which the list was left, or one beside it. */
export function positionInList(path: string, list: LeftList | undefined): RecordPosition | undefined {
  if (!list) return undefined;
  const { id, records } = list;
  const left = records.findIndex(({ key }) => key === id);
  for (const index of [left, left + 1, left - 1]) {
    const record = records[index];
    const which = record?.links.indexOf(path) ?? -1;
    if (!record || which < 0) continue;
    return {
      id: record.key,
      number: index + 1,
      count: records.length,
      previous: records[index - 1]?.links[which],
      next: records[index + 1]?.links[which],
    };
  }
  return undefined;
}
