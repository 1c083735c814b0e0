import type { Typed } from '@/domain/text/typed';

const maxSteps = 100;

/** What a masked box held before. A browser forgets its own steps as soon as a program writes into the box. */
export class UndoHistory {
  #past: Typed[] = [];
  #future: Typed[] = [];

  /** A change by the user; `before` is what the box held until then. */
  add(before: Typed): void {
    this.#past = [...this.#past.slice(1 - maxSteps), before];
    this.#future = [];
  }

  undo(now: Typed): Typed | undefined {
    const step = this.#past.pop();
    if (step) this.#future.push(now);
    return step;
  }

  redo(now: Typed): Typed | undefined {
    const step = this.#future.pop();
    if (step) this.#past.push(now);
    return step;
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
  }
}
