/**
 * A value that must not become visible by accident: a card number, a password, secure answers. It prints, logs and
 * serialises as dots. Call `open` only to send or edit the value, and never put it into Redux, storage, a URL or a log.
 */
export class Sealed<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  open(): T {
    return this.#value;
  }

  /** Makes lodash's `cloneDeep`, which copies the values of a form, leave the instance as it is. */
  get [Symbol.toStringTag](): string {
    return 'Sealed';
  }

  toString(): string {
    return '••••';
  }

  toJSON(): string {
    return this.toString();
  }
}

/** A sealed text. */
export class Secret extends Sealed<string> {
  /** The text itself; the rules of `open` apply. */
  reveal(): string {
    return this.open();
  }

  get isEmpty(): boolean {
    return this.open() === '';
  }

  override toString(): string {
    return this.isEmpty ? '' : '••••';
  }
}

/** The value of a secret field in a form, stored or just typed, sealed for sending. */
export function sealed(value: Secret | string): Secret {
  return typeof value === 'string' ? new Secret(value) : value;
}
