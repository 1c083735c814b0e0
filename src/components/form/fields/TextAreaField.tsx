import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { FieldFrame } from '../FieldFrame';
import { textOf, useFormField, type FieldProps } from './useFormField';
import controlStyles from './control.module.css';

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  maxLength?: number;
  onChange?: (text: string) => void;
}

/** Several lines of text; the box grows with them. */
export function TextAreaField({
  rows = 3,
  maxLength,
  onChange,
  help,
  wide,
  ...props
}: TextAreaFieldProps): ReactNode {
  const { name, readOnly, disabled } = props;
  const field = useFormField(props);
  return (
    <FieldFrame {...field.frame} {...{ help, wide }}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...{ name, rows, maxLength, readOnly, disabled }}
          ref={field.control}
          className={classes(controlStyles.box, controlStyles.area)}
          autoComplete="off"
          value={textOf(field.value)}
          onChange={({ currentTarget }) => {
            field.set(currentTarget.value);
            onChange?.(currentTarget.value);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}
