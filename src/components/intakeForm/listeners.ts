/** Who wants to be told of a change; `add` fits `useSyncExternalStore`. */
export class Listeners {
  readonly #all = new Set<() => void>();

  readonly add = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  };

  tell(): void {
    for (const listener of [...this.#all]) listener();
  }
}
