import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Secret } from '@/domain/text/secret';
import { SecretField } from '../SecretField';
import { fieldText, useFormField, type FieldProps } from './useFormField';

export interface SecretFormFieldProps extends FieldProps {
  maxLength?: number;
}

/** A secret field of a form. The stored secret is never revealed; untouched, it is sent back unchanged. */
export function SecretFormField({ help, wide, maxLength, ...props }: SecretFormFieldProps): ReactNode {
  const { name, readOnly, disabled } = props;
  const field = useFormField(props, { isPrivate: true });
  const { submitCount } = useFormikContext();
  const { value, initialValue } = field;
  const stored = initialValue instanceof Secret ? initialValue : undefined;
  return (
    <SecretField
      {...field.frame}
      {...{ name, help, wide, readOnly, disabled, maxLength }}
      submits={submitCount}
      stored={stored?.isEmpty === false}
      value={fieldText(value)}
      // When the typed text is deleted again, the stored secret stays.
      onValue={(text) => field.set(text === '' && stored ? stored : text)}
      onBlur={field.onBlur}
      inputRef={field.control}
    />
  );
}
