/** Who wants to be told of a change; `add` fits `useSyncExternalStore`. */
export class ListenerSet {
  // No set: a form has a thousand of these, most with one listener. Replaced, so that `tell` may change it on its way.
  #all: readonly (() => void)[] = [];

  readonly add = (listener: () => void): (() => void) => {
    this.#all = [...this.#all, listener];
    return () => {
      this.#all = this.#all.filter((other) => other !== listener);
    };
  };

  tell(): void {
    for (const listener of this.#all) listener();
  }
}
