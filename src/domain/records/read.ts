import { isObjectOrList } from '@/domain/values/objects';
import { Secret } from '@/domain/text/secret';
import { scalarText } from '@/domain/text/toText';
import type { Id } from './scalars';

/**
 * A record is declared by a reader for each key: a total function that never throws. Only these keys are copied, so
 * that no unknown data reaches the screens. The type of the record follows from them.
 */
export type Scalar<T> = (value: unknown) => T;

/** The type that a reader returns. */
export type RecordOf<Read extends Scalar<unknown>> = ReturnType<Read>;

const emptyObject: Readonly<Record<string, unknown>> = {};

/** An object of the server, to be read by known keys; an empty one if the value is not an object. */
export function valuesOf(source: unknown): Readonly<Record<string, unknown>> {
  return isObjectOrList(source) ? source : emptyObject;
}

export const text: Scalar<string> = scalarText;

/** A finite number, also from its text; anything else is 0. */
export function number(value: unknown): number {
  const result = typeof value === 'string' ? Number(value) : value;
  return typeof result === 'number' && Number.isFinite(result) ? result : 0;
}

/** An id, as a number or well-formed text: `encodeURIComponent` throws on an unpaired surrogate. */
export function id(value: unknown): Id {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return text(value).replace(/\p{Surrogate}/gu, '\ufffd');
}

export function secret(value: unknown): Secret {
  return new Secret(text(value));
}

/** A reader of one record from the readers of its keys. A value that is not an object results in a record of blanks. */
export function record<Shape extends Readonly<Record<string, Scalar<unknown>>>>(
  shape: Shape,
): Scalar<{ -readonly [Key in keyof Shape]: ReturnType<Shape[Key]> }>;
export function record(shape: Readonly<Record<string, Scalar<unknown>>>): Scalar<unknown> {
  const keys = Object.keys(shape);
  const blank = Object.fromEntries(keys.map((key) => [key, undefined]));
  return (source) => {
    const from = valuesOf(source);
    // Adding keys to an empty object takes twice as long, which matters in lists of many thousand rows.
    const result: Record<string, unknown> = { ...blank };
    // The keys are the code's own, never the server's text, so plain access cannot hit an inherited name.
    for (const key of keys) result[key] = shape[key]?.(from[key]);
    return result;
  };
}
