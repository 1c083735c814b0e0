import fc from 'fast-check';
import { readList, unreadable } from '@/api/read';
import { quotationRow, type QuotationRow } from './quotations';
import { id, text, valuesOf } from './read';
import { own } from '@/domain/values/objects';

const readers: { readonly [Key in keyof QuotationRow]: (value: unknown) => QuotationRow[Key] } = {
  customer_id: id,
  firstname: text,
  lastname: text,
  address: text,
  city: text,
  state: text,
  zipcode: text,
  phonenumber: text,
  email: text,
  id,
  intake_id: id,
  intake_Name: text,
  intake_subName: text,
  createdAt: text,
  unique_id: text,
  policyeffectivedate: text,
  policyscheduledate: text,
  state_name: text,
  policyamount: text,
  balance: text,
  policyschedule: text,
  policyquotation_graceperiod: text,
  policycreator_id: id,
  policycreator_name: text,
  submga_id: id,
  submga_code: text,
  submga_name: text,
};
const keys = Object.keys(readers);

/** Reads every key of a row when the row comes. */
function wholeRow(source: unknown): unknown {
  const inner = own(source, 'policyquotationdata');
  const from = valuesOf(
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : source,
  );
  const row = Object.fromEntries(Object.entries(readers).map(([key, read]) => [key, read(from[key])]));
  return { ...row, id: row['id'] === '' ? id(own(source, 'quotation_id')) : row['id'] };
}

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.constantFrom(null, true, false, '', 0, NaN, '\ud800'),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
);
const fields = fc.dictionary(
  fc.constantFrom(...keys, 'quotation_id', 'policydetails', 'cardnumber', 'cvv', '__proto__', 'extra'),
  value,
);
const source = fc.oneof(
  { weight: 4, arbitrary: fields },
  fc.record({ policyquotationdata: fc.oneof(fields, value), quotation_id: value }),
  value,
);
const rows = fc.array(source, { maxLength: 6 });
const answer = fc.oneof(
  rows,
  fc.record({ Policyquotations: fc.oneof({ weight: 3, arbitrary: rows }, value) }),
  fc.record({ message: value, list: rows }),
  fc.record({ Policyquotations: fc.dictionary(fc.nat(9).map(String), source) }),
  value,
);

test('a row gives what reading the whole record gives, whatever the server sends', () => {
  fc.assert(
    fc.property(answer, (responseBody) => {
      const found = readList('Policyquotations', quotationRow)(responseBody, 200);
      const whole = readList('Policyquotations', wholeRow)(responseBody, 200);
      if (found === unreadable) return expect(whole).toBe(unreadable);
      return expect([...found]).toEqual(whole === unreadable ? [] : [...whole]);
    }),
  );
});

test.each(['note', 'policydetails', 'cardnumber', 'cvv'])('a row of a list does not keep %s', (key) => {
  expect(Object.keys(quotationRow({ id: 1, firstname: 'Ann', [key]: '4111' }))).toEqual(keys);
});
