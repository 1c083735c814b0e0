import type { LeftList } from '@/components/list/listMemory';

/** The place of a screen among the records of a list. */
interface RecordPlace {
  readonly list: LeftList;
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
export function placeOf(path: string, list: LeftList | undefined): RecordPlace | undefined {
  if (!list) return undefined;
  const rows = list.rows();
  const left = rows.findIndex((row) => list.keyOf(row) === list.id);
  for (const index of [left, left + 1, left - 1]) {
    const row = rows[index];
    const which = row ? list.linksOf(row).indexOf(path) : -1;
    if (!row || which < 0) continue;
    const linkOf = (beside: object | undefined): string | undefined => beside && list.linksOf(beside)[which];
    return {
      list,
      id: list.keyOf(row),
      number: index + 1,
      count: rows.length,
      previous: linkOf(rows[index - 1]),
      next: linkOf(rows[index + 1]),
    };
  }
  return undefined;
}
