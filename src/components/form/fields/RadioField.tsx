import type { ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame';
import { sameChoice, type Option } from './options';
import { fieldText, useFormField, type FieldProps } from './useFormField';
import controlStyles from '../control.module.css';
import styles from './ChoiceFields.module.css';

export interface RadioFieldProps extends FieldProps {
  options: readonly Option[];
  onChange?: (option: Option) => void;
}

/** A few choices as radio buttons. A read-only field is a text. */
export function RadioField({ options, onChange, help, wide, ...props }: RadioFieldProps): ReactNode {
  const { readOnly, disabled } = props;
  const field = useFormField(props, {
    text: (value) => options.find((option) => sameChoice(option.value, value))?.label ?? fieldText(value),
  });
  const frame = { ...field.frame, help, wide };
  const chosen = options.findIndex(({ value }) => sameChoice(value, field.value));

  if (readOnly) {
    return (
      <FieldFrame {...frame}>
        {(controlProps) => (
          <input
            {...controlProps}
            ref={field.control}
            className={controlStyles.box}
            value={options[chosen]?.label ?? fieldText(field.value)}
            readOnly
          />
        )}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame} layout="group">
      {() => (
        <div className={styles.choices}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.choice}>
              <input
                ref={index === Math.max(chosen, 0) ? field.control : null}
                type="radio"
                name={frame.id}
                value={option.value}
                disabled={disabled}
                checked={index === chosen}
                onChange={() => {
                  field.set(option.value);
                  onChange?.(option);
                }}
                onBlur={field.onBlur}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
