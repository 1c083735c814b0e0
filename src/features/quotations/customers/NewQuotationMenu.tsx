import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { InlineError } from '@/components/feedback/InlineError';
import { Button } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { categoryTitle } from '@/domain/access/menu';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { useIntakeCategories } from '@/navigation/useIntakeCategories';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { storeSelectedCustomer } from './selectedCustomer';

/** Starts a new quotation for a customer: one button, or a menu of the intake categories if there are several. */
export function NewQuotationMenu({ customer }: { customer: Customer }): ReactNode {
  const { data: categories, isFetching, error, refetch } = useIntakeCategories();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  function start(id: Id): void {
    dispatch(storeSelectedCustomer(customer));
    void navigate(linkTo('/user_admin_policy_based_on_user_creation/:id', { id }));
  }

  if (!categories)
    return isFetching ? null : <InlineError text="Could not load" onRetry={refetch} error={error} />;
  const [only, ...others] = categories;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <Button icon="plus" variant="primary" onClick={() => start(only.id)}>
        New quotation
      </Button>
    );
  }
  return (
    <Menu
      items={categories.map((category) => ({
        label: categoryTitle(category),
        onSelect: () => start(category.id),
      }))}
      className={classes(buttonStyles.button, buttonStyles.primary)}
    >
      <Icon name="plus" />
      <span>New quotation</span>
      <Icon name="chevronDown" />
    </Menu>
  );
}
