import type { FormikContextType } from 'formik';
import { createContext, useContext } from 'react';
import type { ObjectSchema } from 'yup';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import type { Absent } from '@/domain/saving/absent';
import { isDraftValue, isSameValue, type DraftField } from '@/domain/saving/draft';
import type { Secret } from '@/domain/text/secret';
import { Listeners } from '@/domain/values/listeners';
import { fits } from '../schema';
import type { FormValues, RecordParts } from './secretFields';

/** The error text of each invalid field. */
export type FormErrors = Readonly<Record<string, string>>;

/** What Formik does not know of a field on screen. */
interface FieldEntry {
  readonly label: string;
  /** A secret or a file: no draft may keep it. */
  readonly isPrivate: boolean;
  readonly element: () => HTMLElement | null;
  /** A value of the field as a draft shows it. */
  readonly text: (value: unknown) => string;
  /** What is wrong with the field while the form holds these values. */
  readonly validate: (values: FormValues) => string | undefined;
  /** Waits for a check of the value that takes time, such as the server's; gives the message of a refusal. */
  readonly lateError: () => Promise<string | undefined>;
}

/** A problem in the order of the screen, with the way to it. */
export interface Problem {
  readonly name: string;
  readonly text: string;
  /** The control's id. */
  readonly id: string;
  readonly focus: () => void;
}

type Formik = FormikContextType<FormValues>;

/**
 * The fields of one form: what Formik does not know of them (label, element, text of a value), and the changes that
 * fields make. Values, errors and submits are Formik's; `connect` gives the registry the state of the latest render.
 */
export class FormRegistry implements DraftSource {
  #initial: FormValues;
  #secrets: ReadonlyMap<string, Secret>;
  #formik: Formik | undefined;
  #isLocked = false;
  readonly #listeners = new Listeners();
  readonly #fields = new Map<string, FieldEntry>();
  /** Of every field that was ever on screen: what was typed stays in the values when the field is hidden. */
  readonly #labels = new Map<string, string>();
  readonly #private = new Set<string>();
  #absent: readonly Absent[];
  /** Keys that the answer left out and that were set since, even to a blank. */
  readonly #given = new Set<string>();

  constructor(
    { values, secrets, absent }: RecordParts,
    readonly schema: ObjectSchema<object>,
  ) {
    this.#initial = values;
    this.#secrets = secrets;
    this.#absent = absent;
  }

  /** What the form started with, or what it has found to be stored since. */
  get initial(): FormValues {
    return this.#initial;
  }

  get secrets(): ReadonlyMap<string, Secret> {
    return this.#secrets;
  }

  /** Called after each render of the form. */
  connect(formik: Formik): void {
    const before = this.values;
    this.#formik = formik;
    if (before !== formik.values) this.#listeners.notify();
  }

  /** Calls back when a value has changed. */
  readonly subscribe = this.#listeners.subscribe;

  get values(): FormValues {
    return this.#formik?.values ?? this.initial;
  }

  /** Whether anything differs from what the form started with. */
  get isDirty(): boolean {
    return this.#formik?.dirty ?? false;
  }

  /** From now on the record is known as it is stored now, and the form holds these values. */
  rebase({ values, secrets, absent }: RecordParts, held: FormValues): void {
    this.#initial = values;
    this.#secrets = secrets;
    this.#absent = absent;
    void this.#formik?.setValues(held, false);
  }

  /** While a save is pending nothing can be changed, so that what is on screen is what was sent. */
  lock(isLocked: boolean): void {
    this.#isLocked = isLocked;
  }

