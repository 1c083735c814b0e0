import { DateField } from './DateField';
import { FileField } from './FileField';
import { PhoneField } from './PhoneField';
import { RadioField } from './RadioField';
import { SecretFormField } from './SecretFormField';
import { SelectField } from './SelectField';
import { CheckboxField, SwitchField } from './SwitchField';
import { TextAreaField } from './TextAreaField';
import { EmailField, NumberField, TextField } from './TextField';

/** Every kind of field that a form can hold. */
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
};

export type FormFields = typeof formFields;
