import { useEffect, useId, useState, type FocusEvent, type ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { Icon } from './Icon';
import type { Formatter } from './mask';
import { MaskedInput } from './MaskedInput';
import control from './fields/control.module.css';
import styles from './SecretField.module.css';

export interface SecretFieldProps extends FieldWords {
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
  /** `current-password` and the like where the person at the screen is meant. */
  autoComplete?: string | undefined;
  /** Counts the submits: a shown secret hides again on each. */
  submits?: number | undefined;
  inputRef?: ((element: HTMLInputElement | null) => void) | undefined;
}

/** A secret text with a toggle that shows it. It hides again when the user leaves the field, the page or submits. */
export function SecretField({
  id,
  label,
  required,
  help,
  error,
  wide,
  value,
  onValue,
  stored = false,
  onBlur,
  readOnly,
  disabled,
  submits = 0,
  autoComplete = 'new-password',
  inputRef,
  ...passed
}: SecretFieldProps): ReactNode {
  const ownId = useId();
  const [shownAt, setShownAt] = useState<number>();
  const untouched = stored && value === '';
  const shown = shownAt === submits && !untouched;

  useEffect(() => {
    if (!shown) return;
    const hide = (): void => setShownAt(undefined);
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [shown]);

  function left({ currentTarget, relatedTarget }: FocusEvent): void {
    // From the text to its toggle or back is no leaving.
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    setShownAt(undefined);
    onBlur?.();
  }

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
      {(wiring) => (
        <div className={control.group}>
          <MaskedInput
            {...wiring}
            {...passed}
            {...{ readOnly, disabled, autoComplete, value, onValue }}
            ref={inputRef}
            onBlur={left}
            type={shown ? 'text' : 'password'}
            className={`${control.box} ${styles.box}`}
            placeholder={untouched ? '••••••••' : undefined}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className={styles.toggle}
            disabled={disabled || untouched}
            onBlur={left}
            onClick={() => setShownAt(shown ? undefined : submits)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
            <span className="visually-hidden">
              {shown ? 'Hide' : 'Show'} {label}
            </span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
