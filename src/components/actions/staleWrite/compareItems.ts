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

/** The values that a screen saves together, by key. */
export type Items = Readonly<Record<string, unknown>>;

interface ComparedItems<T extends object> extends RecordStates<T> {
  /** The label of an item; undefined where the screen does not show it. */
  readonly label: (key: string) => string | undefined;
  /** A value as the screen shows it. */
  readonly text: (key: string, value: unknown) => string;
  /** Whether the value is never shown. */
  readonly isSecret?: (key: string) => boolean;
  /** Called before sending, with the keys of the items that get the stored value, and the merged records. */
  readonly onMerged: (taken: ReadonlySet<string>, merged: { readonly opened: T; readonly mine: T }) => void;
}

/** Compares the items of a screen with the stored ones; undefined where saving would not overwrite another save. */
export function compareItems<T extends object>(compared: ComparedItems<T>): StaleFinding | undefined {
  const { opened, theirs, mine, onMerged } = compared;
  const units = changedUnits(compared);
  if (!wouldOverwrite(units)) return undefined;
  return {
    rows: units.map((unit) => staleRow(unit, compared)),
    merge: (keepsMine) => {
      const mineKeys = units
        .filter(({ keys: [name = ''] }) => keepsMine.has(name))
        .flatMap(({ keys }) => keys);
      const taken = keysToTake(units, new Set(mineKeys));
      onMerged(taken, { opened: rebased(opened, theirs), mine: mergeFields(mine, theirs, taken) });
    },
  };
}

function staleRow<T extends object>(
  { keys, by }: ChangedUnit,
  { opened, theirs, mine, label, text, isSecret = () => false }: ComparedItems<T>,
): StaleFinding['rows'][number] {
  // Of several keys that belong together only those on the screen are shown: the others, such as ids, follow from them.
  const labelled = keys.filter((key) => label(key) !== undefined);
  const shown = labelled.length > 0 ? labelled : keys;
  const hidden = shown.some(isSecret);
  const recordText = (record: object): string =>
    shown
      .map((key) => text(key, Reflect.get(record, key) ?? ''))
      .filter((value) => value !== '')
      .join(' · ');
  const secretText = (isChanged: boolean): string => (isChanged ? 'changed' : 'unchanged');
  return {
    name: keys[0] ?? '',
    label: shown.map((key) => label(key) ?? key.replaceAll('_', ' ')).join(', '),
    by,
    isSecret: hidden,
    opened: hidden ? 'hidden' : recordText(opened),
    theirs: hidden ? secretText(by !== 'mine') : recordText(theirs),
    mine: hidden ? secretText(by !== 'theirs') : recordText(mine),
  };
}
