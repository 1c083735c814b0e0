import { useId, type ReactNode, type RefObject } from 'react';
import { FieldFrame } from './FieldFrame';
import controlStyles from './fields/control.module.css';

export interface CardInputProps {
  label: string;
  type: 'text' | 'password';
  autoComplete: 'username' | 'current-password' | 'new-password';
  value: string;
  error: string | undefined;
  control: RefObject<HTMLInputElement | null>;
  onChange(value: string): void;
}

/** A required text of a `CardForm`. What is typed is the form's own state, so a secret is kept nowhere else. */
export function CardInput({
  label,
  error,
  control: input,
  onChange,
  ...attributes
}: CardInputProps): ReactNode {
  return (
    <FieldFrame id={useId()} label={label} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          {...attributes}
          ref={input}
          required
          className={controlStyles.box}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
