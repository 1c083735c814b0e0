import { quotationsApi } from '@/api/quotations';
import type { Column } from '@/components/list/columns';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/session/searchGroup';
import { storeSelectedCustomer } from './selectedCustomer';

/** The columns of the choice of a customer. */
export const customerColumns: readonly Column<Customer>[] = [
  { label: 'First Name', phoneLine: 'first', text: (row) => row.firstname },
  { label: 'Last Name', phoneLine: 'first', text: (row) => row.lastname },
  { label: 'Phone Number', phoneLine: 'second', text: (row) => row.phonenumber },
  { label: 'Email', text: (row) => row.email },
  { label: 'City', phoneLine: 'second', text: (row) => row.city },
  { label: 'State', phoneLine: 'second', text: (row) => row.state },
];

/** Customers are shown by the choice of a customer for an intake category. Who may open the quotations may search them. */
export function customerSearch(categoryId: Id): SearchGroup<Customer> {
  const list = linkTo('/add_customer_for_user_admin_policy/:id', { id: categoryId });
  return {
    heading: 'Customers',
    list,
    menuList: linkTo('/user_admin_policy_quotations'),
    load: quotationsApi.endpoints.viewCustomerList.initiate,
    open: () => list,
    columns: customerColumns,
    phones: ({ phonenumber }) => [phonenumber],
    place: ({ city, state }) => [city, state],
    title: ({ firstname, lastname }) => `${firstname} ${lastname}`,
    // The screen shows the customer that is stored as the selected one.
    opened: storeSelectedCustomer,
  };
}
