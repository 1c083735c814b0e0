import { useId, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import type { CardField } from './useCardForm';
import controlStyles from './control.module.css';

interface CardInputProps {
  field: CardField<string>;
  label: string;
  type: 'text' | 'password';
  autoComplete: 'username' | 'current-password' | 'new-password';
}

/** A required text of a `CardForm`. The value is in the form's state only, so that no secret is stored elsewhere. */
export function CardInput({ field, label, ...attributes }: CardInputProps): ReactNode {
  return (
    <FieldFrame id={useId()} label={label} error={field.error}>
      {(controlProps) => (
        <input
          {...controlProps}
          {...attributes}
          ref={(box) => field.readBy(box && (() => box.value))}
          required
          className={controlStyles.box}
          autoCapitalize="none"
          spellCheck={false}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
