import type { ObjectSchema } from 'yup';
import { yupSchemaOf } from '../schema';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { isDraftValue, isSameValue, type DraftField } from '@/domain/draft';
import type { Absent } from '@/domain/absent';
import type { Secret } from '@/domain/secret';

/** Values under the record's own keys. A stored secret is not among them: while untouched its key holds ''. */
export type FormValues = Readonly<Record<string, unknown>>;

/** What is wrong with each field, in words. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormState {
  readonly values: FormValues;
  readonly errors: FormErrors;
}

/** What a field on screen tells its form. */
export interface FieldEntry {
  readonly label: string;
  /** A secret or a file: no draft may keep it. */
  readonly isPrivate: boolean;
  readonly element: () => HTMLElement | null;
  /** How a value of the field reads. */
  readonly words: (value: unknown) => string;
  /** What is wrong with the value, in words; nothing when it can be sent. */
  readonly problem: (values: FormValues) => string | undefined;
  /** Waits for a check under way; gives the words of a refusal. */
  readonly settle: () => Promise<string | undefined>;
}

/** A problem in the order of the screen, with the way to it. */
export interface Problem {
  readonly name: string;
  readonly text: string;
  /** The control's id. */
  readonly id: string;
  readonly focus: () => void;
}

/** Who keeps the values; see `FormCore`. */
export interface FormKeeper {
  change: (name: string, value: unknown) => void;
  setError: (name: string, error: string | undefined) => void;
  /** Checks one field and shows what is wrong with it. */
  judge: (name: string, values: FormValues) => void;
  /** Checks all fields, shows and gives what is wrong. */
  judgeAll: () => FormErrors;
}

/**
 * What the fields of one form share. Each field subscribes to its own value and error, so that a keystroke renders one
 * field only; a form library's context would render them all.
 */
export class FormStore {
  readonly initial: FormValues;
  readonly secrets: ReadonlyMap<string, Secret>;
  #state: FormState;
  #keeper: FormKeeper | undefined;
  #held = false;
  #submits = 0;
  readonly #listeners = new Set<() => void>();
  readonly #fields = new Map<string, FieldEntry>();
  /** Of every field that was ever on screen: what was typed stays in the values when the field is hidden. */
  readonly #labels = new Map<string, string>();
  readonly #private = new Set<string>();
  readonly #absent: readonly Absent[];
  /** Keys that the answer left out and that were set since, even to a blank. */
  readonly #given = new Set<string>();

  constructor(
    initial: FormValues,
    secrets: ReadonlyMap<string, Secret>,
    /** The keys that the answer left out or had as null. */
    absent: readonly Absent[] = [],
    readonly schema: ObjectSchema<object> = yupSchemaOf(),
  ) {
    this.initial = initial;
    this.secrets = secrets;
    this.#absent = absent;
    this.#state = { values: initial, errors: {} };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  get state(): FormState {
    return this.#state;
  }

  /** The keeper's news: the new state, and how to ask for changes. */
  sync(state: FormState, keeper: FormKeeper): void {
    const { values, errors } = this.#state;
    this.#keeper = keeper;
    this.#state = state;
    // A change that was shown at once is no news when the keeper has it too: its field would render twice.
    if (!sameEntries(values, state.values) || !sameEntries(errors, state.errors)) this.#tell();
  }

