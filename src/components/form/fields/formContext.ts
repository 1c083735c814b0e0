import { createContext, useContext } from 'react';

/** What a form knows about a field in addition to Formik's value, error and touched. */
export interface FieldInfo {
  readonly label: string;
  /** A secret or a file, which no draft may store. */
  readonly isPrivate: boolean;
  /** The control that the error summary leads to; null while the field is not on screen. */
  readonly element: () => HTMLElement | null;
  /** A value of the field as text. */
  readonly text: (value: unknown) => string;
  /** Whether the user can change it: only then it is validated. */
  readonly isEditable: () => boolean;
  /** Whether the control itself is invalid, such as half a date: then the schema is not checked. */
  readonly isWrong: () => boolean;
  /** Before a save: checks the value on the server, or the chosen file. False when the field shows an error. */
  readonly check: () => Promise<boolean>;
  /** Reads the value from the control, where a program may fill it in without an event; else undefined. */
  readonly read: () => string | readonly string[] | undefined;
}

/** The fields that are or were on screen, by name. */
export type FormFields = ReadonlyMap<string, FieldInfo>;

interface FormContextValue {
  readonly fields: Map<string, FieldInfo>;
  /** Whether the form's schema requires a value while the form has its current values. */
  readonly isRequired: (name: string) => boolean;
  /** Sends this key from now on, even with a blank value, also if it was missing in the response. */
  readonly includeKey: (name: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a form around it');
  return form;
}

/** A value of a field as text, also of a field that was never on screen. */
export function textIn(fields: FormFields, name: string, value: unknown): string {
  const field = fields.get(name);
  return field ? field.text(value) : unknownFieldText(value);
}

function unknownFieldText(value: unknown): string {
  if (Array.isArray(value)) return value.map(unknownFieldText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? 'Yes' : '';
}
