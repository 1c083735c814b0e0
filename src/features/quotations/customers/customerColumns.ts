import { quotationsApi } from '@/api/quotations';
import type { ListColumn } from '@/components/list/columns';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { showPhone } from '@/domain/text/contact';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/navigation/searchGroup';
import { storeSelectedCustomer } from './selectedCustomer';

/** The width of '+1 (312) 555-0118' in digits. */
const phoneCh = 16;

/** The columns of the customer list. */
export const customerColumns: readonly ListColumn<Customer>[] = [
  { header: 'First Name', accessorFn: (row) => row.firstname, meta: { phoneLine: 'first' } },
  { header: 'Last Name', accessorFn: (row) => row.lastname, meta: { phoneLine: 'first' } },
  {
    header: 'Phone Number',
    // The quick filter and the export have the stored digits.
    accessorFn: (row) => row.phonenumber,
    cell: ({ row: { original } }) => showPhone(original.phonenumber),
    meta: { phoneLine: 'second', width: phoneCh },
  },
  { header: 'Email', accessorFn: (row) => row.email },
  { header: 'City', accessorFn: (row) => row.city, meta: { phoneLine: 'second' } },
  { header: 'State', accessorFn: (row) => row.state, meta: { phoneLine: 'second' } },
];

/** The search for customers. A user who may open the quotations may search them. */
export function customerSearch(categoryId: Id): SearchGroup<Customer> {
  const list = linkTo('/add_customer_for_user_admin_policy/:id', { id: categoryId });
  return {
    heading: 'Customers',
    list,
    menuList: linkTo('/user_admin_policy_quotations'),
    load: quotationsApi.endpoints.viewCustomerList.initiate,
    // A customer without an id has no screen.
    open: ({ customer_id }) =>
      customer_id === '' ? list : linkTo('/user_admin_customer/:id', { id: customer_id }),
    columns: customerColumns,
    phones: ({ phonenumber }) => [phonenumber],
    address: ({ city, state }) => [city, state],
    title: ({ firstname, lastname }) => `${firstname} ${lastname}`,
    // The list shows the stored selected customer.
    opened: (row) => (row.customer_id === '' ? storeSelectedCustomer(row) : undefined),
  };
}
