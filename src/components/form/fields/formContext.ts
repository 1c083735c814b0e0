import { createContext, useContext } from 'react';

/** What a form has to know of a field beside its value, error and touched, which are Formik's. */
export interface FieldInfo {
  readonly label: string;
  /** A secret or a file: no draft may keep it. */
  readonly isPrivate: boolean;
  /** The control that the error summary leads to; null while the field is not on screen. */
  readonly element: () => HTMLElement | null;
  /** A value of the field as a person reads it. */
  readonly text: (value: unknown) => string;
  /** Whether the user can change it: only then its rules are checked. */
  readonly isOpen: () => boolean;
  /** Whether the control itself is wrong, such as half a date: then no rule of the schema is checked. */
  readonly isWrong: () => boolean;
  /** Before a save: asks the server about the value, or reads the chosen file again. False: it shows an error. */
  readonly check: () => Promise<boolean>;
  /** The value by what the control shows, where a program may fill it in without an event; else undefined. */
  readonly read: () => string | readonly string[] | undefined;
}

/** The fields that are or were on screen, by name: a hidden field keeps its value. */
export type FormFields = ReadonlyMap<string, FieldInfo>;

interface FormContextValue {
  readonly fields: Map<string, FieldInfo>;
  /** Whether the form's schema requires a value, as the other values are now. */
  readonly isRequired: (name: string) => boolean;
  /** From now on even a blank is sent under this key, also where the server's answer left the key out. */
  readonly give: (name: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a form around it');
  return form;
}

/** A value of a field as a person reads it; of one that was never on screen, as plain text. */
export function textIn(fields: FormFields, name: string, value: unknown): string {
  const field = fields.get(name);
  return field ? field.text(value) : plainText(value);
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? 'Yes' : '';
}
