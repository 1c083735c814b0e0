import { noteAbsent } from '@/domain/saving/absent';
import { noRows } from '@/domain/values/emptyList';
import { serverMessage } from '@/domain/saving/failure';
import { listOf } from '@/domain/values/listOf';
import { isObject, own } from '@/domain/values/objects';
import { id, text, valuesOf, type Scalar } from '@/domain/records/read';
import type { Id } from '@/domain/records/scalars';
import { sameId } from '@/domain/records/ids';

/**
 * The readers of responses: total functions that never throw. Only the keys of a record are copied, so that no unknown
 * data reaches the screens.
 */

/** The result of a reader for a responseBody that does not have the expected format. */
export const unreadable: unique symbol = Symbol('unreadable');

/** Reads a whole response: its parsed body (undefined if it has none) and its HTTP status. */
export type Reader<T> = (responseBody: unknown, status: number) => T | typeof unreadable;

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether a response holds nothing: no value, or only empty lists and objects. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every((part) => isNothing(part));
}

/**
 * Reads a record that a form edits: it remembers the keys that the response does not have, so that they are not sent
 * back blank.
 */
export function keepMissingKeys<T extends object>(readOne: Scalar<T>): Scalar<T> {
  return (source) => noteAbsent(readOne(source), valuesOf(source));
}

/**
 * A list under `key`. A response without rows is an empty list with the server's `message`, which the screen shows
 * (Q-240, `emptyListMessage`). If the key is missing, the first array of the response is the list.
 */
export function readList<T>(key: string, readOne: Scalar<T>): Reader<readonly T[]> {
  return (responseBody) => {
    const listed = listIn(responseBody, key);
    if (!listed) return unreadable;
    const rows = listed.filter(isObject).map((row) => readOne(row));
    // Only the list itself is frozen, because Redux would freeze every row of a long list otherwise.
    return Object.freeze(
      rows.length > 0 ? rows : noRows<T>(serverMessage(text(own(responseBody, 'message')))),
    );
  };
}

/**
 * no body, null and an absent key are an empty list. Undefined if the key, or the response, has another value.
 */
export function listIn(responseBody: unknown, key: string): readonly unknown[] | undefined {
  if (responseBody === undefined || responseBody === null) return [];
  const whole = listOf(responseBody);
  if (whole || !isObject(responseBody)) return whole;
  const named = own(responseBody, key);
  if (named !== undefined) return listOf(named) ?? (named === null || named === '' ? [] : undefined);
  const others: unknown[] = Object.values(responseBody);
  return others.find(isList) ?? others.map(listOf).find((list) => list && list.length > 0) ?? [];
}

/**
 * One record under `key`, or in an array there; else the only object of the response, or the response itself (Q-223,
 * A record with another id than `requestedId` is unreadable, and so is a guessed one without an id.
 */
export function readRecord<T extends object>(key: string, readOne: Scalar<T>, requestedId?: Id): Reader<T> {
  return (responseBody) => {
    const named = own(responseBody, key);
    const source = named === undefined ? guessedObject(responseBody) : firstObject(named, requestedId);
    if (!source) return unreadable;
    const foundId = id(own(source, 'id'));
    const anonymous = foundId === '' && (requestedId === undefined || named !== undefined);
    if (!anonymous && requestedId !== undefined && !sameId(foundId, requestedId)) return unreadable;
    // A record without an id is the requested one.
    return foundId === '' && requestedId !== undefined
      ? { ...readOne(source), id: requestedId }
      : readOne(source);
  };
}

function firstObject(value: unknown, requestedId?: Id): object | undefined {
  const listed = listOf(value);
  const candidate = listed
    ? (listed.find((entry) => sameId(id(own(entry, 'id')), requestedId)) ?? listed[0])
    : value;
  return isObject(candidate) ? candidate : undefined;
}

function guessedObject(responseBody: unknown): object | undefined {
  if (!isObject(responseBody)) return firstObject(responseBody);
  const objects: unknown[] = Object.values(responseBody).filter(isObject);
  return objects.length === 1
    ? firstObject(objects)
    : Object.hasOwn(responseBody, 'id')
      ? responseBody
      : undefined;
}

/** A record at the top level of the response; unreadable unless all of `keys` have a value. */
export function topLevel<T>(keys: readonly string[], readOne: Scalar<T>): Reader<T> {
  return (responseBody) =>
    isObject(responseBody) && keys.every((key) => text(own(responseBody, key)) !== '')
      ? readOne(responseBody)
      : unreadable;
}

/** For calls whose response the documents do not show: any success is enough. */
export function readNothing(): null {
  return null;
}
