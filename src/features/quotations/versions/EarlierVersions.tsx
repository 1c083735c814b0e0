import { useId, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { Reviews } from './Reviews';
import styles from './Reviews.module.css';

/** QEDIT-13: the earlier versions of the quotation, on its edit page. */
export function EarlierVersions(): ReactNode {
  const heading = useId();
  return (
    <FormCard headingId={heading} heading="Earlier Versions" lines={1}>
      <div className={styles.card}>
        <Reviews />
      </div>
    </FormCard>
  );
}
