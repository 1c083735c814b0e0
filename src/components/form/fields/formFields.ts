import { useFormikContext } from 'formik';
import { DateField } from './DateField';
import { FileField } from './FileField';
import { useFormRegistry } from './formRegistry';
import { sameChoice } from './options';
import { PhoneField } from './PhoneField';
import { RadioField } from './RadioField';
import { SecretFormField } from './SecretFormField';
import { SelectField } from './SelectField';
import { CheckboxField, SwitchField } from './SwitchField';
import { TextAreaField } from './TextAreaField';
import { EmailField, NumberField, TextField } from './TextField';

function useValues(): Record<string, unknown> {
  return useFormikContext<Record<string, unknown>>().values;
}

function useHolds(name: string, is: unknown): boolean {
  return sameChoice(useValues()[name], is);
}

function useSet(): (name: string, value: unknown) => void {
  const registry = useFormRegistry();
  return (name, value) => registry.follow(name, value);
}

/** Every kind of field that a form can hold, and how its values are read and set. */
export const formFields = {
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
  useValues,
  useHolds,
  useSet,
};

export type FormFields = typeof formFields;
