import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import type { Formatter } from './mask/mask';
import { useMask, type MaskedHandlers, type Masking } from './mask/useMask';
import { SecretInput } from './SecretInput';

export interface SecretFieldProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  /** What the user typed; never the stored secret. */
  value: string;
  onValue: (text: string) => void;
  /** Whether a secret is stored: shown as dots, never revealed; typing replaces it. */
  stored?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  wide?: boolean | undefined;
  maxLength?: number | undefined;
  format?: Formatter | undefined;
  /** Counts the submits: a shown secret hides again on each. */
  submits?: number | undefined;
  inputRef?: ComponentProps<typeof SecretInput>['ref'];
}

/** A field for a secret text, with a toggle that shows it. */
export function SecretField({
  id,
  label,
  required,
  help,
  error,
  wide,
  value,
  onValue,
  format,
  stored = false,
  onBlur,
  readOnly,
  disabled,
  inputRef,
  ...passed
}: SecretFieldProps): ReactNode {
  const ownId = useId();
  const untouched = stored && value === '';
  return (
    <FieldFrame
      {...{ id: id ?? ownId, label, required, error, wide }}
      help={
        untouched && !readOnly && !disabled ? (
          <>
            {help !== undefined && <p>{help}</p>}
            <p>A value is stored. Type to replace it.</p>
          </>
        ) : (
          help
        )
      }
    >
      {(controlProps, onNote) => (
        <MaskedSecret
          {...controlProps}
          {...passed}
          {...{ label, readOnly, disabled, value, onValue, format, onNote }}
          ref={inputRef}
          canShow={!untouched}
          placeholder={untouched ? '••••••••' : undefined}
          onLeave={onBlur}
        />
      )}
    </FieldFrame>
  );
}

type MaskedSecretProps = Omit<Masking, 'held'> & { value: string } & Omit<
    ComponentProps<typeof SecretInput>,
    'value' | MaskedHandlers
  >;

function MaskedSecret({ value, onValue, format, onNote, onLeave, ...rest }: MaskedSecretProps): ReactNode {
  const { maxLength } = rest;
  const masked = useMask({ held: () => value, onValue, format, maxLength, onNote });
  return (
    <SecretInput
      {...rest}
      {...masked.controlProps}
      value={masked.composed ?? value}
      onLeave={() => {
        masked.onLeft();
        onLeave?.();
      }}
    />
  );
}
