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
 * whom a new quotation of an intake category is for; a form that was left for this goes on with them. A click chooses a customer and shows what there is
 * of theirs; double click goes on to the quotation. The blank last row is for a customer who is new.
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
  const left = own(location.state, 'quotationPath');
  const isChange = typeof left === 'string';
  const quotationForChosen = isChange
    ? left
    : linkTo('/user_admin_policy_based_on_user_creation/:id', { id: idFromRoute(id) });
  const quotationForNew = isChange ? left : linkTo('/user_admin_policy/:id', { id: idFromRoute(id) });
  /** The draft of the form that the user left for another customer is restored with the chosen one. */
  const returning = isChange ? { state: { hasOtherCustomer: true } } : undefined;

  function choose(customer: Customer): void {
    dispatch(storeSelectedCustomer(customer));
  }

  function begin(customer: Customer): void {
    dispatch(storeSelectedCustomer(customer));
    void navigate(quotationForChosen, returning);
  }

  function chooseNobody(): void {
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
        onOpen={begin}
        actions={(customer) => [{ label: 'New quotation', onSelect: () => begin(customer) }]}
        blankRow={{
          label: 'New customer…',
          onSelect: chooseNobody,
          onOpen: () => {
            chooseNobody();
            void navigate(quotationForNew, returning);
          },
        }}
        action={
          <ButtonLink
            icon="plus"
            to={quotationForNew}
            {...returning}
            onClick={() => dispatch(clearSelectedCustomer())}
          >
            New customer
          </ButtonLink>
        }
      />
      <aside className={styles.aside} aria-label="Customer">
        <CardBoundary>
          <ChosenCustomer customer={chosen} quotationLink={quotationForChosen} linkState={returning?.state} />
        </CardBoundary>
        <CardBoundary>
          <IncompleteForms />
        </CardBoundary>
      </aside>
    </div>
  );
}
