import fc from 'fast-check';
import { quotationRow } from '@/domain/records/quotations';
import type { Book } from './book';
import { ages, type Age, type Selection } from './selection';

/** Random records and selections for the properties of the overview's numbers. They have few values, so that they meet often. */

/** The user's own day in the properties. */
export const today = '2026-11-24';

const texts = fc.constantFrom(
  'HO3',
  'Auto & Home',
  'A=B+C',
  '50 %',
  'Déjà 🚗',
  '  HO3 ',
  '\ud800',
  '',
  '   ',
);
const dates = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -900, max: 200 }).map(dayFromToday) },
  fc.constantFrom('', 'abc', '2026-02-30', '0000-05-01', '2026-11-30T23:30:00-11:00', '1764547199', '1-2-3'),
  fc.constantFrom('2025-10-31', '2025-11-01', '2027-02-28', '2027-03-01', '2025-12-31', '2026-01-01'),
);
const amounts = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -50_000, max: 5_000_000 }).map((cents) => String(cents / 100)) },
  fc.constantFrom('', '0', '0.1', '0.2', '$1,200.50', '(5)', 'TBA', '1e3'),
);

function dayFromToday(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

const row = fc
  .record({
    intake_Name: texts,
    state_name: fc.constantFrom('Texas', 'Ohio', ''),
    state: fc.constantFrom('Texas', 'TX', ''),
    submga_id: fc.constantFrom(7, '7', 12, '', 'x y'),
    submga_code: fc.constantFrom('AG-7', '', ' ', '\ud800'),
    submga_name: fc.constantFrom('Ann Lee', ''),
    policyeffectivedate: dates,
    policyschedule: fc.constantFrom('1month', '3 Months', '6months', '1year', 'weekly', ''),
    policyamount: amounts,
    balance: amounts,
  })
  .map(quotationRow);

export const rows = fc.array(row, { maxLength: 30 });

/** Books of one, two or three lists. */
export const books: fc.Arbitrary<Book> = fc.record(
  { quotation: rows, binder: rows, policy: rows },
  { requiredKeys: ['binder'] },
);

/** Mostly absent, so that several of them together still select records. */
const optional = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });

const months = optional(fc.constantFrom('2025-11', '2026-02', '2026-11', '2027-02')).map(
  (month) => month ?? '',
);

/** The filters of the overview itself. */
export const filters = fc.record({
  lob: optional(texts.map((text) => text.trim().replace('\ud800', '\ufffd'))),
  state: optional(fc.constantFrom('Texas', 'Ohio', 'TX', '')),
  agent: optional(fc.constantFrom('7', '12', 'AG-7', '', 'x y')),
});

const anyAge = fc.constantFrom(...(Object.keys(ages) as Age[]));

/** Everything that the marks of the overview can select. */
export const selections: fc.Arbitrary<Selection> = fc
  .record({
    from: months,
    to: months,
    isUndated: optional(fc.constant(true)).map((isUndated) => isUndated ?? false),
    age: optional(anyAge),
    filter: filters,
  })
  .map(({ filter, ...selection }) => ({ ...selection, ...filter }));
