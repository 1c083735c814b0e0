import type { ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame';
import { sameChoice } from './options';
import { useFormField, type FieldProps } from './useFormField';
import styles from './ChoiceFields.module.css';

export interface SwitchFieldProps extends FieldProps {
  /** What is stored for on and off; true and false unless said otherwise. */
  on?: unknown;
  off?: unknown;
  onChange?: (on: boolean) => void;
}

function OnOffField({
  role,
  on = true,
  off = false,
  onChange,
  help,
  wide,
  ...props
}: SwitchFieldProps & { role?: 'switch' }): ReactNode {
  const { name, readOnly, disabled } = props;
  const field = useFormField(props, { text: (value) => (sameChoice(value, on) ? 'Yes' : 'No') });
  return (
    <FieldFrame {...field.frame} {...{ help, wide }} layout="beside">
      {(wiring) => (
        <input
          {...wiring}
          {...{ name, role, disabled }}
          ref={field.control}
          type="checkbox"
          className={role === 'switch' ? styles.switch : styles.box}
          aria-readonly={readOnly || undefined}
          checked={sameChoice(field.value, on)}
          onChange={({ currentTarget }) => {
            if (readOnly) return;
            field.set(currentTarget.checked ? on : off);
            onChange?.(currentTarget.checked);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

/** A box to tick. */
export function CheckboxField(props: SwitchFieldProps): ReactNode {
  return <OnOffField {...props} />;
}

/** A switch: the same as a checkbox, for something that is on or off. */
export function SwitchField(props: SwitchFieldProps): ReactNode {
  return <OnOffField {...props} role="switch" />;
}
