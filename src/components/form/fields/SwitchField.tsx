import type { ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame';
import { sameChoice } from './options';
import { fieldText, useFormField, type FieldProps } from './useFormField';
import styles from './ChoiceFields.module.css';

export interface SwitchFieldProps extends FieldProps {
  /** The stored values for on and off; true and false by default. */
  on?: unknown;
  off?: unknown;
  /** Whether a stored value is on or off; undefined for one that is neither, which is shown as it is stored. */
  read?: (value: unknown) => boolean | undefined;
  onChange?: (on: boolean) => void;
}

function OnOffField({
  role,
  on = true,
  off = false,
  read = (value) => sameChoice(value, on),
  onChange,
  help,
  wide,
  ...props
}: SwitchFieldProps & { role?: 'switch' }): ReactNode {
  const { name, readOnly, disabled } = props;
  const field = useFormField(props, {
    text: (value) => {
      const isOn = read(value);
      return isOn === undefined ? fieldText(value) : isOn ? 'Yes' : 'No';
    },
  });
  const isOn = read(field.value);
  const stored = isOn === undefined && (
    <>
      Stored as <bdi translate="no">{fieldText(field.value)}</bdi>
    </>
  );
  return (
    <FieldFrame {...field.frame} help={stored || help} wide={wide} layout="beside">
      {(controlProps) => (
        <input
          {...controlProps}
          {...{ name, role, disabled }}
          ref={field.control}
          type="checkbox"
          className={role === 'switch' ? styles.switch : styles.box}
          aria-readonly={readOnly || undefined}
          checked={isOn === true}
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
