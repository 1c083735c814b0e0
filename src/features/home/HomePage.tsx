import type { ReactElement } from 'react';
import { PageHead } from '@/components/PageHead';
import { linkTo } from '@/paths';
import styles from './HomePage.module.css';

/** DASH-02 to DASH-05, BDXCAR-10: the cards stand still, with the documents' words and numbers. */
const cards = [
  { label: 'Companies', value: '10' },
  { label: 'Policy', value: '25' },
  // Legacy: 'Climes', as the product has always spelled it.
  { label: 'Climes', value: '25' },
  { label: 'Income', value: '10,000' },
] as const;

function Cards(): ReactElement {
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

/** DASH-01: the administration's home. */
export function HomePage(): ReactElement {
  return (
    <>
      <PageHead heading="Dashboard" />
      <Cards />
    </>
  );
}

/** BDXCAR-09, Q-029: the home of carriers and client BDX users, with the same cards. */
export function CarrierHomePage(): ReactElement {
  return (
    <>
      <PageHead heading="Dashboard" breadcrumbs={[{ label: 'Home', to: linkTo('/client_user_BDX_home') }]} />
      <Cards />
    </>
  );
}
