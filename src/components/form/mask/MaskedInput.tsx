import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { ConcealedInput } from '../SecretInput';
import type { TextBoxProps } from '../textBox';
import { useMask, type MaskedHandlers, type Masking } from './useMask';
import { useStoredLines } from './useStoredLines';
import controlStyles from '../control.module.css';

type MaskedInputProps = Omit<Masking, 'held'> & {
  value: string;
  /** Shown as dots. */
  isConcealed?: boolean | undefined;
  /** The type of the box of one line. */
  type?: string | undefined;
} & Omit<TextBoxProps, 'value' | MaskedHandlers>;

/** A text box with a mask. A stored text with line ends has a text area without a mask, so that it keeps them. */
export function MaskedInput(props: MaskedInputProps): ReactNode {
  const { isMultiline } = useStoredLines(props.value);
  return isMultiline && !props.isConcealed ? <TextLines {...props} /> : <OneLine {...props} />;
}

function OneLine({
  value,
  onValue,
  format,
  noteOnPaste,
  onNote,
  isConcealed,
  onBlur,
  ...rest
}: MaskedInputProps): ReactNode {
  const { maxLength } = rest;
  const masked = useMask({ held: () => value, onValue, format, maxLength, noteOnPaste, onNote });
  const Box = isConcealed ? ConcealedInput : 'input';
  return (
    <Box
      type="text"
      {...rest}
      {...masked.controlProps}
      value={masked.composed ?? value}
      onBlur={(event) => {
        masked.onLeft();
        onBlur?.(event);
      }}
    />
  );
}

function TextLines({
  value,
  onValue,
  format: _format,
  noteOnPaste,
  onNote,
  isConcealed: _isConcealed,
  type: _type,
  className,
  ...rest
}: MaskedInputProps): ReactNode {
  const { maxLength } = rest;
  const { rows, shown, toStored } = useStoredLines(value);
  const { controlProps } = useMask<HTMLTextAreaElement>({
    held: () => shown,
    onValue: (text) => onValue(toStored(text)),
    maxLength,
    noteOnPaste,
    onNote,
  });
  return (
    <textarea
      {...rest}
      {...controlProps}
      rows={rows}
      className={classes(className, controlStyles.area)}
      value={shown}
    />
  );
}
