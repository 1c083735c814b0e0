import type { ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame';
import { PhoneInput } from '../phone/PhoneInput';
import { fieldText, useFormField, type FieldProps } from './useFormField';

/** A phone number; see `PhoneInput`. */
export function PhoneField({ help, wide, ...props }: FieldProps): ReactNode {
  const { name, label, readOnly, disabled } = props;
  const field = useFormField(props);
  return (
    <FieldFrame {...field.frame} {...{ help, wide }}>
      {(controlProps, onNote) => (
        <PhoneInput
          {...{ controlProps, name, label, readOnly, disabled, onNote }}
          inputRef={field.control}
          value={fieldText(field.value)}
          onValue={field.set}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
