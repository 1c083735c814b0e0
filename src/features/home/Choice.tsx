import { useId, type ReactElement } from 'react';
import { FieldFrame } from '@/components/form/FieldFrame';
import choice from '@/components/form/fields/ChoiceFields.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  help?: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: Value): void;
}

/** Radio buttons that take effect immediately. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const id = useId();
  const { label, help, value, options, onChange } = props;
  return (
    <FieldFrame id={id} label={label} help={help} layout="group">
      {() => (
        <div className={choice.choices}>
          {options.map((option) => (
            <label key={option.value} className={choice.choice}>
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
