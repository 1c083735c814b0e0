import {
  changedUnits,
  keysToTake,
  mergeFields,
  rebased,
  wouldOverwrite,
  type ChangedUnit,
  type RecordStates,
} from '@/domain/saving/staleWrite';
import type { StaleFinding } from './useStaleCheck';

/** What a screen saves together, as single values by key. */
export type Items = Readonly<Record<string, unknown>>;

interface ComparedItems<T extends object> extends RecordStates<T> {
  /** What an item is called; undefined where nobody sees it. */
  readonly label: (key: string) => string | undefined;
  /** A value as a person reads it. */
  readonly text: (key: string, value: unknown) => string;
  /** Whether the value is never shown. */
  readonly isSecret?: (key: string) => boolean;
  /** Gives the screen what is sent: the items `taken` have the stored value, which are all of `merged`. */
  readonly onMerged: (taken: ReadonlySet<string>, merged: { readonly opened: T; readonly mine: T }) => void;
}

/** Compares the items of a screen with what is stored; undefined where saving overwrites nothing of another save. */
export function compareItems<T extends object>(compared: ComparedItems<T>): StaleFinding | undefined {
  const { opened, theirs, mine, onMerged } = compared;
  const units = changedUnits(compared);
  if (!wouldOverwrite(units)) return undefined;
  return {
    rows: units.map((unit) => rowOf(unit, compared)),
    merge: (keepsMine) => {
      const kept = units.filter(({ keys: [name = ''] }) => keepsMine.has(name)).flatMap(({ keys }) => keys);
      const taken = keysToTake(units, new Set(kept));
      onMerged(taken, { opened: rebased(opened, theirs), mine: mergeFields(mine, theirs, taken) });
    },
  };
}

function rowOf<T extends object>(
  { keys, by }: ChangedUnit,
  { opened, theirs, mine, label, text, isSecret = () => false }: ComparedItems<T>,
): StaleFinding['rows'][number] {
  // Of what belongs together the parts that a person sees say enough: an id and a code follow from them.
  const seen = keys.filter((key) => label(key) !== undefined);
  const shown = seen.length > 0 ? seen : keys;
  const hidden = shown.some(isSecret);
  const textOf = (record: object): string =>
    shown
      .map((key) => text(key, Reflect.get(record, key) ?? ''))
      .filter((part) => part !== '')
      .join(' · ');
  const secretText = (isChanged: boolean): string => (isChanged ? 'changed' : 'unchanged');
  return {
    name: keys[0] ?? '',
    label: shown.map((key) => label(key) ?? key.replaceAll('_', ' ')).join(', '),
    by,
    isSecret: hidden,
    opened: hidden ? 'hidden' : textOf(opened),
    theirs: hidden ? secretText(by !== 'mine') : textOf(theirs),
    mine: hidden ? secretText(by !== 'theirs') : textOf(mine),
  };
}
