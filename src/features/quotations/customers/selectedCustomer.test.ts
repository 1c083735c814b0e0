import { readCustomer } from '@/domain/records/quotations';
import { isChosenFor, quotationFor } from './selectedCustomer';

const kim = readCustomer({ customer_id: 511 });
const pathname = '/user_admin_policy/551';

test.each([
  ['the category strip', { pathname, state: null }, false],
  ['the screen before', { pathname: '/user_admin_policy_based_on_user_creation/551', state: null }, true],
  ['Change', { pathname, state: { hasOtherCustomer: true } }, true],
  ['the row of the list', { pathname, state: quotationFor(kim) }, true],
  ['the row, as stored by the browser', { pathname, state: { quotationFor: '511' } }, true],
  ['the row of another customer', { pathname, state: { quotationFor: 512 } }, false],
])('whether the customer was chosen for a new quotation from %s', (_, location, isChosen) => {
  expect(isChosenFor(location, kim)).toBe(isChosen);
});
