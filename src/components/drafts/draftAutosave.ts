import {
  isSameValue,
  mergedFields,
  type Draft,
  type DraftField,
  type DraftStore,
} from '@/domain/saving/draft';

/** A form as its draft sees it: no secrets come this way. */
export interface DraftSource {
  /** Calls back when something may have changed; a form without it has another source after each change. */
  subscribe?(listener: () => void): () => void;
  /** What the user changed. */
  draftFields(): readonly DraftField[];
  /** The labels of what was typed and may not be kept. */
  omitted(): readonly string[];
  /** Whether a field of a draft fits this form. */
  accepts(field: DraftField): boolean;
  applyDraft(fields: readonly DraftField[]): void;
  /** What the server has in a field, and how a value of it reads. */
  stored(name: string): unknown;
  text(name: string, value: unknown): string;
  /** Whether the form is of a new record, of which the server has nothing. */
  readonly isNew?: boolean;
}

export interface RestorableDraft {
  readonly draft: Draft;
  readonly state: 'offered' | 'restored' | 'discarded';
}

/** What a form is told of its draft. */
interface DraftNews {
  readonly onRestorable?: (restorable: RestorableDraft | undefined) => void;
  /** When what the form holds was kept last, in milliseconds since 1970; undefined while there is nothing to keep. */
  readonly onKept?: (keptAt: number | undefined) => void;
  readonly onSaved?: () => void;
}

/** How long typing pauses before it is written, in milliseconds. */
const debounceMs = 300;

/**
 * Keeps the draft of one open form: reads what was left earlier, writes what is typed, and forgets it once it is saved.
 * What was left earlier stays in the draft while the user types, until they decide.
 */
export class DraftAutosave {
  #restorable: RestorableDraft | undefined;
  #store: Promise<DraftStore | undefined> = Promise.resolve(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  /** Whether something was typed since the last write began. */
  #isUnwritten = false;
  /** Whether what was left earlier has been saved since, by the form that was left. */
  #isSavedSince = false;
  #hasWritten = false;

  constructor(
    private source: DraftSource,
    private readonly form: { readonly route: string; title: string },
    private readonly news: DraftNews = {},
  ) {}

  readonly getRestorable = (): RestorableDraft | undefined => this.#restorable;

  /** Begins to keep; the function that is given back ends it, and keeps what was typed last. */
  readonly start = (store: DraftStore): (() => void) => {
    // What was left earlier is read before anything is written over it. When that fails nothing is kept, and the form works.
    this.#store = this.#read(store).catch(() => undefined);
    const stop = this.source.subscribe?.(() => this.#scheduleSave());
    // The quickest have typed before anyone listened.
    this.#scheduleSave();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') this.#flush();
    };
    const leaving = (): void => this.#flush();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      this.#flush();
    };
  };

  /** What the form is by now. Once it `isKept`, a change of it is written like one that `subscribe` tells. */
  follow(source: DraftSource, isKept: boolean): void {
    if (source === this.source) return;
    this.source = source;
    if (isKept) this.#scheduleSave();
  }

  /** A name that came later than the form; it counts from the next write on. */
  rename(title: string): void {
    this.form.title = title;
  }

  /** Resolves once what was left earlier was read: `getRestorable` has it then. */
  async whenRead(): Promise<void> {
    await this.#store;
  }

  /** The record is on the server: there is nothing left to keep. */
  saved(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    void this.#store.then((store) => store?.remove(this.form.route));
    this.news.onSaved?.();
  }

  /**
   * A form with this URL was saved. If it is this one's, what was left earlier is on the server by now, and not offered any
   * more. What was typed since is kept again.
   */
  forgetEarlier(route: string): void {
    if (route !== this.form.route) return;
    this.#isSavedSince = true;
    if (this.#isOver || this.#restorable?.state !== 'offered') return;
    this.#show(undefined);
    void this.#write();
  }

  restore(): void {
    if (!this.#restorable) return;
    this.source.applyDraft(this.#restorable.draft.fields);
    this.#show({ ...this.#restorable, state: 'restored' });
  }

  discard(): void {
    if (!this.#restorable) return;
    this.#show({ ...this.#restorable, state: 'discarded' });
    void this.#write();
  }

  /** Takes a discarded draft back. */
  undoDiscard(): void {
    if (!this.#restorable) return;
    this.#show({ ...this.#restorable, state: 'offered' });
    void this.#write();
  }

  #show(restorable: RestorableDraft | undefined): void {
    this.#restorable = restorable;
    this.news.onRestorable?.(restorable);
  }

  async #read(store: DraftStore): Promise<DraftStore> {
    const draft = await store.read(this.form.route);
    if (!draft || this.#restorable || this.#isOver || this.#isSavedSince) return store;
    const fields = draft.fields.filter((field) => this.source.accepts(field));
    const isNews = fields.some(({ name, value }) => !isSameValue(value, this.source.stored(name) ?? null));
    // What the server has by now was saved after all.
    if (isNews) this.#show({ draft: { ...draft, fields }, state: 'offered' });
    else if (fields.length > 0) void store.remove(this.form.route);
    return store;
  }

  #scheduleSave(): void {
    if (this.#isOver) return;
    this.#isUnwritten = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), debounceMs);
  }

  /** Writes what was typed last now. A page that is left does not wait for the end of it. */
  #flush(): void {
    clearTimeout(this.#timer);
    if (!this.#isOver && this.#isUnwritten) void this.#write();
  }

  async #write(): Promise<void> {
    this.#isUnwritten = false;
    const store = await this.#store;
    if (this.#isOver) return;
    const { route } = this.form;
    const changes = this.source.draftFields();
    const undecided = this.#restorable?.state === 'offered' ? this.#restorable.draft : undefined;
    if (changes.length === 0 && !this.#hasWritten && (!this.#restorable || undecided)) return;
    const fields = mergedFields(undecided?.fields ?? [], changes);
    const omitted = [...new Set([...(undecided?.omitted ?? []), ...this.source.omitted()])];
    this.#hasWritten = true;
    if (fields.length === 0) await store?.remove(route);
    else await store?.write({ ...this.form, savedAt: Date.now(), fields, omitted });
    this.news.onKept?.(store && fields.length > 0 ? Date.now() : undefined);
  }
}
