import type { FormikContextType } from 'formik';
import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import type { ObjectSchema } from 'yup';
import type { DraftSource } from '@/components/drafts/draftAutosave';
import { absentOf, withAbsent } from '@/domain/saving/absent';
import { isDraftValue, isSameValue, type DraftField } from '@/domain/saving/draft';
import { Secret } from '@/domain/text/secret';
import { Listeners } from '@/domain/values/listeners';
import { errorAt, fits, hasContent, isRequiredBy, yupSchemaOf, type FormSchema } from '../schema';

/** Values under the record's own keys. A stored secret is not among them: while untouched its key holds ''. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The error text of each invalid field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** What Formik does not know of a field. */
interface FieldEntry {
  readonly label: string;
  /** A secret or a file: no draft may keep it. */
  readonly isPrivate: boolean;
  readonly element: () => HTMLElement | null;
  /** A value of the field as a draft shows it. */
  readonly text: (value: unknown) => string;
  /** Whether the user can change it: only then it is validated. */
  readonly isOpen: () => boolean;
  /** What is wrong with what the control holds, whatever the schema says: half a date, or what the server refused. */
  readonly problem: (value: unknown) => string | undefined;
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
 * The fields of one form: what Formik does not know of them (label, element, text of a value, stored secrets, keys that the
 * answer left out), and the changes that fields make. Values, errors and submits are Formik's; `connect` gives the registry
 * the state of the latest render.
 */
export class FormRegistry<Values extends object = object> implements DraftSource {
  #opened: Values;
  #initial: FormValues;
  #formik: Formik | undefined;
  #isLocked = false;
  readonly #listeners = new Listeners();
  /** Every field that was ever on screen: what was typed stays in the values when the field is hidden. */
  readonly #fields = new Map<string, FieldEntry>();
  readonly #onScreen = new Set<FieldEntry>();
  /** Keys that the answer left out and that were set since, even to a blank. */
  readonly #given = new Set<string>();
  #rules: FormSchema<Values> | undefined;
  #schema: ObjectSchema<object>;

  constructor(record: Values, schema?: FormSchema<Values>) {
    this.#opened = record;
    this.#initial = valuesOf(record);
    this.#rules = schema;
    this.#schema = this.#yupSchema();
  }

  #yupSchema(): ObjectSchema<object> {
    return yupSchemaOf(this.#rules, (name, value) => this.isStored(name, value));
  }

  get schema(): ObjectSchema<object> {
    return this.#schema;
  }

