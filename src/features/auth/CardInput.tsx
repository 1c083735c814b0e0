import { useRef, type ReactNode } from 'react';
import { FieldFrame } from '@/components/form/FieldFrame';
import { fieldText, useFormField } from '@/components/form/fields/useFormField';
import { userNameNote } from '@/domain/access/userNames';
import controlStyles from '@/components/form/control.module.css';

interface CardInputProps {
  name: string;
  label: string;
  type: 'text' | 'password';
  autoComplete: 'username' | 'current-password' | 'new-password';
}

/**
 * A required field of a `SendForm`. The value is in the form's state only, so that no secret is stored
 * elsewhere.
 */
export function CardInput({ name, label, ...attributes }: CardInputProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const field = useFormField({ name, label }, { read: () => box.current?.value });
  return (
    <FieldFrame {...field.frame}>
      {(controlProps, onNote) => (
        <input
          {...controlProps}
          {...attributes}
          name={name}
          ref={box}
          required
          className={controlStyles.box}
          autoCapitalize="none"
          spellCheck={false}
          value={fieldText(field.value)}
          onChange={({ target }) => {
            onNote('');
            field.set(target.value);
          }}
          onBlur={({ target }) => {
            if (attributes.autoComplete === 'username') onNote(userNameNote(label, target.value));
            field.onBlur();
          }}
        />
      )}
    </FieldFrame>
  );
}
