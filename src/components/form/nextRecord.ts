import { useSyncExternalStore } from 'react';
import { Listeners } from '@/domain/values/listeners';

interface NextRecord {
  readonly path: string;
  /** The screen of the next record of the list; undefined on the last one. */
  readonly next: string | undefined;
}

const listeners = new Listeners();
let shown: NextRecord | undefined;

/** Tells the form of the screen at `path` where the next record of the list is shown. */
export function showNext(record: NextRecord | undefined): void {
  shown = record;
  listeners.notify();
}

/** Where the record after the one at `path` is shown; undefined where there is no list or no next one. */
export function useNextRecord(path: string): string | undefined {
  const record = useSyncExternalStore(listeners.subscribe, () => shown);
  return record?.path === path ? record.next : undefined;
}