  /** Replaces the schema, which changes while the form is open when a developer edits it. */
  setSchema(schema: FormSchema<Values> | undefined): void {
    if (schema === this.#rules) return;
    this.#rules = schema;
    this.#schema = this.#yupSchema();
    this.#listeners.notify();
  }

  /** The record that the form was opened with, or that it has found to be stored since. */
  get opened(): Values {
    return this.#opened;
  }

  /** Its values. */
  get initial(): FormValues {
    return this.#initial;
  }

  /** Called after each render of the form. */
  connect(formik: Formik): void {
    const before = this.values;
    this.#formik = formik;
    if (before !== formik.values) this.#listeners.notify();
  }

  /** Calls back when a value or the schema has changed. */
  readonly subscribe = this.#listeners.subscribe;

  get values(): FormValues {
    return this.#formik?.values ?? this.initial;
  }

  /** Whether anything differs from what the form started with. */
  get isDirty(): boolean {
    return this.#formik?.dirty ?? false;
  }

  /** The record to send: a secret that was not typed again is sent back unchanged. */
  record(): Values;
  // The keys and values are those of the record, as its fields changed them.
  record(): object {
    const entries = Object.entries(this.values).map(([key, value]): [string, unknown] => [
      key,
      value === '' ? (secretOf(this.opened, key) ?? value) : value,
    ]);
    const absent = absentOf(this.opened).filter(({ key }) => !this.#given.has(key));
    return withAbsent(Object.fromEntries(entries), absent);
  }

  /** From now on `opened` is known to be stored, and the form holds `held`, which is validated and sent next. */
  rebase(opened: Values, held: Values): void {
    this.#opened = opened;
    this.#initial = valuesOf(opened);
    flushSync(() => void this.#formik?.setValues(valuesOf(held), false));
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
    if (absentOf(this.opened).some(({ key }) => key === name)) this.#given.add(name);
    this.set(name, value);
  }

  /** Leaving a field validates it, unless it was only passed through: then its value is the first one. */
  onBlur(name: string, value: unknown = this.values[name]): void {
    if (!isSameValue(value, this.initial[name]) || this.#formik?.errors[name] !== undefined)
      this.validateField(name, value);
  }

  /** Shows what is wrong with a field, or that nothing is any more. */
  validateField(name: string, value: unknown = this.values[name]): void {
    this.showError(name, this.#errorAt(name, { ...this.values, [name]: value }));
  }

  /** Clears a value that the server refused and says why. */
  refuse(name: string, error: string): void {
    void this.#formik?.setFieldValue(name, '', false);
    this.showError(name, error);
  }

  /** Says what is wrong with a value, which stays. */
  showError(name: string, error: string | undefined): void {
    this.#formik?.setFieldError(name, error);
  }

  /** Adds a field while it is on screen. What is not on screen is neither required nor validated. */
  register(name: string, entry: FieldEntry): () => void {
    this.#fields.set(name, entry);
    this.#onScreen.add(entry);
    return () => {
      this.#onScreen.delete(entry);
    };
  }

  #shown(): [name: string, entry: FieldEntry][] {
    return [...this.#fields].filter(([, entry]) => this.#onScreen.has(entry));
  }

  /** Whether the schema requires a field while the form holds these values; one that the answer left out may stay out. */
  isRequired(name: string, values: FormValues): boolean {
    return !this.#isAbsent(name) && isRequiredBy(this.#schema, name, values);
  }

  /** Whether a value is what the server has: that goes back as it is, right or wrong. */
  isStored(name: string, value: unknown): boolean {
    if (!isSameValue(value, this.initial[name])) return false;
    // Blank is stored where a secret is, or where the answer left the key out.
    return hasContent(value) || this.hasStoredSecret(name) || this.#isAbsent(name);
  }

  hasStoredSecret(name: string): boolean {
    return secretOf(this.opened, name)?.isEmpty === false;
  }

  isSecret(name: string): boolean {
    return secretOf(this.opened, name) !== undefined;
  }

  /** Whether the answer left the key out, so that the value on the server is not known. */
  #isAbsent(name: string): boolean {
    return absentOf(this.opened).some(({ key, was }) => key === name && was === undefined);
  }

  /** The labels of the fields on screen that the answer left out, joined by commas. */
  absentLabels(): string {
    return absentOf(this.opened)
      .flatMap(({ key, was }) => {
        const entry = this.#fields.get(key);
        return was === undefined && entry && this.#onScreen.has(entry) ? [entry.label] : [];
      })
      .join(', ');
  }

  #errorAt(name: string, values: FormValues): string | undefined {
    const entry = this.#fields.get(name);
    if (!entry?.isOpen()) return undefined;
    return entry.problem(values[name]) ?? errorAt(this.#schema, name, values);
  }

  /** Formik's `validate`: what is wrong with the fields on screen, by the schema of the form. */
  readonly validate = (values: FormValues): Record<string, string> =>
    Object.fromEntries(
      this.#shown().flatMap(([name]) => {
        const error = this.#errorAt(name, values);
        return error === undefined ? [] : [[name, error]];
      }),
    );

  /** Waits for every check that takes time; gives what was refused. */
  async lateErrors(): Promise<FormErrors> {
    const answers = await Promise.all(
      this.#shown().map(async ([name, entry]) => [name, await entry.lateError()] as const),
    );
    return Object.fromEntries(answers.flatMap(([name, error]) => (error ? [[name, error]] : [])));
  }

  /** What is wrong, from top to bottom of the screen. */
  problems(errors: FormErrors): readonly Problem[] {
    return this.#shown()
      .map(([name, entry]) => ({ name, element: entry.element(), text: errors[name] ?? '' }))
      .filter(({ text }) => text !== '')
      .sort((a, b) => (comesFirst(a.element, b.element) ? -1 : 1))
      .map(({ name, element, text }) => ({
        name,
        text,
        id: element?.id ?? '',
        focus: () => this.#fields.get(name)?.element()?.focus(),
      }));
  }

  #isPublic(name: string): boolean {
    return this.#fields.get(name)?.isPrivate !== true && !this.isSecret(name);
  }

  #changed(): [name: string, value: unknown][] {
    return Object.entries(this.values).filter(
      ([name, value]) => this.#given.has(name) || !isSameValue(value, this.stored(name)),
    );
  }

  /** What the user changed, as far as a draft may keep it: no secrets, no files. */
  draftFields(): readonly DraftField[] {
    return this.#changed().flatMap(([name, value]) => {
      const was = this.stored(name) ?? null;
      if (!this.#isPublic(name) || !isDraftValue(value) || !isDraftValue(was)) return [];
      return [{ name, label: this.label(name) ?? '', was, value }];
    });
  }

  /** The labels of what the user typed or chose and no draft may keep. */
  omitted(): readonly string[] {
    return this.#changed().flatMap(([name]) => (this.#isPublic(name) ? [] : (this.label(name) ?? [])));
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
    return this.#fields.get(name)?.label;
  }

  /** What the server has in a field. */
  stored(name: string): unknown {
    return Object.hasOwn(this.initial, name) ? this.initial[name] : undefined;
  }
}

/** A record as values of a form. Its secrets never enter them, where they could be copied, compared or shown. */
function valuesOf(record: object): FormValues {
  return Object.fromEntries(
    Object.entries(withAbsent(record, [])).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Secret ? '' : value,
    ]),
  );
}

function secretOf(record: object, key: string): Secret | undefined {
  const value: unknown = Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined;
  return value instanceof Secret ? value : undefined;
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
