import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './FilledInFrom.module.css';

interface OfferedCustomerProps {
  /** The customer's name. */
  name: string;
  onUse: () => void;
  onDismiss: () => void;
}

/** Offers the customer of the row that was selected last, whom the user has not chosen for this quotation. */
export function OfferedCustomer({ name, onUse, onDismiss }: OfferedCustomerProps): ReactNode {
  return (
    <section className={styles.strip} aria-label="Customer">
      <p>
        <span>For </span>
        <bdi translate="no" className={styles.name}>
          {name}
        </bdi>
        <span>?</span>
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onUse}>
          Use this customer
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