  /** Whether anything differs from what the form started with. */
  get isDirty(): boolean {
    return !sameEntries(this.#state.values, this.initial);
  }

  /** How often a submit was tried; secrets hide on each. */
  get submits(): number {
    return this.#submits;
  }

  submitted(): void {
    this.#submits += 1;
    this.#tell();
  }

  /** While a save is under way nothing can be changed, so that what is on screen is what was sent. */
  hold(held: boolean): void {
    this.#held = held;
    this.#tell();
  }

  get held(): boolean {
    return this.#held;
  }

  /** The user's change. An error shown goes as soon as the value is right; none appears while typing. */
  set(name: string, value: unknown): void {
    if (this.#held) return;
    this.#change(name, value);
    if (this.#state.errors[name] !== undefined) this.judge(name);
  }

  /** Sets a value that follows from another one. A blank one is meant, and sent even where the answer left the key out. */
  follow(name: string, value: unknown): void {
    if (this.#held) return;
    if (this.#absent.some(({ key }) => key === name)) this.#given.add(name);
    this.set(name, value);
  }

  /** The keys that the answer left out or had as null, and that were given no value since. */
  get absent(): readonly Absent[] {
    return this.#absent.filter(({ key }) => !this.#given.has(key));
  }

  /** Whether the answer left the key out, so that nobody knows what the server has there. */
  isAbsent(name: string): boolean {
    return this.#absent.some(({ key, was }) => key === name && was === undefined);
  }

  /** The labels of the fields on screen that the answer left out, in words. */
  absentLabels(): string {
    return this.#absent
      .filter(({ was }) => was === undefined)
      .flatMap(({ key }) => (this.#fields.has(key) ? [this.#labels.get(key) ?? ''] : []))
      .join(', ');
  }

  /** Shown at once: a box that was set back to its old text until the keeper has rendered would lose its caret. */
  #change(name: string, value: unknown): void {
    this.#state = { ...this.#state, values: { ...this.#state.values, [name]: value } };
    this.#keeper?.change(name, value);
    this.#tell();
  }

  /** Leaving a field checks it, unless it stands as it came: nobody is told off for passing through. */
  leave(name: string): void {
    const { values, errors } = this.#state;
    if (values[name] !== this.initial[name] || errors[name] !== undefined) this.judge(name);
  }

  /** Checks a field and shows what is wrong with it. */
  judge(name: string): void {
    this.#keeper?.judge(name, this.#state.values);
  }

  /** Clears a value that the server refused and says why. */
  refuse(name: string, error: string): void {
    this.#change(name, '');
    this.#keeper?.setError(name, error);
  }

  /** Adds a field while it is on screen. What is not on screen is neither required nor checked. */
  enter(name: string, entry: FieldEntry): () => void {
    this.#fields.set(name, entry);
    this.#labels.set(name, entry.label);
    if (entry.isPrivate) this.#private.add(name);
    return () => {
      if (this.#fields.get(name) === entry) this.#fields.delete(name);
    };
  }

  #isPublic(name: string): boolean {
    return !this.#private.has(name) && !this.secrets.has(name);
  }

  #changed(): [name: string, value: unknown][] {
    return Object.entries(this.#state.values).filter(
      ([name, value]) => this.#given.has(name) || !isSameValue(value, valueAt(this.initial, name)),
    );
  }

  /** What the user changed, as far as a draft may keep it: no secrets, no files. */
  draftFields(): readonly DraftField[] {
    return this.#changed().flatMap(([name, value]) => {
      const was = valueAt(this.initial, name) ?? null;
      if (!this.#isPublic(name) || !isDraftValue(value) || !isDraftValue(was)) return [];
      return [{ name, label: this.#labels.get(name) ?? '', was, value }];
    });
  }

  /** The labels of what the user typed or chose and no draft may keep. */
  omitted(): readonly string[] {
    return this.#changed().flatMap(([name]) => (this.#isPublic(name) ? [] : (this.#labels.get(name) ?? [])));
  }

  /** Whether a draft's field is one of this form's, and holds what such a field can hold. */
  accepts({ name, value }: DraftField): boolean {
    if (!Object.hasOwn(this.initial, name) || !this.#isPublic(name)) return false;
    const known = valueAt(this.initial, name);
    if (Array.isArray(known) || Array.isArray(value)) return Array.isArray(known) && Array.isArray(value);
    return (typeof known === 'boolean') === (typeof value === 'boolean') || known == null || value === null;
  }

  /** Puts a draft's values into the fields. */
  applyDraft(fields: readonly DraftField[]): void {
    for (const field of fields) if (this.accepts(field)) this.follow(field.name, field.value);
  }

  /** How a field's value reads: the words of a choice, not its number. */
  text(name: string, value: unknown): string {
    const entry = this.#fields.get(name);
    return entry ? entry.words(value) : plainWords(value);
  }

  /** What the server has in a field: the record that the form was opened with. */
  stored(name: string): unknown {
    return valueAt(this.initial, name);
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** What the fields themselves find wrong with these values. */
  problemsOf(values: FormValues): FormErrors {
    return Object.fromEntries(
      [...this.#fields].flatMap(([name, entry]) => {
        const problem = entry.problem(values);
        return problem === undefined ? [] : [[name, problem]];
      }),
    );
  }

  judgeAll(): FormErrors {
    return this.#keeper?.judgeAll() ?? {};
  }

  /** Waits for every check under way; gives what was refused. */
  async settle(): Promise<FormErrors> {
    const answers = await Promise.all(
      [...this.#fields].map(async ([name, entry]) => [name, await entry.settle()] as const),
    );
    return Object.fromEntries(answers.flatMap(([name, refusal]) => (refusal ? [[name, refusal]] : [])));
  }

  /** What is wrong, from top to bottom of the screen. */
  problems(errors: FormErrors): readonly Problem[] {
    return [...this.#fields]
      .flatMap(([name, entry]) => {
        const text = errors[name];
        return text === undefined ? [] : [{ name, text, entry }];
      })
      .sort((a, b) => (comesFirst(a.entry.element(), b.entry.element()) ? -1 : 1))
      .map(({ name, text, entry }) => ({
        name,
        text,
        id: entry.element()?.id ?? '',
        focus: () => entry.element()?.focus(),
      }));
  }
}

function sameEntries(left: object, right: object): boolean {
  const [entries, others] = [Object.entries(left), new Map<string, unknown>(Object.entries(right))];
  return (
    entries.length === others.size && entries.every(([key, value]) => isSameValue(value, others.get(key)))
  );
}

function valueAt(values: FormValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function plainWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainWords).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? 'Yes' : '';
}

function comesFirst(a: HTMLElement | null, b: HTMLElement | null): boolean {
  return a !== null && b !== null && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

export const FormStoreContext = createContext<FormStore | null>(null);

/** The form that a field stands in. */
export function useFormStore(): FormStore {
  const store = useContext(FormStoreContext);
  if (!store) throw new Error('A field stands outside of a form');
  return store;
}

/** Something of the form's state; renders again only when it changes. */
export function useFormState<T>(select: (store: FormStore) => T): T {
  const store = useFormStore();
  return useSyncExternalStore(store.subscribe, () => select(store));
}
