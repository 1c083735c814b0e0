import { useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import controlStyles from '@/components/form/control.module.css';
import styles from './PreflightPanel.module.css';

interface ChoiceProps {
  label: string;
  /** The chosen option; undefined if none is chosen. */
  value: number | undefined;
  onChoose: (value: number) => void;
  /** Whether the check cannot go on without it. */
  isRequired?: boolean;
  /** Options whose values are numbers. */
  children: ReactNode;
}

/** The `<option>` elements of a choice. */
export function choiceOptions(entries: readonly (readonly [value: number, text: string])[]): ReactNode {
  return entries.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

/** A choice about the check. It is not a field of the form and is not sent. */
export function Choice({ label, value, onChoose, isRequired = false, children }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={classes(styles.choice, isRequired && styles.asked)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={classes(controlStyles.box, controlStyles.select)}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {value === undefined && <option value="">Choose…</option>}
        {children}
      </select>
    </div>
  );
}
