import { readCustomer } from '@/domain/records/quotations';
import { bestMissed } from './missedCustomers';

const maria = readCustomer({
  customer_id: 1,
  firstname: 'María',
  lastname: 'Fernández',
  phonenumber: '13125550118',
  email: 'maria@example.com',
  city: 'Chicago',
  state: 'Illinois',
});
const ann = readCustomer({ customer_id: 2, firstname: 'Ann', lastname: 'Whitfield', city: 'Chicago' });

test.each([
  ['fernandez', [1]],
  ['maria fernandez il', [1]],
  ['(312) 555-0118', [1]],
  ['3125550118', [1]],
  ['maria@example.com', [1]],
  ['fernandez ohio', []],
  // The server finds these itself.
  ['Fernández', []],
  ['whitfield', []],
  // A town, a region or a few digits name nobody.
  ['chicago', []],
  ['312', []],
  ['POL-2026-0118', []],
])('%p: the server misses the records of the customers %p', (query, ids) => {
  expect(bestMissed([ann, maria], query).map(({ customer_id }) => customer_id)).toEqual(ids);
});

test('the records of three customers are requested, the best matches first', () => {
  const others = [2, 3, 4].map((id) => ({ ...maria, customer_id: id, lastname: 'Fernández-Ruiz' }));
  const nameless = { ...maria, customer_id: '' };
  expect(bestMissed([nameless, ...others, maria], 'fernandez').map(({ customer_id }) => customer_id)).toEqual(
    [1, 2, 3],
  );
});
