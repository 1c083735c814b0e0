import { aCoverage, aGroup, anAttribute, anIntake, aRecord } from '@/testing/builders/quotationBuilders';
import { toCreatePayload } from './conversion';
import { copiedForm } from './copy';
import { newQuotationForm } from './form';

const now = new Date(2026, 0, 6, 9, 30);
const groups = [
  aGroup('Insured', [
    anAttribute({ id: 1, name: 'Tax Number', attribute_type: 'PI secure' }),
    anAttribute({ id: 2, name: 'Start', attribute_name: 'policyeffectivedate', attribute_type: 'date' }),
  ]),
  aGroup('Vehicles', [anAttribute({ id: 4, name: 'Year' })], 'Table', 1),
];

test('a copy is a new quotation with customer, choices, answers and coverages of the stored one, and none of its ids, numbers and dates', () => {
  const record = aRecord({
    id: 41,
    unique_id: 'POL-1',
    intake_form_id: 9,
    program_id: 61,
    programname: 'Standard',
    Admitted: '1',
    policyschedule: '3months',
    paymentgraceperiod: '10 days',
    policydetails: JSON.stringify({
      1: { 'Tax Number': { 0: '12-345' } },
      2: { policyeffectivedate: { 0: '2025-01-01' } },
      4: { Year: { 0: '2019', 1: '2024' } },
      99: { 'No longer asked': { 0: 'Yes' } },
    }),
    policycoverage: JSON.stringify([
      {
        ...aCoverage({ coverageinclude: 'Y', coverageacceptdate: '2025-01-01', coverageaccept: '100' }),
        premium: 20.5,
        id: 7,
      },
    ]),
  });
  const start = newQuotationForm({ now, clientId: 501, userId: 1, creatorName: 'Ann', intake: anIntake });
  const form = copiedForm(start, record, groups, now);
  const sent = toCreatePayload(form, groups);
  expect(sent).toMatchObject({
    unique_id: '',
    intake_id: anIntake.id,
    intake_form_id: '',
    policycreator_name: 'Ann',
    program_id: 61,
    programname: 'Standard',
    Admitted: '1',
    policyschedule: '3months',
    paymentgraceperiod: '10 days',
    customer_id: record.customer_id,
    lastname: record.lastname,
    policyeffectivedate: '',
    policyscheduledate: '',
    policyquotation_graceperiod: start.header.policyquotation_graceperiod,
    policyamount: 20.5,
  });
  expect(form.header.id).toBe('');
  expect(JSON.parse(sent.policydetails)).toEqual({
    1: { 'Tax Number': { 0: '12-345' } },
    4: { Year: { 0: '2019', 1: '2024' } },
  });
  expect(JSON.parse(sent.policycoverage)).toEqual([
    expect.objectContaining({ coverageacceptdate: '2026-01-06', coverageaccept: '100', premium: 20.5 }),
  ]);
  expect(sent.policycoverage).not.toContain('"id"');
});

test('unreadable answers and coverages are not copied', () => {
  const record = aRecord({ policydetails: '{', policycoverage: '{' });
  const start = newQuotationForm({ now, clientId: 501, userId: 1, creatorName: 'Ann', intake: anIntake });
  const sent = toCreatePayload(copiedForm(start, record, groups, now), groups);
  expect([sent.policydetails, sent.policycoverage]).toEqual(['{}', '[]']);
});
