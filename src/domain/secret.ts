/**
 * A text that must not be seen by accident: a password, a key, a sheet with secure answers.
 * It prints, logs and serialises as dots; only `reveal` gives the text, at the moment it is sent or edited.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text itself. Never keep what this returns in Redux, storage, a URL or a log. */
  reveal(): string {
    return this.#text;
  }

  get isEmpty(): boolean {
    return this.#text === '';
  }

  toString(): string {
    return this.isEmpty ? '' : '••••';
  }

  toJSON(): string {
    return this.toString();
  }
}
