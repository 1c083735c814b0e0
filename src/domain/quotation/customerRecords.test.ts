import { quotationRow } from '@/domain/records/quotations';
import { customerRecords } from './customerRecords';

const row = (id: number | string, policyeffectivedate: string, customer_id: number | string = 511) =>
  quotationRow({ id, policyeffectivedate, customer_id });

test('the records of a customer are in one list, the newest first, each at the latest of its stages', () => {
  const records = customerRecords(511, {
    quotations: [row(1, '2026-01-10'), row(2, '2026-04-01')],
    binders: [row(2, '2026-04-01'), row(3, '2026-03-01')],
    policies: [row(3, '2026-03-01', '511'), row(4, '2026-06-01', 512)],
  });
  expect(records.map(({ id, stage }) => [id, stage])).toEqual([
    [2, 'Binder'],
    [3, 'Policy'],
    [1, 'Quotation'],
  ]);
});

test('records without an id are not taken for the same record', () => {
  const quotations = [row('', '2026-01-10'), row('', '2026-01-11')];
  expect(customerRecords(511, { quotations, binders: [], policies: [] })).toHaveLength(2);
});
