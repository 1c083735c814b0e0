import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { Secret } from '@/domain/text/secret';
import { DateField, type DateFieldProps } from './DateField';
import { FileField, type FileFieldProps } from './FileField';
import { useFormContext } from './formContext';
import { sameChoice } from './options';
import { PhoneField } from './PhoneField';
import { RadioField, type RadioFieldProps } from './RadioField';
import { SecretFormField, type SecretFormFieldProps } from './SecretFormField';
import { SelectField, type SelectFieldProps } from './SelectField';
import { CheckboxField, SwitchField, type SwitchFieldProps } from './SwitchField';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
import { EmailField, NumberField, TextField, type NumberFieldProps, type TextFieldProps } from './TextField';
import { sending, type FieldProps } from './useFormField';

type Key<Values> = keyof Values & string;

/** The keys whose values may be of type T. */
type KeyFor<Values, T> = { [K in Key<Values>]: Values[K] extends T ? K : never }[Key<Values>];

/** The keys whose values may be any text; a secret is not a text. */
type TextKey<Values> = {
  [K in KeyFor<Values, string | number | null | undefined>]: string extends Values[K] ? K : never;
}[KeyFor<Values, string | number | null | undefined>];

type Named<Props, Name> = (props: Omit<Props, 'name'> & { name: Name }) => ReactNode;

/** A boolean needs no values for on and off; any other type does. */
interface OnOff<Values> {
  (props: Omit<SwitchFieldProps, 'name' | 'on' | 'off'> & { name: KeyFor<Values, boolean> }): ReactNode;
  <K extends Exclude<Key<Values>, KeyFor<Values, boolean>>>(
    props: Omit<SwitchFieldProps, 'name' | 'on' | 'off'> & { name: K; on: Values[K]; off: Values[K] },
  ): ReactNode;
}

/** The fields of one kind of record; `name` is checked against its keys and what they hold. */
interface FieldsOf<Values> {
  Text: Named<TextFieldProps, TextKey<Values>>;
  Number: Named<NumberFieldProps, TextKey<Values>>;
  Email: Named<TextFieldProps, TextKey<Values>>;
  TextArea: Named<TextAreaFieldProps, TextKey<Values>>;
  Select: Named<SelectFieldProps, KeyFor<Values, string | number>>;
  Radio: Named<RadioFieldProps, KeyFor<Values, string | number>>;
  Checkbox: OnOff<Values>;
  Switch: OnOff<Values>;
  Date: Named<DateFieldProps, TextKey<Values>>;
  Phone: Named<FieldProps, TextKey<Values>>;
  Secret: Named<SecretFormFieldProps, KeyFor<Values, Secret | string>>;
  File: Named<FileFieldProps, KeyFor<Values, readonly File[]>>;
  /** Shows its children while the field `name` holds `is`. Fields inside are not checked while they are hidden. */
  When: <K extends Key<Values>>(props: { name: K; is: Values[K]; children: ReactNode }) => ReactNode;
  /** A value of the form, inside of it; renders again when it changes. */
  useValue: <K extends Key<Values>>(name: K) => Values[K];
  /** The values of the form, inside of it; a new object after each change. */
  useValues: () => Values;
  /** Sets another field's value, inside the form. */
  useSet: () => <K extends Key<Values>>(name: K, value: Values[K]) => void;
}

/**
 * The fields of a form, typed by its record:
 *
 *     const Field = fieldsOf<CountryForm>();
 *     <Field.Text name="country_code" label="Country Code" />
 */
export function fieldsOf<Values extends object>(): FieldsOf<Values> {
  return { ...fields, When, useValue, useValues, useSet };
}

const fields = {
  Text: TextField,
  Number: NumberField,
  Email: EmailField,
  TextArea: TextAreaField,
  Select: SelectField,
  Radio: RadioField,
  Checkbox: CheckboxField,
  Switch: SwitchField,
  Date: DateField,
  Phone: PhoneField,
  Secret: SecretFormField,
  File: FileField,
};

function When(props: { name: string; is: unknown; children: ReactNode }): ReactNode {
  return sameChoice(useValue(props.name), props.is) ? props.children : null;
}

// The form was opened with a record of the fields' type, and they are bound to its keys.
function useValues<Values>(): Values;
function useValues(): Record<string, unknown> {
  return useFormikContext<Record<string, unknown>>().values;
}

function useValue<Value>(name: string): Value;
function useValue(name: string): unknown {
  return useValues<Record<string, unknown>>()[name];
}

function useSet(): (name: string, value: unknown) => void {
  const { includeKey } = useFormContext();
  const formik = useFormikContext();
  return (name, value) => {
    if (formik.status === sending) return;
    includeKey(name);
    // Not validated here, where Formik would use outdated values: the change that caused this one is validated.
    void formik.setFieldValue(name, value, false);
  };
}
