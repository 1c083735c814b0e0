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
 * reached from it. Rows that lead to the same path count once, and rows without an id, which lead nowhere, do not count.
 */
export function positionInList(path: string, list: LeftList | undefined): RecordPosition | undefined {
  if (!list) return undefined;
  const linkIndex = list.records.find(({ links }) => links.includes(path))?.links.indexOf(path) ?? 0;
  const idByPath = new Map<string, string>();
  for (const { key, links } of list.records) {
    const link = links[linkIndex];
    if (key !== '' && link !== undefined && !idByPath.has(link)) idByPath.set(link, key);
  }
  const paths = [...idByPath.keys()];
  const ids = [...idByPath.values()];
  const index = paths.indexOf(path);
  const openedIndex = ids.indexOf(list.id);
  const id = ids[index];
  if (id === undefined || openedIndex < 0 || Math.abs(index - openedIndex) > 1) return undefined;
  return { id, number: index + 1, count: paths.length, previous: paths[index - 1], next: paths[index + 1] };
}
