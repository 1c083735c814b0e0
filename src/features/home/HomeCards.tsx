import type { ReactElement } from 'react';
import styles from './HomeCards.module.css';

/** The cards are fixed, with documented texts and numbers. */
const cards = [
  { label: 'Companies', value: '10' },
  { label: 'Policy', value: '25' },
  // Legacy: 'Climes', as the product has always spelled it.
  { label: 'Climes', value: '25' },
  { label: 'Income', value: '10,000' },
] as const;

export function HomeCards(): ReactElement {
  return (
    <dl className={styles.cards}>
      {cards.map(({ label, value }) => (
        <div key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
