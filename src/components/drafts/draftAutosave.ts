import {
  isSameValue,
  mergedFields,
  type Draft,
  type DraftField,
  type DraftStore,
} from '@/domain/saving/draft';

/** What a draft needs from its form. It must not contain secrets. */
export interface DraftSource {
  /** Calls back when something may have changed. A form without it passes a new source after each change. */
  subscribe?(listener: () => void): () => void;
  /** The fields that the user changed. */
  draftFields(): readonly DraftField[];
  /** The labels of the changed fields that may not be stored. */
  omitted(): readonly string[];
  /** Whether a field of a draft fits this form. */
  accepts(field: DraftField): boolean;
  applyDraft(fields: readonly DraftField[]): void;
  /** The value of a field on the server. */
  stored(name: string): unknown;
  /** A value of a field as the form shows it. */
  text(name: string, value: unknown): string;
  /** Whether the form creates a record. */
  readonly isNew?: boolean;
}

export interface RestorableDraft {
  readonly draft: Draft;
  readonly state: 'offered' | 'restored' | 'discarded';
}

/** The callbacks of a draft to its form. */
interface DraftCallbacks {
  readonly onRestorable?: (restorable: RestorableDraft | undefined) => void;
  /** When the draft was stored last, in milliseconds since 1970; undefined while there is nothing to store. */
  readonly onStored?: (storedAt: number | undefined) => void;
  readonly onSaved?: () => void;
}

/** The pause in typing after which a draft is written, in milliseconds. */
const debounceMs = 300;

/**
 * The draft of one open form: reads the earlier draft, writes what is typed, and removes it when the form is saved. While
 * the user has not decided about the earlier draft, its fields stay in the draft.
 */
export class DraftAutosave {
  #restorable: RestorableDraft | undefined;
  #store: Promise<DraftStore | undefined> = Promise.resolve(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  /** Whether something was typed since the last write began. */
  #isUnwritten = false;
  /** Whether the earlier draft was saved meanwhile, by the form that wrote it. */
  #isSavedSince = false;
  #hasWritten = false;

  constructor(
    private source: DraftSource,
    private readonly form: { readonly route: string; title: string },
    private readonly callbacks: DraftCallbacks = {},
  ) {}

  readonly getRestorable = (): RestorableDraft | undefined => this.#restorable;

  /** Starts writing drafts. Returns the function that stops it, after it has written what was typed last. */
  readonly start = (store: DraftStore): (() => void) => {
    // The earlier draft is read before it is overwritten. When the read fails, no draft is written and the form works on.
    this.#store = this.#read(store).catch(() => undefined);
    const stop = this.source.subscribe?.(() => this.#scheduleSave());
    // The user may have typed before this subscription.
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

  /** Sets the latest source. When the draft has `isStarted`, a new source is written like a change that `subscribe` reports. */
  follow(source: DraftSource, isStarted: boolean): void {
    if (source === this.source) return;
    this.source = source;
    if (isStarted) this.#scheduleSave();
  }

  /** Sets a title that became known later; it is stored with the next write. */
  rename(title: string): void {
    this.form.title = title;
  }

  /** Resolves when the earlier draft was read: `getRestorable` returns it then. */
  async whenRead(): Promise<void> {
    await this.#store;
  }

  /** The record was saved: removes the draft and writes no more. */
  saved(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    void this.#store.then((store) => store?.remove(this.form.route));
    this.callbacks.onSaved?.();
  }

  /**
   * A form with this URL was saved. If it is the URL of this form, the earlier draft is on the server and is not offered any
   * more. What was typed since is written again.
   */
  dropEarlierDraft(route: string): void {
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

  /** Offers a discarded draft again. */
  undoDiscard(): void {
    if (!this.#restorable) return;
    this.#show({ ...this.#restorable, state: 'offered' });
    void this.#write();
  }

  #show(restorable: RestorableDraft | undefined): void {
    this.#restorable = restorable;
    this.callbacks.onRestorable?.(restorable);
  }

  async #read(store: DraftStore): Promise<DraftStore> {
    const draft = await store.read(this.form.route);
    if (!draft || this.#restorable || this.#isOver || this.#isSavedSince) return store;
    const fields = draft.fields.filter((field) => this.source.accepts(field));
    const isUnsaved = fields.some(({ name, value }) => !isSameValue(value, this.source.stored(name) ?? null));
    // A draft that equals the stored record was saved after all.
    if (isUnsaved) this.#show({ draft: { ...draft, fields }, state: 'offered' });
    else if (fields.length > 0) void store.remove(this.form.route);
    return store;
  }

  #scheduleSave(): void {
    if (this.#isOver) return;
    this.#isUnwritten = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), debounceMs);
  }

  /** Writes immediately what was typed last. A page that is closed does not wait for the result. */
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
    this.callbacks.onStored?.(store && fields.length > 0 ? Date.now() : undefined);
  }
}
