import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Values of one record, each with its label; an unknown value is blank. */
export function DescriptionList({
  entries,
  className = styles.entries,
}: {
  entries: readonly (readonly [label: string, value: ReactNode])[];
  /** In place of the usual columns. */
  className?: string | undefined;
}): ReactNode {
  return (
    <dl className={className}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value !== '' && <bdi translate="no">{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}
