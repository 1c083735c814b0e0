import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewCustomerListQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { ListPage } from '@/components/list/ListPage';
import { idFromRoute, sameId } from '@/domain/records/ids';
import { categoryLabel } from '@/domain/access/menu';
import type { Customer } from '@/domain/records/quotations';
import { own } from '@/domain/values/objects';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { useIntakeCategories } from '@/navigation/useIntakeCategories';
import { useSession } from '@/session/useSession';
import { ChosenCustomer } from './ChosenCustomer';
import { customerColumns } from './customerColumns';
import { IncompleteForms } from './IncompleteForms';
import { clearSelectedCustomer, storeSelectedCustomer, useSelectedCustomer } from './selectedCustomer';
import styles from './customerChooser.module.css';

/**
 * The choice of a customer for a new quotation. A click chooses a customer and shows their records; a double click opens the
 * quotation. The blank last row is for a new customer. A form that the user left to choose a customer is opened again.
 */
export function CustomerChooserPage(): ReactElement {
  const { id = '' } = useRouteParams<'id'>();
  const { clientId } = useSession();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const chosen = useSelectedCustomer();
  const categories = useIntakeCategories();
  const category = categories.data?.find((item) => sameId(item.id, id));

  const location = useLocation();
  const returnPath = own(location.state, 'quotationPath');
  const isChange = typeof returnPath === 'string';
  const quotationForChosen = isChange
    ? returnPath
    : linkTo('/user_admin_policy_based_on_user_creation/:id', { id: idFromRoute(id) });
  const quotationForNew = isChange ? returnPath : linkTo('/user_admin_policy/:id', { id: idFromRoute(id) });
  /** The form that the user left restores its draft with the chosen customer. */
  const returnState = isChange ? { state: { hasOtherCustomer: true } } : undefined;

  function choose(customer: Customer): void {
    dispatch(storeSelectedCustomer(customer));
  }

  function startQuotation(customer: Customer): void {
    dispatch(storeSelectedCustomer(customer));
    void navigate(quotationForChosen, returnState);
  }

  function clearChoice(): void {
    dispatch(clearSelectedCustomer());
  }

  return (
    <div className={styles.layout}>
      <ListPage
        heading="Choose Customer"
        breadcrumbs={[
          { label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') },
          { label: category ? categoryLabel(category) : 'New Quotation', to: quotationForNew },
          { label: 'Choose Customer' },
        ]}
        query={useViewCustomerListQuery(clientId)}
        columns={customerColumns}
        pageSize={15}
        rowKey={({ customer_id }) => String(customer_id)}
        onSelect={choose}
        onOpen={startQuotation}
        actions={(customer) => [
          { label: 'New quotation', onSelect: () => startQuotation(customer) },
          ...(customer.customer_id === ''
            ? []
            : [
                {
                  label: 'Open customer',
                  to: linkTo('/user_admin_customer/:id', { id: customer.customer_id }),
                },
              ]),
        ]}
        blankRow={{
          label: 'New customer…',
          onSelect: clearChoice,
          onOpen: () => {
            clearChoice();
            void navigate(quotationForNew, returnState);
          },
        }}
        action={
          <ButtonLink
            icon="plus"
            to={quotationForNew}
            {...returnState}
            onClick={() => dispatch(clearSelectedCustomer())}
          >
            New customer
          </ButtonLink>
        }
      />
      <aside className={styles.aside} aria-label="Customer">
        <CardBoundary>
          <ChosenCustomer
            customer={chosen}
            quotationLink={quotationForChosen}
            linkState={returnState?.state}
          />
        </CardBoundary>
        <CardBoundary>
          <IncompleteForms />
        </CardBoundary>
      </aside>
    </div>
  );
}
