/**
 * A value that must not be seen by accident: a request with a card number, a password, a sheet of secure answers.
 * It prints, logs and serialises as dots; only `open` gives the value, at the moment it is sent or edited.
 * Never keep what it gives in Redux, storage, a URL or a log.
 */
export class Sealed<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  open(): T {
    return this.#value;
  }

  /** So that a library that copies the values of a form (lodash's `cloneDeep`) takes the seal as it is. */
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
  /** The text itself; the same care as with `open`. */
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

/** What a form holds of a secret (stored and sealed, or just typed), sealed for sending. */
export function sealed(value: Secret | string): Secret {
  return typeof value === 'string' ? new Secret(value) : value;
}
