/**
 * Records which keys of a response a reader uses, and which keys the response has. So the product's own readers define
 * what is expected.
 */

/** All objects at one path of a response (`countries[]`). */
export interface ObjectGroup {
  /** Keys that the reader always reads. */
  readonly readKeys: Set<string>;
  /** Keys that the reader reads only if they exist. */
  readonly optionalKeys: Set<string>;
  /** Keys that the response has, with the types of their values. */
  readonly presentKeys: Map<string, Set<string>>;
  /** The number of objects, and in how many of them each key occurs. */
  count: number;
  readonly counts: Map<string, number>;
  readonly objects: Set<object>;
}

interface Tracked {
  readonly reply: unknown;
  readonly groups: ReadonlyMap<string, ObjectGroup>;
}

/** The name of a type in the report. */
export const nameOfType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? 'yes/no' : typeof value;
};

function symbolIn(target: object, key: symbol): unknown {
  return Reflect.get(target, key);
}

/** Wraps a response and records the keys that a reader reads. */
export function trackReads(reply: unknown): Tracked {
  const groups = new Map<string, ObjectGroup>();

  function groupAt(path: string, object: object): ObjectGroup {
    const group = groups.get(path) ?? {
      readKeys: new Set<string>(),
      optionalKeys: new Set<string>(),
      presentKeys: new Map<string, Set<string>>(),
      count: 0,
      counts: new Map<string, number>(),
      objects: new Set<object>(),
    };
    groups.set(path, group);
    if (!group.objects.has(object)) {
      group.objects.add(object);
      group.count += 1;
      for (const [key, value] of Object.entries(object)) {
        group.counts.set(key, (group.counts.get(key) ?? 0) + 1);
        const types = group.presentKeys.get(key) ?? new Set<string>();
        group.presentKeys.set(key, types.add(nameOfType(value)));
      }
    }
    return group;
  }

  function tracked(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => tracked(entry, `${path}[]`));
    if (typeof value !== 'object' || value === null) return value;
    const group = groupAt(path, value);
    // Code that lists the keys of an object reads it as a whole, so the reads that follow do not name documented keys.
    let listed = 0;
    let checkedKey = '';
    return new Proxy(value, {
      ownKeys(target) {
        const keys = Reflect.ownKeys(target);
        listed = keys.length * 2;
        return keys;
      },
      getOwnPropertyDescriptor(target, key) {
        if (listed > 0) listed -= 1;
        else if (typeof key === 'string') {
          group.optionalKeys.add(key);
          checkedKey = Object.hasOwn(target, key) ? key : '';
        }
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      get(target, key) {
        if (typeof key !== 'string') return symbolIn(target, key);
        if (listed > 0) listed -= 1;
        else if (checkedKey !== key) group.readKeys.add(key);
        checkedKey = '';
        const inner: unknown = Reflect.get(target, key);
        return Object.hasOwn(target, key) ? tracked(inner, path === '' ? key : `${path}.${key}`) : inner;
      },
    });
  }

  return { reply: tracked(reply, ''), groups };
}
