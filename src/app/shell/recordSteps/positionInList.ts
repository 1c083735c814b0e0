import type { LeftList } from '@/components/list/listsSlice';

/** The position of the shown record in its list. */
interface RecordPosition {
  /** The id of the shown record. */
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  /** The path of the previous record; undefined at the start of the list. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * The position of the record at `path`, if that is the record that was opened from the list or one that was
 * reached from it.
 */
export function positionInList(path: string, list: LeftList | undefined): RecordPosition | undefined {
  if (!list) return undefined;
  const { id, records } = list;
  const openedIndex = records.findIndex(({ key }) => key === id);
  for (const index of [openedIndex, openedIndex + 1, openedIndex - 1]) {
    const record = records[index];
    const linkIndex = record?.links.indexOf(path) ?? -1;
    if (!record || linkIndex < 0) continue;
    return {
      id: record.key,
      number: index + 1,
      count: records.length,
      previous: records[index - 1]?.links[linkIndex],
      next: records[index + 1]?.links[linkIndex],
    };
  }
  return undefined;
}
