import type { ReactNode } from 'react';
import { SecretField } from '../SecretField';
import { useFormikContext } from 'formik';
import { textOf, useFormField, type FieldProps } from './useFormField';

export interface SecretFormFieldProps extends FieldProps {
  maxLength?: number;
}

/** A secret of a form: an untouched stored one is sent back unchanged. */
export function SecretFormField({ help, wide, maxLength, ...props }: SecretFormFieldProps): ReactNode {
  const { name, readOnly, disabled } = props;
  const field = useFormField(props, { isPrivate: true });
  const { submitCount } = useFormikContext();
  return (
    <SecretField
      {...field.frame}
      {...{ name, help, wide, readOnly, disabled, maxLength }}
      submits={submitCount}
      stored={field.registry.hasStoredSecret(name)}
      value={textOf(field.value)}
      onValue={field.set}
      onBlur={field.onBlur}
      inputRef={field.control}
    />
  );
}
