/**
 * Watches a reader at work: which keys of an answer the product takes, and which there are. So the readers themselves are the
 * one source of what is expected.
 */

/** The objects at one place of an answer (`countries[]`), taken together. */
export interface Place {
  /** Keys that the product takes, whatever else there is. */
  readonly taken: Set<string>;
  /** Keys that it takes where they are. */
  readonly welcome: Set<string>;
  /** Keys that there are, with the types of their values. */
  readonly present: Map<string, Set<string>>;
  /** Objects seen here, and in how many of them each key is. */
  count: number;
  readonly counts: Map<string, number>;
  readonly objects: Set<object>;
}

interface Watched {
  readonly reply: unknown;
  readonly places: ReadonlyMap<string, Place>;
}

/** A type in a person's words. */
export const nameOfType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? 'yes/no' : typeof value;
};

function symbolIn(target: object, key: symbol): unknown {
  return Reflect.get(target, key);
}

/** The answer, to be handed to a reader in place of the original. */
export function watch(reply: unknown): Watched {
  const places = new Map<string, Place>();

  function placeOf(path: string, object: object): Place {
    const place = places.get(path) ?? {
      taken: new Set<string>(),
      welcome: new Set<string>(),
      present: new Map<string, Set<string>>(),
      count: 0,
      counts: new Map<string, number>(),
      objects: new Set<object>(),
    };
    places.set(path, place);
    if (!place.objects.has(object)) {
      place.objects.add(object);
      place.count += 1;
      for (const [key, value] of Object.entries(object)) {
        place.counts.set(key, (place.counts.get(key) ?? 0) + 1);
        const types = place.present.get(key) ?? new Set<string>();
        place.present.set(key, types.add(nameOfType(value)));
      }
    }
    return place;
  }

  function watched(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => watched(entry, `${path}[]`));
    if (typeof value !== 'object' || value === null) return value;
    const place = placeOf(path, value);
    // Code that lists the keys of an object reads it as a whole, so the reads that follow do not name documented keys.
    let listed = 0;
    let asked = '';
    return new Proxy(value, {
      ownKeys(target) {
        const keys = Reflect.ownKeys(target);
        listed = keys.length * 2;
        return keys;
      },
      getOwnPropertyDescriptor(target, key) {
        if (listed > 0) listed -= 1;
        else if (typeof key === 'string') {
          place.welcome.add(key);
          asked = Object.hasOwn(target, key) ? key : '';
        }
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      get(target, key) {
        if (typeof key !== 'string') return symbolIn(target, key);
        if (listed > 0) listed -= 1;
        else if (asked !== key) place.taken.add(key);
        asked = '';
        const inner: unknown = Reflect.get(target, key);
        return Object.hasOwn(target, key) ? watched(inner, path === '' ? key : `${path}.${key}`) : inner;
      },
    });
  }

  return { reply: watched(reply, ''), places };
}
