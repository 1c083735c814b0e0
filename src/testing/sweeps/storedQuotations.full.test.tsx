import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { db } from '../../../mocks/db';
import { fixDate } from '@/testing/harness/fixDate';
import { openAt } from '@/app/openAt.fixture';
import { casesOfRun } from '@/testing/faults/faultResponses';
import { bodiesTo } from '@/testing/harness/server';
import { press } from '@/testing/harness/at';

/**
 * Property: a quotation with old data is sent back as it is stored: renamed questions, groups of another kind, texts in
 * checkbox answers, nulls, lowered limits. Only what a documented rule changes may differ (COV-01).
 */

fixDate();

type Row = Record<string, unknown>;

const texts = fc.constantFrom(
  '',
  ' ',
  'H-77',
  '007',
  'Agreed by phone',
  'on',
  '2027-02-30',
  '01/31/2027',
  'Utah',
);
const value = fc.oneof({ weight: 6, arbitrary: texts }, fc.constantFrom<unknown>(null, 7, true));
const rows = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom('0', '1', '2'), value, { minKeys: 1, maxKeys: 3 }) },
  fc.array(value, { maxLength: 2 }),
  value,
);

/** Names under which the answers of a question may be stored: its present name, and earlier ones. */
function names(attribute: (typeof db.attributes)[number]): fc.Arbitrary<unknown> {
  const known = [attribute.attribute_name || attribute.name, attribute.name, 'Hul no', 'Hll no'].map(String);
  return fc.oneof(
    { weight: 8, arbitrary: fc.dictionary(fc.constantFrom(...known), rows, { maxKeys: 3 }) },
    fc.constantFrom<unknown>(null, 'text', ['list']),
  );
}

const line = fc.record(
  {
    coverage_name: fc.constantFrom('Hull', 'Cargo'),
    covargerequired: fc.constantFrom('', 'required'),
    coverageinclude: fc.constantFrom('Y', 'N', '', 'y', 'Excluded'),
    coverageacceptdate: fc.constantFrom('', '2026-01-06'),
    coveragelimit: fc.constantFrom<unknown>('5000', '$500,000', 'Unlimited', '', null, 5000),
    coverageaccept: fc.constantFrom<unknown>('9000', 9000, '', 'all'),
    deductiblebasis: fc.constantFrom('Percentage', 'Fixed Amt', 'Other', ''),
    deductible: fc.constantFrom<unknown>('5', 500, '', 'none'),
    deductibleamount: fc.constantFrom<unknown>(0, 17, '17.00', null),
    premium: fc.constantFrom<unknown>(200.5, '1,200.00', 'Incl.', '', null),
    id: fc.constantFrom<unknown>(9, 'x'),
  },
  { requiredKeys: ['coverage_name'] },
);

const fields = fc.record(
  {
    firstname: texts,
    lastname: texts,
    phonenumber: fc.constantFrom('16025550185', 'none', ''),
    address: texts,
    zipcode: texts,
    policyeffectivedate: fc.constantFrom('2027-03-15', '2027-03-15T00:00:00.000Z', 'soon', ''),
    policyscheduledate: fc.constantFrom('2027-03-15', '', '2020-01-01'),
    policyamount: fc.constantFrom<unknown>('1200', 1200, '1,200.00', 'TBD', '0'),
    policyduration: fc.constantFrom('1year', '4months', '5weeks', ''),
    policyschedule: fc.constantFrom('1month', 'weekly', ''),
    paymentschedule: fc.constantFrom('3months', 'never'),
    Admitted: fc.constantFrom<unknown>('1', 'Y', 'maybe', null, true),
    program_id: fc.constantFrom<unknown>(61, 987654, ''),
    state_id: fc.constantFrom<unknown>(448, 987654),
    sublob_name: texts,
    submga_id: fc.constantFrom<unknown>('', 987654),
    submga_name: fc.constantFrom('', 'Gone Agency'),
  },
  { requiredKeys: [] },
);

const groupIds = [601, 602, 603, 604, 611];
const questions = db.attributes.filter(({ group_id }) => groupIds.includes(Number(group_id)));

const record = fc.record({
  fields,
  details: fc.record(Object.fromEntries(questions.map((each) => [String(each.id), names(each)])), {
    requiredKeys: [],
  }),
  coverage: fc.array(line, { maxLength: 3 }),
  displays: fc.array(fc.constantFrom('Table', 'Single Column', 'Double Column', ''), {
    minLength: groupIds.length,
    maxLength: groupIds.length,
  }),
});

const records = fc.sample(record, { seed: 38, numRuns: 20 }).map((each, index) => [index, each] as const);

/** A line as COV-01 sends it: a required one is included. */
function asSent(stored: Row): Row {
  const isIncluded = String(stored['coverageinclude']).toUpperCase() === 'Y';
  if (stored['covargerequired'] !== 'required' || (isIncluded && stored['coverageacceptdate'])) return stored;
  return { ...stored, ...(!isIncluded && { coverageinclude: 'Y' }), coverageacceptdate: expect.any(String) };
}

function asText(stored: unknown): string {
  return stored === null ? '' : String(stored);
}

const pages = [
  ['/edit_intakeform_user_admin_policy/1041/551', 'Save', '/updatesavepolicyquotationlist'],
  ['/user_admin_edit_quotation_policies/1041', 'Save', '/updatesavepolicyquotationlist'],
  ['/user_admin_edit_quotation_policies/1041', 'Generate Quotation', '/updatepolicyquotationlist'],
] as const;

/** In the nightly run each record is sent with each button, else with one of them. */
describe.each(pages.map((page, pageIndex) => [...page, pageIndex] as const))(
  '%s, %s',
  (url, button, call, pageIndex) => {
    const ownRecords = records.filter(([index]) => index % pages.length === pageIndex);
    test.each(casesOfRun(records, ownRecords))(
      'quotation %i goes back as it is stored',
      async (_index, { fields: odd, details, coverage, displays }) => {
        // This test is not about validation: nothing is required, and there is an amount.
        for (const attribute of db.attributes) attribute.isrequired = '';
        displays.forEach((display, index) => {
          db.attributeGroups.find(({ id }) => id === groupIds[index])!.displaytype = display;
        });
        const lines = [...coverage, { coverage_name: 'Base', premium: 10 }];
        const stored = Object.assign(
          db.quotations.find(({ id }) => id === 1041)!,
          odd,
          {
            policydetails: JSON.stringify(details),
            policycoverage: JSON.stringify(lines),
          },
        );
        const before: Row = { ...stored };
        const user = openAt(url);
        await press(user, button);
        await waitFor(() => expect(bodiesTo(call)).toHaveLength(1));
        const { policydetails, policycoverage, ...sent } = bodiesTo(call)[0] as Row;
        expect(JSON.parse(policydetails as string)).toMatchObject(details);
        expect(JSON.parse(policycoverage as string)).toEqual(lines.map(asSent));
        const changed = Object.keys(sent).filter((key) => asText(sent[key]) !== asText(before[key]));
        expect(changed.map((key) => `${key}: ${asText(before[key])} became ${asText(sent[key])}`)).toEqual(
          [],
        );
      },
    );
  },
);
