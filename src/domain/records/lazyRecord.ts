import { valuesOf, type Scalar } from './read';

type Shape = Readonly<Record<string, Scalar<unknown>>>;

/**
 * A reader like `record`, for rows of long lists: it keeps the server's object, and reads a key when the row is asked for it.
 * The keys are getters of a class, so a copy by `...` has none of them: take what is needed by name.
 */
export function lazyRecord<Keys extends Shape>(
  shape: Keys,
): Scalar<{ readonly [Key in keyof Keys]: ReturnType<Keys[Key]> }>;
export function lazyRecord(shape: Shape): Scalar<unknown> {
  class Row {
    // Private: neither a screen nor the store or a log sees what else the server sent.
    readonly #source: Readonly<Record<string, unknown>>;

    constructor(source: unknown) {
      this.#source = valuesOf(source);
    }

    static {
      for (const [key, read] of Object.entries(shape)) {
        Object.defineProperty(this.prototype, key, {
          // For `for … in`.
          enumerable: true,
          get(this: Row) {
            return read(this.#source[key]);
          },
        });
      }
    }
  }
  return (source) => new Row(source);
}
