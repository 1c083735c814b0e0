/** The listeners of a store; `subscribe` fits `useSyncExternalStore`. */
export class Listeners {
  // An array, because a form has a thousand of these, most with one listener. It is replaced and never mutated, so that
  // listeners may be added or removed while the others are called.
  #all: readonly (() => void)[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all = [...this.#all, listener];
    return () => {
      this.#all = this.#all.filter((other) => other !== listener);
    };
  };

  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

  notify(): void {
    for (const listener of this.#all) listener();
  }
}
