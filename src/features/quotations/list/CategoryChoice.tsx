import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { InlineError } from '@/components/feedback/InlineError';
import { distinctOptions } from '@/components/form/fields/options';
import { categoryTitle } from '@/domain/access/menu';
import type { Customer } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useIntakeCategories } from '@/navigation/useIntakeCategories';
import { quotationFor } from '../customers/selectedCustomer';
import styles from './CategoryChoice.module.css';

/** The choice of the intake category for a new quotation. */
export function CategoryChoice({
  customer,
  isOpen,
  onClose,
}: {
  /** The customer of the row that the user selected for the quotation. */
  customer: Customer | undefined;
  isOpen: boolean;
  onClose: () => void;
}): ReactNode {
  return (
    <ModalDialog title="New quotation" open={isOpen} onClose={onClose}>
      <Categories customer={customer} />
    </ModalDialog>
  );
}

function Categories({ customer }: { customer: Customer | undefined }): ReactNode {
  const { data, isFetching, error, refetch } = useIntakeCategories();
  if (!data) {
    if (isFetching) return <p>Loading...</p>;
    return <InlineError text="Could not load" onRetry={refetch} error={error} />;
  }
  if (data.length === 0) return <p>There are no intake categories yet</p>;
  const choices = distinctOptions(
    data.map((category) => ({ value: category.id, label: categoryTitle(category) })),
  );
  return (
    <>
      <p className={styles.lead}>Choose the intake category</p>
      <ul className={styles.list}>
        {choices.map(({ value, label }) => (
          <li key={value}>
            <Link
              className={styles.choice}
              to={linkTo('/user_admin_policy/:id', { id: value })}
              state={customer && quotationFor(customer)}
            >
              <bdi translate="no">{label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
