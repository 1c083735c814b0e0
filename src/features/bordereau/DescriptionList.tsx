import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** What is known of a file, each with its name; blank where nothing is known. */
export function DescriptionList({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value !== '' && <bdi translate="no">{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}
