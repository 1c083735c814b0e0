import { useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import controlStyles from '@/components/form/control.module.css';
import styles from './preflight.module.css';

interface ChoiceProps<Value extends string | number> {
  label: string;
  /** The chosen option; undefined if none is chosen. */
  value: Value | undefined;
  /** Options of the same group follow each other. */
  options: readonly (readonly [value: Value, text: string, group?: string])[];
  onChoose: (value: Value) => void;
  /** Whether the check cannot go on without it. */
  isRequired?: boolean;
}

/** A choice about the check. It is not a field of the form and is not sent. */
export function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
  isRequired = false,
}: ChoiceProps<Value>): ReactNode {
  const id = useId();
  const optionsOf = (wanted: string | undefined): ReactNode =>
    options.map(
      ([each, text, group]) =>
        group === wanted && (
          <option key={each} value={each}>
            {text}
          </option>
        ),
    );
  const groups = new Set(options.flatMap(([, , group]) => group ?? []));
  return (
    <div className={classes(styles.choice, isRequired && styles.asked)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes(controlStyles.box, controlStyles.select)}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([each]) => String(each) === currentTarget.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {value === undefined && <option value="">Choose…</option>}
        {optionsOf(undefined)}
        {[...groups].map((group) => (
          <optgroup key={group} label={group}>
            {optionsOf(group)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
