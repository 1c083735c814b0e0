import type { Typed } from '@/domain/text/typed';

const maxSteps = 100;

/** The undo history of a masked box. A browser clears its own history as soon as a program writes into the box. */
export class UndoHistory {
  #past: Typed[] = [];
  #future: Typed[] = [];

  /** Adds a change by the user; `before` is the text and the caret before it. */
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
