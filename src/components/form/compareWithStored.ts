import {
  changedUnits,
  keysToTake,
  mergeFields,
  rebased,
  wouldOverwrite,
  type ChangedUnit,
} from '@/domain/saving/staleWrite';
import type { StaleRow } from '@/components/feedback/staleWrite/StaleWriteDialog';
import type { StaleFinding } from '@/components/feedback/staleWrite/useStaleCheck';
import type { FormRegistry } from './fields/formRegistry';
import { withSecrets } from './fields/secretFields';

interface Compared {
  /** The form, as it is filled in now. */
  readonly registry: FormRegistry;
  /** The record as the form knows it: as it was opened with, or as the last comparison found it. */
  readonly opened: object;
  /** What is stored now. */
  readonly theirs: object;
  readonly together: readonly (readonly string[])[] | undefined;
  /** The form knows what is stored from now on, and holds what is sent. */
  readonly onMerged: (opened: object, merged: object) => void;
}

/** Compares a form with what is stored; undefined where sending it overwrites nothing that somebody else has stored. */
export function compareWithStored(compared: Compared): StaleFinding | undefined {
  const { registry, opened, theirs, together, onMerged } = compared;
  const mine = withSecrets<object>(registry);
  const units = changedUnits({ opened, theirs, mine, together });
  if (!wouldOverwrite(units)) return undefined;
  return {
    rows: units.map((unit) => rowOf(unit, compared, mine)),
    merge: (keepsMine) => {
      const keys = units.filter((unit) => keepsMine.has(nameOf(unit))).flatMap((unit) => unit.keys);
      const taken = keysToTake(units, new Set(keys));
      onMerged(rebased(opened, theirs), mergeFields(mine, theirs, taken));
    },
  };
}

function nameOf({ keys: [first = ''] }: ChangedUnit): string {
  return first;
}

function rowOf(unit: ChangedUnit, { registry, opened, theirs }: Compared, mine: object): StaleRow {
  const { keys, by } = unit;
  // Of what belongs together the parts that a person sees say enough: an id and a code follow from them.
  const seen = keys.filter((key) => registry.label(key) !== undefined);
  const shown = seen.length > 0 ? seen : keys;
  const isSecret = shown.some((key) => registry.secrets.has(key));
  const text = (record: object): string =>
    shown
      .map((key) => registry.text(key, Reflect.get(record, key)))
      .filter((part) => part !== '')
      .join(' · ');
  const secretText = (isChanged: boolean): string => (isChanged ? 'changed' : 'unchanged');
  return {
    name: nameOf(unit),
    label: shown.map((key) => registry.label(key) ?? key.replaceAll('_', ' ')).join(', '),
    by,
    isSecret,
    opened: isSecret ? 'hidden' : text(opened),
    theirs: isSecret ? secretText(by !== 'mine') : text(theirs),
    mine: isSecret ? secretText(by !== 'theirs') : text(mine),
  };
}
