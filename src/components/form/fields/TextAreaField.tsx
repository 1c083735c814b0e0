import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { FieldFrame } from '../FieldFrame';
import { useMask, type MaskedHandlers, type Masking } from '../mask/useMask';
import { useStoredLines } from '../mask/useStoredLines';
import { fieldText, useFormField, type FieldProps } from './useFormField';
import controlStyles from '../control.module.css';

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
  const value = fieldText(field.value);
  return (
    <FieldFrame {...field.frame} {...{ help, wide }}>
      {(controlProps, onNote) => (
        <LimitedTextArea
          {...controlProps}
          {...{ name, rows, maxLength, readOnly, disabled, value, onNote }}
          ref={field.control}
          className={classes(controlStyles.box, controlStyles.area)}
          autoComplete="off"
          dir="auto"
          onValue={(text) => {
            field.set(text);
            onChange?.(text);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

type LimitedTextAreaProps = Pick<Masking, 'onValue' | 'onNote' | 'maxLength'> & { value: string } & Omit<
    ComponentProps<'textarea'>,
    'value' | MaskedHandlers
  >;

/** A text area that shows a note when it cuts a pasted text. */
function LimitedTextArea({ value, onValue, onNote, maxLength, ...rest }: LimitedTextAreaProps): ReactNode {
  const { shown, toStored } = useStoredLines(value);
  const { controlProps } = useMask<HTMLTextAreaElement>({
    held: () => shown,
    onValue: (text) => onValue(toStored(text)),
    onNote,
    maxLength,
  });
  return <textarea {...rest} {...controlProps} value={shown} maxLength={maxLength} />;
}
