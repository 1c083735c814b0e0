import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './FilledInFrom.module.css';

interface FilledInFromProps {
  /** The customer's name. */
  name: string;
  onChange: () => void;
  onStartWithout: () => void;
}

/** The customer that a new quotation was filled in from, with buttons to change or remove the customer. */
export function FilledInFrom({ name, onChange, onStartWithout }: FilledInFromProps): ReactNode {
  return (
    <section className={styles.strip} aria-label="Customer">
      <p>
        <span>Filled in from </span>
        <bdi translate="no" className={styles.name}>
          {name}
        </bdi>
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onChange}>
          Change
        </Button>
        <Button size="small" variant="quiet" onClick={onStartWithout}>
          Start without
        </Button>
      </div>
    </section>
  );
}
