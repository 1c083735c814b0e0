import { noteAbsent } from '@/domain/saving/absent';
import { noRows } from '@/domain/values/emptyList';
import { serverMessage } from '@/domain/saving/failure';
import { listOf } from '@/domain/values/listOf';
import { isObject, own } from '@/domain/values/objects';
import { id, text, valuesOf, type Scalar } from '@/domain/records/read';
import type { Id } from '@/domain/records/scalars';
import { sameId } from '@/domain/records/ids';

/**
 * The one place where answers are read: total functions that never throw, whatever the server sends.
 * Only the keys that a record lists are taken over, so that nothing unknown reaches the screens.
 */

/** What a reader returns when the reply is not of the expected form. */
export const unreadable: unique symbol = Symbol('unreadable');

/** Reads a whole answer: its parsed body (undefined where there was none) and its HTTP status. */
export type Reader<T> = (reply: unknown, status: number) => T | typeof unreadable;

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Reads a record that a form edits: it notes the keys that the answer left out, so that they are not sent back blank. */
export function keepMissingKeys<T extends object>(readOne: Scalar<T>): Scalar<T> {
  return (source) => noteAbsent(readOne(source), valuesOf(source));
}

/**
 * A list under `key`. An answer without rows is an empty list that keeps the server's `message`, which the list shows
 * (Q-240, `emptyListMessage`). Where a server names the list otherwise, its only array is taken.
 */
export function many<T>(key: string, readOne: Scalar<T>): Reader<readonly T[]> {
  return (reply) => {
    const listed = listIn(reply, key);
    if (!listed) return unreadable;
    const rows = listed.filter(isObject).map((row) => readOne(row));
    // Frozen here, and only at the top: Redux would otherwise freeze every row of a long list, one by one.
    return Object.freeze(rows.length > 0 ? rows : noRows<T>(serverMessage(text(own(reply, 'message')))));
  };
}

/** no body, null and an absent key are an empty list. Undefined where the key, or the answer, holds something else. */
export function listIn(reply: unknown, key: string): readonly unknown[] | undefined {
  if (reply === undefined || reply === null) return [];
  const whole = listOf(reply);
  if (whole || !isObject(reply)) return whole;
  const named = own(reply, key);
  if (named !== undefined) return listOf(named) ?? (named === null || named === '' ? [] : undefined);
  const others: unknown[] = Object.values(reply);
  return others.find(isList) ?? others.map(listOf).find((list) => list && list.length > 0) ?? [];
}

/**
 * One record under `key`, or of an array there the one that was asked for, else the first, or the only object of the
 * answer, or the answer itself. A record with another id than the one asked for is refused, and so is a
 * guess without an id.
 */
export function one<T extends object>(key: string, readOne: Scalar<T>, asked?: Id): Reader<T> {
  return (reply) => {
    const named = own(reply, key);
    const source = named === undefined ? guessedObject(reply) : firstObject(named, asked);
    if (!source) return unreadable;
    const found = id(own(source, 'id'));
    const anonymous = found === '' && (asked === undefined || named !== undefined);
    if (!anonymous && asked !== undefined && !sameId(found, asked)) return unreadable;
    // A record that came without its id is the one that was asked for.
    return found === '' && asked !== undefined ? { ...readOne(source), id: asked } : readOne(source);
  };
}

function firstObject(value: unknown, asked?: Id): object | undefined {
  const listed = listOf(value);
  const candidate = listed
    ? (listed.find((entry) => sameId(id(own(entry, 'id')), asked)) ?? listed[0])
    : value;
  return isObject(candidate) ? candidate : undefined;
}

function guessedObject(reply: unknown): object | undefined {
  if (!isObject(reply)) return firstObject(reply);
  const objects: unknown[] = Object.values(reply).filter(isObject);
  return objects.length === 1 ? firstObject(objects) : Object.hasOwn(reply, 'id') ? reply : undefined;
}

/** A record at the top level of the answer, present only if all of `keys` are. */
export function topLevel<T>(keys: readonly string[], readOne: Scalar<T>): Reader<T> {
  return (reply) =>
    isObject(reply) && keys.every((key) => text(own(reply, key)) !== '') ? readOne(reply) : unreadable;
}

/** For calls whose answer the documents do not show: any success is enough. */
export function done(): null {
  return null;
}
