import { sentFilters } from './quotationColumns';

test.each([
  ['Sub-LOB', 'intake_subName', 'HO3', 'HO3'],
  ['Tran Date', 'createdAt', '11/14/2026', '2026-11-14'],
  ['Number', 'unique_id', '0041', '0041'],
  ['First Name', 'firstname', ' Ann ', 'Ann'],
  ['Exp Date', 'policyscheduledate', '02-2', '02-2'],
  ['Exp Date', 'policyscheduledate', '02-30-2026', '02-30-2026'],
  ['State', 'state_name', 'Utah', 'Utah'],
])('QLIST-05 Q-108 the filter of %s is sent as %s: %p becomes %p', (_label, key, typed, value) => {
  expect(sentFilters({ [key]: typed, lastname: ' ' })).toEqual({ [key]: value });
});
