import { absentOf, withAbsent } from './absent';
import { readJsonText } from '@/domain/values/jsonText';
import { Sealed } from '@/domain/text/secret';
import { isObjectOrList, own } from '@/domain/values/objects';

/**
 * Who has changed a value since the form was opened: only the other user, only this user, or both to different values.
 */
export type ChangedBy = 'theirs' | 'mine' | 'both';

/** A key or a group of keys of a record, and who has changed their values. */
export interface ChangedUnit {
  /** One key, or several that depend on each other; the first one is the name of the unit. */
  readonly keys: readonly string[];
  readonly by: ChangedBy;
}

/** A record in three states: when the form was opened, as it is stored now, and as the form holds it. */
export interface RecordStates<T extends object> {
  readonly opened: T;
  readonly theirs: T;
  readonly mine: T;
  /** Groups of keys whose values depend on each other, so that all are taken from one of the two saves. */
  readonly mergeAsGroup?: readonly (readonly string[])[] | undefined;
}

/**
 * Whether two values mean the same: null, blank and missing are equal; so are a number and its text, and JSON texts
 * with another order of keys or with escaped quotes.
 */
export function isSameInSubstance(left: unknown, right: unknown): boolean {
  const [one, other] = [comparable(left), comparable(right)];
  if (Object.is(one, other)) return true;
  if (isObjectOrList(one) && isObjectOrList(other)) return haveSameEntries(one, other);
  if (typeof one === 'number' && typeof other === 'string') return isNumberText(other, one);
  if (typeof other === 'number' && typeof one === 'string') return isNumberText(one, other);
  return false;
}

/** The keys whose values differ in meaning. A key that is missing in one of the two responses cannot be compared. */
export function changedFields(opened: object, now: object): string[] {
  const unknown = new Set([...missingKeys(opened), ...missingKeys(now)]);
  return keysOf(opened, now).filter(
    (key) => !unknown.has(key) && !isSameInSubstance(own(opened, key), own(now, key)),
  );
}

/**
 * The changes since the form was opened, and who made them. If both changed a value to the same, it counts as the
 * user's own, since there is nothing to decide.
 */
export function changedUnits<T extends object>(states: RecordStates<T>): readonly ChangedUnit[] {
  const { opened, theirs, mine } = states;
  const byThem = new Set(changedFields(opened, theirs));
  const isMine = (key: string): boolean => isTouched(opened, mine, key);
  return unitsOf(states).flatMap((keys): ChangedUnit[] => {
    const isTheirs = keys.some((key) => byThem.has(key));
    const differs = keys.some((key) => !isSameInSubstance(own(theirs, key), own(mine, key)));
    if (isTheirs && differs) return [{ keys, by: keys.some(isMine) ? 'both' : 'theirs' }];
    return keys.some(isMine) ? [{ keys, by: 'mine' }] : [];
  });
}

/** Whether sending `mine` would overwrite another save since the form was opened. */
export function wouldOverwrite(units: readonly ChangedUnit[]): boolean {
  return units.some(({ by }) => by !== 'mine');
}

/**
 * The keys that take their values: those that only the other user changed, and those that both changed, except
 * `keepsMine`.
 */
export function keysToTake(
  units: readonly ChangedUnit[],
  keepsMine: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    units.flatMap(({ keys, by }) => {
      const takesTheirs = by === 'theirs' || (by === 'both' && !keys.some((key) => keepsMine.has(key)));
      return takesTheirs ? keys : [];
    }),
  );
}

/** The record to send: `mine` with the values of `theirs` under `theirKeys`. */
export function mergeFields<T extends object>(mine: T, theirs: T, theirKeys: ReadonlySet<string>): T;
export function mergeFields(mine: object, theirs: object, theirKeys: ReadonlySet<string>): object {
  const merged = Object.fromEntries(
    keysOf(mine, theirs)
      .filter((key) => Object.hasOwn(mine, key) || theirKeys.has(key))
      .map((key) => [key, own(theirKeys.has(key) ? theirs : mine, key)]),
  );
  return withAbsent(merged, [
    ...absentOf(mine).filter(({ key }) => !theirKeys.has(key)),
    ...absentOf(theirs).filter(({ key }) => theirKeys.has(key)),
  ]);
}

/** The new base of the form: the stored record, with the earlier value of a key that is missing in the response. */
export function rebased<T extends object>(opened: T, theirs: T): T {
  const unknown = new Set(missingKeys(theirs));
  return mergeFields(opened, theirs, new Set(keysOf(theirs).filter((key) => !unknown.has(key))));
}

function isTouched(opened: object, mine: object, key: string): boolean {
  const wasAbsent = absentOf(opened).some((absent) => absent.key === key);
  const isEntered = wasAbsent && !absentOf(mine).some((absent) => absent.key === key);
  return isEntered || !isSameInSubstance(own(opened, key), own(mine, key));
}

/** The keys of all states, each once; the keys of a group are one unit. */
function unitsOf<T extends object>({ opened, theirs, mine, mergeAsGroup = [] }: RecordStates<T>): string[][] {
  const keys = keysOf(opened, theirs, mine);
  const known = new Set(keys);
  const groups = mergeAsGroup.map((group) => group.filter((key) => known.has(key)));
  const inGroup = new Map(groups.flatMap((group) => group.map((key) => [key, group] as const)));
  const units = keys.map((key) => inGroup.get(key) ?? [key]);
  return units.filter((unit, index) => unit.length === 1 || units.indexOf(unit) === index);
}

function keysOf(...records: readonly object[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(withAbsent(record, []))))];
}

/** The keys that were missing in a response. A key that was null is known to be blank. */
function missingKeys(record: object): string[] {
  return absentOf(record).flatMap(({ key, was }) => (was === undefined ? [key] : []));
}

/** The unsealed value, with JSON text parsed; null and undefined are ''. */
function comparable(value: unknown): unknown {
  if (value instanceof Sealed) return comparable(value.open());
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string' || !/[[{]/.test(value)) return value;
  return readJsonText(value) ?? value;
}

function isNumberText(text: string, value: number): boolean {
  return text.trim() !== '' && Number(text) === value;
}

function haveSameEntries(left: object, right: object): boolean {
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  const hasSameLength = !Array.isArray(left) || !Array.isArray(right) || left.length === right.length;
  return hasSameLength && [...keys].every((key) => isSameInSubstance(own(left, key), own(right, key)));
}
