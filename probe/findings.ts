import { calls, type CallPath } from '@/api/calls';
import type { CallRow } from '@/api/calls/row';
import { isObject, own } from '@/domain/values/objects';
import { unreadable, type Reader } from '@/api/read';
import { Sealed } from '@/domain/text/secret';
import { toleranceAt } from './documented';
import { nameOfType, trackReads, type ObjectGroup } from './trackReads';

/**
 * What the differences do to a screen. `broken`: it cannot work, because a response, its list, its record or an id is
 * missing. `degraded`: a field stays empty. `harmless`: an extra key, or another type that the reader accepts.
 */
export type Effect = 'broken' | 'degraded' | 'harmless' | 'none';

/** Keys that a response lacks, keys that the product does not read, and values of another type. Never contains values. */
export interface Findings {
  readonly isReadable: boolean;
  readonly effect: Effect;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly types: readonly string[];
  /** Every key that the product reads, with the types of its values: for the comparison with another run. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Keys that any response may contain in addition to the documented ones. */
const envelope = new Set(['message', 'status', 'success']);

const nothing: Findings = { isReadable: true, effect: 'none', missing: [], extra: [], types: [], fields: {} };

/** Reads every field, because the rows of long lists are parsed only when a field is read. */
function readAllFields(result: unknown): void {
  for (const row of Array.isArray(result) ? result.filter(isObject) : [])
    for (const key in row) Reflect.get(row, key);
}

/** Compares a response with the keys that the product's reader uses. */
export function inspect(path: CallPath, reply: unknown, status: number, read: Reader<unknown>): Findings {
  const row: CallRow = calls[path];
  if (row.response.length === 0) return { ...nothing, isReadable: read(reply, status) !== unreadable };
  const { reply: tracked, groups } = trackReads(reply);
  const result = read(tracked, status);
  readAllFields(result);
  const missing = row.response.filter((key) => own(reply, key) === undefined);
  const extra: string[] = [];
  const types: string[] = [];
  const fields: Record<string, string> = {};
  for (const [at, group] of groups) {
    const name = (key: string): string => safeName(at === '' ? key : `${at}.${key}`);
    if (at === '') {
      const expected = new Set([...row.response, ...group.readKeys, ...group.optionalKeys, ...envelope]);
      extra.push(...[...group.presentKeys.keys()].filter((key) => !expected.has(key)).map(name));
      continue;
    }
    // Read as a whole: its keys are the server's own, not part of the contract.
    if (group.readKeys.size === 0) continue;
    const { unused, optional, anyType } = toleranceAt(at);
    for (const key of group.readKeys) {
      const count = group.counts.get(key) ?? 0;
      const isShort = count < group.count && !optional.includes(key);
      if (isShort && count === 0) missing.push(name(key));
      else if (isShort) missing.push(`${name(key)} (in ${group.count - count} of ${group.count})`);
      const seen = group.presentKeys.get(key);
      if (seen) fields[name(key)] = [...seen].sort().join(' | ');
    }
    for (const key of group.presentKeys.keys()) {
      const isExpected = group.readKeys.has(key) || group.optionalKeys.has(key) || unused.includes(key);
      if (!isExpected) extra.push(name(key));
    }
    const wrongTypes = typesRead(group, result).filter(([key]) => !anyType.includes(key));
    types.push(...wrongTypes.map(([key, difference]) => `${name(key)}: ${difference}`));
  }
  const isEmpty = Array.isArray(result) && result.length === 0;
  const isBroken =
    result === unreadable ||
    (isEmpty && row.response.some((key) => missing.includes(key))) ||
    missing.some((key) => /\[\]\.id( \(in |$)/.test(key));
  const effect = isBroken ? 'broken' : effectOf(missing, extra, types);
  return { isReadable: result !== unreadable, effect, missing, extra, types, fields };
}

/** The effect of differences in a response that can be read. A list or an object as a text is shown as nothing. */
function effectOf(missing: readonly string[], extra: readonly string[], types: readonly string[]): Effect {
  if (missing.length > 0 || types.some((type) => /: (?:list|object), not /.test(type))) return 'degraded';
  return extra.length + types.length > 0 ? 'harmless' : 'none';
}

/** Keys whose values the reader converted to another type. */
function typesRead(group: ObjectGroup, result: unknown): (readonly [string, string])[] {
  const records: readonly unknown[] = Array.isArray(result) ? result : [result];
  const objects = [...group.objects];
  if (records.length !== objects.length) return [];
  const found = new Map<string, string>();
  objects.forEach((object, index) => {
    for (const key of group.readKeys) {
      const [sent, understood] = [own(object, key), own(records[index], key)];
      if (sent === undefined || sent === null || sent === '' || understood === undefined) continue;
      const wanted = understood instanceof Sealed ? 'text' : nameOfType(understood);
      if (nameOfType(sent) !== wanted) found.set(key, `${nameOfType(sent)}, not ${wanted}`);
    }
  });
  return [...found];
}

/** A key is a name and not text from the data: other characters are replaced. */
function safeName(name: string): string {
  return name.replace(/[^\w.[\]-]/g, '?').slice(0, 80);
}
