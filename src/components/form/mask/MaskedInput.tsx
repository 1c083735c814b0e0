import type { ComponentProps, ReactNode } from 'react';
import { ConcealedInput } from '../SecretInput';
import { useMask, type MaskedHandlers, type Masking } from './useMask';

type MaskedInputProps = Omit<Masking, 'held'> & {
  value: string;
  /** Shown as dots. */
  isConcealed?: boolean | undefined;
} & Omit<ComponentProps<'input'>, 'value' | MaskedHandlers>;

/** A text box with a mask. */
export function MaskedInput({
  value,
  onValue,
  format,
  onNote,
  isConcealed,
  onBlur,
  ...rest
}: MaskedInputProps): ReactNode {
  const { maxLength } = rest;
  const masked = useMask({ held: () => value, onValue, format, maxLength, onNote });
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
