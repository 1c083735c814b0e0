import { createContext, use, type ReactNode } from 'react';
import type { Secret } from '@/domain/text/secret';
import type { DateFieldProps } from './DateField';
import type { FileFieldProps } from './FileField';
import type { FormFields } from './formFields';
import type { RadioFieldProps } from './RadioField';
import type { SecretFormFieldProps } from './SecretFormField';
import type { SelectFieldProps } from './SelectField';
import type { SwitchFieldProps } from './SwitchField';
import type { TextAreaFieldProps } from './TextAreaField';
import type { NumberFieldProps, TextFieldProps } from './TextField';
import type { FieldProps } from './useFormField';

/** Gives the code of the fields, which is loaded with the form, to the fields of a screen. */
export const FormFieldsContext = createContext<FormFields | null>(null);

type Key<Values> = keyof Values & string;

/** The keys whose values may be of type T. */
type KeyFor<Values, T> = { [K in Key<Values>]: Values[K] extends T ? K : never }[Key<Values>];

/** The keys that take any text; a secret is none. */
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
  /** The record as the form holds it, inside of the form; another object once something of it changed. */
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
  return { ...fields, When, useValue: useValueOf, useValues: useValuesOf, useSet };
}

/** A field whose code comes with the form around it, so that a screen's module is small until its form opens. */
function late<Props extends object>(find: (fields: FormFields) => (props: Props) => ReactNode) {
  return function LateField(props: Props): ReactNode {
    const Field = find(useFields());
    return <Field {...props} />;
  };
}

const fields = {
  Text: late(({ Text }) => Text),
  Number: late(({ Number }) => Number),
  Email: late(({ Email }) => Email),
  TextArea: late(({ TextArea }) => TextArea),
  Select: late(({ Select }) => Select),
  Radio: late(({ Radio }) => Radio),
  Checkbox: late(({ Checkbox }) => Checkbox),
  Switch: late(({ Switch }) => Switch),
  Date: late(({ Date }) => Date),
  Phone: late(({ Phone }) => Phone),
  Secret: late(({ Secret }) => Secret),
  File: late(({ File }) => File),
};

function When(props: { name: string; is: unknown; children: ReactNode }): ReactNode {
  return useFields().useHolds(props.name, props.is) ? props.children : null;
}

// The form was opened with a record of the fields' type, and they are bound to its keys.
function useValuesOf<Values>(): Values;
function useValuesOf(): Record<string, unknown> {
  return useFields().useValues();
}

function useValueOf<Value>(name: string): Value;
function useValueOf(name: string): unknown {
  return useValuesOf<Record<string, unknown>>()[name];
}

function useSet(): (name: string, value: unknown) => void {
  return useFields().useSet();
}

function useFields(): FormFields {
  const fields = use(FormFieldsContext);
  if (!fields) throw new Error('A field needs a form around it');
  return fields;
}
