type AnyObject = Readonly<Record<string, unknown>>;

export function isObjectOrList(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is AnyObject {
  return isObjectOrList(value) && !Array.isArray(value);
}

/** An own value of an object or a list; inherited names such as `__proto__` count as absent. */
export function own(source: unknown, key: string): unknown {
  return isObjectOrList(source) && Object.hasOwn(source, key) ? source[key] : undefined;
}

/** The entries of an object or a list; empty for any other value. */
export function entriesOf(source: unknown): ReadonlyMap<string, unknown> {
  return new Map(isObjectOrList(source) ? Object.entries(source) : []);
}
