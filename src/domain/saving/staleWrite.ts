import { absentOf, withAbsent } from './absent';
import { readJsonText } from '@/domain/values/jsonText';
import { Sealed } from '@/domain/text/secret';
import { isObjectOrList, own } from '@/domain/values/objects';

/** Who has changed a value since the form was opened: the other one alone, the user alone, or both to something else. */
export type ChangedBy = 'theirs' | 'mine' | 'both';

/** Keys of a record whose values belong together, and who has changed them. */
export interface ChangedUnit {
  /** One key, or several that follow from each other; the first one names the unit. */
  readonly keys: readonly string[];
  readonly by: ChangedBy;
}

/** A record in its three states: as the form was opened with it, as it is stored now, and as the form holds it. */
export interface RecordStates<T extends object> {
  readonly opened: T;
  readonly theirs: T;
  readonly mine: T;
  /** Keys whose values follow from each other, so that one of the two saves gives all of them. */
  readonly mergeAsGroup?: readonly (readonly string[])[] | undefined;
}

/**
 * Whether two values mean the same: null, blank and left out are one; so are a number and its text, and JSON texts
 * whose keys are in another order or whose quotes are escaped.
 */
export function isSameInSubstance(left: unknown, right: unknown): boolean {
  const [one, other] = [plain(left), plain(right)];
  if (Object.is(one, other)) return true;
  if (isObjectOrList(one) && isObjectOrList(other)) return haveSameEntries(one, other);
  if (typeof one === 'number' && typeof other === 'string') return isNumberText(other, one);
  if (typeof other === 'number' && typeof one === 'string') return isNumberText(one, other);
  return false;
}

/** The keys whose values differ in substance. A key that one of the two answers left out cannot be compared. */
export function changedFields(opened: object, now: object): string[] {
  const unknown = new Set([...leftOut(opened), ...leftOut(now)]);
  return keysOf(opened, now).filter(
    (key) => !unknown.has(key) && !isSameInSubstance(own(opened, key), own(now, key)),
  );
}

/**
 * What has changed since the form was opened, by whom. What both have changed to the same is the user's own: nothing has
 * to be decided there.
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

/** Whether sending `mine` would overwrite something that another save has stored since the form was opened. */
export function wouldOverwrite(units: readonly ChangedUnit[]): boolean {
  return units.some(({ by }) => by !== 'mine');
}

/** The keys that take the other one's values: what the user did not touch, and of what both changed all but `keepsMine`. */
export function keysToTake(
  units: readonly ChangedUnit[],
  keepsMine: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    units.flatMap(({ keys, by }) => {
      const isTaken = by === 'theirs' || (by === 'both' && !keys.some((key) => keepsMine.has(key)));
      return isTaken ? keys : [];
    }),
  );
}

/** The record to send: `mine` with the values of `theirs` under the keys that take them. */
export function mergeFields<T extends object>(mine: T, theirs: T, taken: ReadonlySet<string>): T;
export function mergeFields(mine: object, theirs: object, taken: ReadonlySet<string>): object {
  const merged = Object.fromEntries(
    keysOf(mine, theirs)
      .filter((key) => Object.hasOwn(mine, key) || taken.has(key))
      .map((key) => [key, own(taken.has(key) ? theirs : mine, key)]),
  );
  return withAbsent(merged, [
    ...absentOf(mine).filter(({ key }) => !taken.has(key)),
    ...absentOf(theirs).filter(({ key }) => taken.has(key)),
  ]);
}

/** The record as the form knows it from now on: what is stored, and where an answer left a key out, what was known of it. */
export function rebased<T extends object>(opened: T, theirs: T): T {
  const unknown = new Set(leftOut(theirs));
  return mergeFields(opened, theirs, new Set(keysOf(theirs).filter((key) => !unknown.has(key))));
}

function isTouched(opened: object, mine: object, key: string): boolean {
  const wasAbsent = absentOf(opened).some((absent) => absent.key === key);
  const isGiven = wasAbsent && !absentOf(mine).some((absent) => absent.key === key);
  return isGiven || !isSameInSubstance(own(opened, key), own(mine, key));
}

/** The keys of all states, each once: those that belong together as one unit. */
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

/** The keys that an answer left out; one that was null is known to be blank. */
function leftOut(record: object): string[] {
  return absentOf(record).flatMap(({ key, was }) => (was === undefined ? [key] : []));
}

/** The value without its seal, and JSON text as what it holds; blanks are ''. */
function plain(value: unknown): unknown {
  if (value instanceof Sealed) return plain(value.open());
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
