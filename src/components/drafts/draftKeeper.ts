import { isSameValue, mergedFields, type Draft, type DraftField } from '@/domain/draft';
import type { DraftShelf } from './draftsContext';

/** A form as its draft sees it: no secrets come this way. */
export interface DraftSource {
  /** Calls back when something may have changed. */
  subscribe(listener: () => void): () => void;
  /** What the user changed. */
  draftFields(): readonly DraftField[];
  /** The labels of what was typed and may not be kept. */
  leftOut(): readonly string[];
  /** Whether a field of a draft fits this form. */
  takes(field: DraftField): boolean;
  takeDraft(fields: readonly DraftField[]): void;
  /** What the server has in a field, and how a value of it reads. */
  stored(name: string): unknown;
  words(name: string, value: unknown): string;
}

export interface Offer {
  readonly draft: Draft;
  readonly state: 'offered' | 'restored' | 'discarded';
}

/** How long typing rests before it is kept, in milliseconds. */
const restMs = 400;

/**
 * Keeps the draft of one open form: reads what was left earlier, writes what is typed, and forgets it once it is saved.
 * What was left earlier stays in the draft while the user types, until they decide.
 */
export class DraftKeeper {
  readonly #listeners = new Set<() => void>();
  #offer: Offer | undefined;
  #shelf: Promise<DraftShelf | undefined> = Promise.resolve(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #hasWritten = false;

  constructor(
    private readonly source: DraftSource,
    private readonly form: { readonly route: string; readonly title: string },
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getOffer = (): Offer | undefined => this.#offer;

  /** Begins to keep; the function that is given back ends it, and keeps what was typed last. */
  readonly start = (load: () => Promise<DraftShelf>): (() => void) => {
    // What was left earlier is read before anything is written over it. Without its code nothing is kept, and the form
    // works as ever.
    this.#shelf = load()
      .then((shelf) => this.#read(shelf))
      .catch(() => undefined);
    const stop = this.source.subscribe(() => this.#rest());
    // The quickest have typed before anyone listened.
    this.#rest();
    const flush = (): void => {
      if (document.visibilityState === 'hidden') this.#flush();
    };
    const flushNow = (): void => this.#flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flushNow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flushNow);
      this.#flush();
    };
  };

  /** The record is on the server: there is nothing left to keep. */
  saved(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#shelf.then((shelf) => shelf?.remove(this.form.route));
  }

  restore(): void {
    if (!this.#offer) return;
    this.source.takeDraft(this.#offer.draft.fields);
    this.#show({ ...this.#offer, state: 'restored' });
  }

  discard(): void {
    if (!this.#offer) return;
    this.#show({ ...this.#offer, state: 'discarded' });
    void this.#write();
  }

  /** Takes a discarded draft back. */
  undoDiscard(): void {
    if (!this.#offer) return;
    this.#show({ ...this.#offer, state: 'offered' });
    void this.#write();
  }

  #show(offer: Offer): void {
    this.#offer = offer;
    for (const listener of [...this.#listeners]) listener();
  }

  async #read(shelf: DraftShelf): Promise<DraftShelf> {
    const draft = await shelf.read(this.form.route);
    if (!draft || this.#offer || this.#isOver) return shelf;
    const fields = draft.fields.filter((field) => this.source.takes(field));
    const isNews = fields.some(({ name, value }) => !isSameValue(value, this.source.stored(name) ?? null));
    // What the server has by now was saved after all.
    if (isNews) this.#show({ draft: { ...draft, fields }, state: 'offered' });
    else if (fields.length > 0) void shelf.remove(this.form.route);
    return shelf;
  }

  #rest(): void {
    if (this.#isOver || this.#timer !== undefined) clearTimeout(this.#timer);
    if (!this.#isOver) this.#timer = setTimeout(() => this.#flush(), restMs);
  }

  #flush(): void {
    if (this.#timer === undefined || this.#isOver) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#write();
  }

  async #write(): Promise<void> {
    const shelf = await this.#shelf;
    const typed = this.source.draftFields();
    const undecided = this.#offer?.state === 'offered' ? this.#offer.draft : undefined;
    if (typed.length === 0 && !this.#hasWritten && (!this.#offer || undecided)) return;
    const fields = mergedFields(undecided?.fields ?? [], typed);
    const leftOut = [...new Set([...(undecided?.leftOut ?? []), ...this.source.leftOut()])];
    this.#hasWritten = true;
    if (fields.length === 0) await shelf?.remove(this.form.route);
    else await shelf?.write({ ...this.form, savedAt: Date.now(), fields, leftOut });
  }
}
