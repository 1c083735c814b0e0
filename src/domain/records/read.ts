import { isObjectOrList } from '@/domain/values/objects';
import { Secret } from '@/domain/text/secret';
import { scalarText } from '@/domain/text/textOf';
import type { Id } from './scalars';

/**
 * Records are declared by the readers of their keys: total functions that never throw, whatever the server sends. Only the
 * keys that a record lists are taken over, so that nothing unknown reaches the screens; its type follows from them.
 */
export type Scalar<T> = (value: unknown) => T;

/** The type of what a reader gives. */
export type RecordOf<Read extends Scalar<unknown>> = ReturnType<Read>;

const nothing: Readonly<Record<string, unknown>> = {};

/** The values of a server's object under the code's own keys; none if it is not an object. */
export function valuesOf(source: unknown): Readonly<Record<string, unknown>> {
  return isObjectOrList(source) ? source : nothing;
}

export const text: Scalar<string> = scalarText;

/** A finite number, also from its text; anything else is 0. */
export function number(value: unknown): number {
  const result = typeof value === 'string' ? Number(value) : value;
  return typeof result === 'number' && Number.isFinite(result) ? result : 0;
}

/** An id, as well-formed text: half a character would make `encodeURIComponent` throw where a link is made of it. */
export function id(value: unknown): Id {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return text(value).replace(/\p{Surrogate}/gu, '\ufffd');
}

export function secret(value: unknown): Secret {
  return new Secret(text(value));
}

/** A reader of one record, made of the readers of its keys. A value that is not an object gives a record of blanks. */
export function record<Shape extends Readonly<Record<string, Scalar<unknown>>>>(
  shape: Shape,
): Scalar<{ -readonly [Key in keyof Shape]: ReturnType<Shape[Key]> }>;
export function record(shape: Readonly<Record<string, Scalar<unknown>>>): Scalar<unknown> {
  const keys = Object.keys(shape);
  const blank = Object.fromEntries(keys.map((key) => [key, undefined]));
  return (source) => {
    const from = valuesOf(source);
    // To add keys to an empty object takes twice as long, which counts in lists of many thousand rows.
    const result: Record<string, unknown> = { ...blank };
    // The keys are the code's own, never the server's text, so plain access cannot meet an inherited name.
    for (const key of keys) result[key] = shape[key]?.(from[key]);
    return result;
  };
}
