import { changedUnits, keysToTake, wouldOverwrite } from '@/domain/saving/staleWrite';
import type { StaleFinding } from './useStaleCheck';

/** What a screen saves together, as single values by key. */
export type Items = Readonly<Record<string, unknown>>;

interface ComparedItems {
  /** The values that the screen was opened with. */
  readonly opened: Items;
  /** What is stored now. */
  readonly theirs: Items;
  /** What the screen holds. */
  readonly mine: Items;
  /** What an item is called. */
  readonly label: (key: string) => string;
  /** A value as a person reads it. */
  readonly text: (key: string, value: unknown) => string;
  /** Gives the screen what is sent: these items take the stored value. */
  readonly onMerged: (taken: ReadonlySet<string>) => void;
}

/** Compares the items of a screen with what is stored; undefined where saving overwrites nothing of another save. */
export function compareItems({
  opened,
  theirs,
  mine,
  label,
  text,
  onMerged,
}: ComparedItems): StaleFinding | undefined {
  const units = changedUnits({ opened, theirs, mine });
  if (!wouldOverwrite(units)) return undefined;
  return {
    rows: units.map(({ keys: [key = ''], by }) => ({
      name: key,
      label: label(key),
      by,
      opened: text(key, opened[key] ?? ''),
      theirs: text(key, theirs[key] ?? ''),
      mine: text(key, mine[key] ?? ''),
    })),
    merge: (keepsMine) => onMerged(keysToTake(units, keepsMine)),
  };
}
