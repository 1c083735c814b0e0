import {
  isSameValue,
  mergedFields,
  type Draft,
  type DraftField,
  type DraftStore,
  type DraftValue,
} from '@/domain/saving/draft';
import { canRestore, isNoLongerAsked } from './draftComparison';
import type { DraftSource } from './draftSource';

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
 * The draft of one open form: reads the earlier draft, writes what is typed, and removes that when the form is saved.
 * While the user has not decided about the earlier draft, its fields stay in the draft, and so do those of another tab.
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
  /** Whether the draft that was written last has something that was typed in this form. */
  #holdsOwn = false;
  /** The value of each field that this form wrote last, or that it removes because it does not fit. */
  readonly #own = new Map<string, DraftValue>();
  /** What another tab with this form had written when the draft was read last. */
  #others: Pick<Draft, 'fields' | 'omitted'> = { fields: [], omitted: [] };
  /** Ends when the writes that have begun are over. */
  #writing: Promise<unknown> = Promise.resolve();
  /** The fields of a restored draft that this form cannot take. */
  #notAsked: readonly DraftField[] = [];

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
    const leaving = (): void => this.#flush({ isLeaving: true });
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') leaving();
    };
    document.addEventListener('visibilitychange', hidden);
    // In Firefox and Safari a page ends before a write that begins in `pagehide`: this event comes earlier.
    window.addEventListener('beforeunload', leaving);
    window.addEventListener('pagehide', leaving);
    return () => {
      stop?.();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('beforeunload', leaving);
      window.removeEventListener('pagehide', leaving);
      leaving();
    };
  };

  /** Sets the latest source. When the draft has `isStarted`, a new source is written like a change that `subscribe` reports. */
  follow(source: DraftSource, isStarted: boolean): void {
    if (source === this.source) return;
    this.source = source;
    if (isStarted) this.#scheduleSave();
  }

  /** Resolves when the writes that have begun are over: whether the stored draft has what was typed in this form. */
  async isStored(): Promise<boolean> {
    await this.#writing;
    return this.#holdsOwn && !this.#isOver;
  }

  /** Sets a title that became known later; it is stored with the next write. */
  rename(title: string): void {
    this.form.title = title;
  }

  /** Resolves when the earlier draft was read: `getRestorable` returns it then. */
  async whenRead(): Promise<void> {
    await this.#store;
  }

  /**
   * The record was saved: removes from the draft what this form has typed or restored, and writes no more. What another tab
   * has typed stays, and so does an earlier draft about which the user has not decided, unless `isOfferSaved`.
   */
  saved({ isOfferSaved = false } = {}): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    const typed = new Set(this.source.draftFields().map(({ name }) => name));
    const offered = isOfferSaved ? undefined : this.#undecided();
    const stays = offered?.fields.filter(({ name }) => !typed.has(name) && !this.#own.has(name)) ?? [];
    void Promise.all([this.#store, this.#writing])
      .then(([store]) => store && this.#removeOwn(store, stays))
      .catch(() => undefined)
      // Another form with this URL may be open: it writes its draft again, so the removal has to be over.
      .finally(() => this.callbacks.onSaved?.());
  }

  /** The list was saved and stays open: the fields of the restored draft that it could not take are removed. */
  dropNotAsked(): void {
    this.#notAsked = [];
  }

  /**
   * A form with this URL was saved. If it is the URL of this form, the earlier draft is on the server and is not offered any
   * more. What was typed since is written again.
   */
  dropEarlierDraft(route: string): void {
    if (route !== this.form.route) return;
    this.#isSavedSince = true;
    if (this.#isOver || this.#restorable?.state !== 'offered') return;
    for (const { name, value } of this.#restorable.draft.fields) this.#own.set(name, value);
    this.#show(undefined);
    void this.#write();
  }

  restore(): void {
    if (!this.#restorable) return;
    const { fields } = this.#restorable.draft;
    this.#notAsked = fields.filter((field) => isNoLongerAsked(this.source, field));
    this.source.applyDraft(fields.filter((field) => canRestore(this.source, field)));
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
    const isUseful = (field: DraftField): boolean =>
      this.source.accepts(field) || isNoLongerAsked(this.source, field);
    const fields = draft.fields.filter(isUseful);
    for (const field of draft.fields) if (!isUseful(field)) this.#own.set(field.name, field.value);
    const isUnsaved = fields.some(
      (field) =>
        isNoLongerAsked(this.source, field) ||
        !isSameValue(field.value, this.source.stored(field.name) ?? null),
    );
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
  #flush({ isLeaving = false } = {}): void {
    clearTimeout(this.#timer);
    if (!this.#isOver && this.#isUnwritten) void this.#write({ isLeaving });
  }

  /** The earlier draft while the user has not decided about it. */
  #undecided(): Draft | undefined {
    return this.#restorable?.state === 'offered' ? this.#restorable.draft : undefined;
  }

  /** The fields of the stored draft that are neither this form's nor in the earlier draft: another tab wrote them. */
  #ofOthers(fields: readonly DraftField[]): readonly DraftField[] {
    const earlier = new Map(this.#restorable?.draft.fields.map(({ name, value }) => [name, value]));
    return fields.filter(
      ({ name, value }) =>
        ![this.#own, earlier].some((known) => known.has(name) && isSameValue(known.get(name), value)),
    );
  }

  async #readOthers(store: DraftStore): Promise<void> {
    const stored = await store.read(this.form.route);
    const fields = this.#ofOthers(stored?.fields ?? []);
    this.#others = { fields, omitted: fields.length > 0 ? (stored?.omitted ?? []) : [] };
  }

  /** Removes what this form has written, except for fields of an earlier draft that the form did not save. */
  async #removeOwn(store: DraftStore, stays: readonly DraftField[]): Promise<void> {
    const { route } = this.form;
    const stored = await store.read(route);
    const fields = mergedFields(stays, this.#ofOthers(stored?.fields ?? []));
    if (stored && fields.some(({ label }) => label !== '')) await store.write({ ...stored, fields });
    else await store.remove(route);
  }

  #write({ isLeaving = false } = {}): Promise<void> {
    if (isLeaving) this.#isUnwritten = false;
    const before = this.#writing;
    const written = this.#writeAfter(isLeaving ? undefined : before);
    this.#writing = Promise.allSettled([before, written]);
    return written;
  }

  /** Writes the draft after the writes before it, so that a read finds what this form has written last. */
  async #writeAfter(before: Promise<unknown> | undefined): Promise<void> {
    const store = await this.#store;
    await before;
    // A page that is left may not live until a read has ended.
    if (store && before) await this.#readOthers(store).catch(() => undefined);
    if (this.#isOver) return;
    this.#isUnwritten = false;
    const { route } = this.form;
    const changes = this.source.draftFields();
    const undecided = this.#undecided();
    if (changes.length === 0 && !this.#hasWritten && (!this.#restorable || undecided)) return;
    const earlier = undecided?.fields ?? (this.#restorable?.state === 'restored' ? this.#notAsked : []);
    const fields = mergedFields(mergedFields(earlier, this.#others.fields), changes);
    const allOmitted = [undecided?.omitted ?? [], this.#others.omitted, this.source.omitted()];
    const omitted = [...new Set(allOmitted.flat())];
    for (const { name, value } of changes) this.#own.set(name, value);
    // A value that this form has overwritten must not come back when the page is left.
    this.#others = {
      ...this.#others,
      fields: this.#others.fields.filter(({ name }) => !this.#own.has(name)),
    };
    this.#hasWritten = true;
    this.#holdsOwn = false;
    if (fields.length === 0) await store?.remove(route);
    else await store?.write({ ...this.form, savedAt: Date.now(), fields, omitted });
    this.#holdsOwn = store !== undefined && changes.length > 0;
    this.callbacks.onStored?.(store && fields.length > 0 ? Date.now() : undefined);
  }
}