  /** The user's change. An error shown goes as soon as the value is right; none appears while typing. */
  set(name: string, value: unknown): void {
    if (this.#isLocked || !this.#formik) return;
    void this.#formik.setFieldValue(name, value, false);
    if (this.#formik.errors[name] !== undefined) this.validateField(name, value);
  }

  /** Sets a value that follows from another one. A blank one is meant, and sent even where the answer left the key out. */
  follow(name: string, value: unknown): void {
    if (this.#isLocked) return;
    if (this.#absent.some(({ key }) => key === name)) this.#given.add(name);
    this.set(name, value);
  }

  /** The keys that the answer left out or had as null, and that were given no value since. */
  get absent(): readonly Absent[] {
    return this.#absent.filter(({ key }) => !this.#given.has(key));
  }

  /** Whether the answer left the key out, so that the value on the server is not known. */
  isAbsent(name: string): boolean {
    return this.#absent.some(({ key, was }) => key === name && was === undefined);
  }

  /** The labels of the fields on screen that the answer left out, joined by commas. */
  absentLabels(): string {
    return this.#absent
      .filter(({ was }) => was === undefined)
      .flatMap(({ key }) => (this.#fields.has(key) ? [this.#labels.get(key) ?? ''] : []))
      .join(', ');
  }

  /** Leaving a field validates it, unless it was only passed through: then its value is the first one. */
  onBlur(name: string, value: unknown = this.values[name]): void {
    if (!isSameValue(value, this.initial[name]) || this.#formik?.errors[name] !== undefined)
      this.validateField(name, value);
  }

  /** Shows what is wrong with a field, or that nothing is any more. */
  validateField(name: string, value: unknown = this.values[name]): void {
    const error = this.#fields.get(name)?.validate({ ...this.values, [name]: value });
    this.#formik?.setFieldError(name, error);
  }

  /** Clears a value that the server refused and says why. */
  refuse(name: string, error: string): void {
    void this.#formik?.setFieldValue(name, '', false);
    this.#formik?.setFieldError(name, error);
  }

  /** Adds a field while it is on screen. What is not on screen is neither required nor validated. */
  register(name: string, entry: FieldEntry): () => void {
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
    return Object.entries(this.values).filter(
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
    return Object.hasOwn(this.initial, name) && this.#isPublic(name) && fits(this.initial[name], value);
  }

  /** Puts a draft's values into the fields. */
  applyDraft(fields: readonly DraftField[]): void {
    for (const field of fields) if (this.accepts(field)) this.follow(field.name, field.value);
  }

  /** A field's value as a draft shows it: the label of a choice, not its number. */
  text(name: string, value: unknown): string {
    const entry = this.#fields.get(name);
    return entry ? entry.text(value) : plainText(value);
  }

  /** The label of a field that is or was on screen. */
  label(name: string): string | undefined {
    return this.#labels.get(name);
  }

  /** What the server has in a field: the record that the form was opened with. */
  stored(name: string): unknown {
    return valueAt(this.initial, name);
  }

  /** Formik's `validate`: what is wrong with the fields on screen. */
  readonly validate = (values: FormValues): Record<string, string> =>
    Object.fromEntries(
      [...this.#fields].flatMap(([name, field]) => {
        const error = field.validate(values);
        return error === undefined ? [] : [[name, error]];
      }),
    );

  /** Says what is wrong with a value, which stays. */
  showError(name: string, error: string): void {
    this.#formik?.setFieldError(name, error);
  }

  /** Waits for every check that takes time; gives what was refused. */
  async lateErrors(): Promise<FormErrors> {
    const answers = await Promise.all(
      [...this.#fields].map(async ([name, field]) => [name, await field.lateError()] as const),
    );
    return Object.fromEntries(answers.flatMap(([name, error]) => (error ? [[name, error]] : [])));
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

function valueAt(values: FormValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? 'Yes' : '';
}

function comesFirst(a: HTMLElement | null, b: HTMLElement | null): boolean {
  return a !== null && b !== null && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

export const FormRegistryContext = createContext<FormRegistry | null>(null);

/** The registry of the form around a field. */
export function useFormRegistry(): FormRegistry {
  const registry = useContext(FormRegistryContext);
  if (!registry) throw new Error('A field needs a form around it');
  return registry;
}
