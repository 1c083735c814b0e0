import { DateField } from './DateField';
import { FileField } from './FileField';
import { useFormState, useFormStore } from './formStore';
import { sameChoice } from './options';
import { PhoneField } from './PhoneField';
import { RadioField } from './RadioField';
import { SecretFormField } from './SecretFormField';
import { SelectField } from './SelectField';
import { CheckboxField, SwitchField } from './SwitchField';
import { TextAreaField } from './TextAreaField';
import { EmailField, NumberField, TextField } from './TextField';

function useValue(name: string): unknown {
  return useFormState(({ state }) => state.values[name]);
}

function useHolds(name: string, is: unknown): boolean {
  return useFormState(({ state }) => sameChoice(state.values[name], is));
}

function useSet(): (name: string, value: unknown) => void {
  const store = useFormStore();
  return (name, value) => store.follow(name, value);
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
  useValue,
  useHolds,
  useSet,
};

export type FormFields = typeof formFields;
