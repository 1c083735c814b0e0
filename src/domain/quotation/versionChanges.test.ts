import fc from 'fast-check';
import { aCoverage, aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import type { Quotation } from '../records/quotations';
import { changesBetween, type Change, type VersionChanges } from './versionChanges';

const insured = aGroup('Insured', [
  anAttribute({ id: 1, name: 'Nickname' }),
  anAttribute({ id: 2, name: 'Birth Date', attribute_type: 'date' }),
  anAttribute({ id: 3, name: 'Tax Number', attribute_type: 'PI secure' }),
]);
const vehicles = aGroup('Vehicles', [anAttribute({ id: 4, name: 'Year' })], 'Table', 1);
const groups = [insured, vehicles];

type Rows = Record<string, string>;

function details({ nickname = '', birth = '', tax = '', years = {} }: Partial<DescriptionList>): string {
  return JSON.stringify({
    1: { Nickname: { 0: nickname } },
    2: { 'Birth Date': { 0: birth } },
    3: { 'Tax Number': { 0: tax } },
    4: { Year: years },
  });
}

interface DescriptionList {
  nickname: string;
  birth: string;
  tax: string;
  years: Rows;
}

function changes({ sections }: VersionChanges): [string, string, string, string][] {
  return sections.flatMap(({ name, changes: list }) =>
    list.map(({ label, before, after }): [string, string, string, string] => [name, label, before, after]),
  );
}

test('HIST-07 changed header fields are listed as a view shows them, unchanged ones are not listed', () => {
  const after = aRecord({
    lastname: 'Stone',
    policyeffectivedate: '2026-02-01',
    Admitted: '0',
    createdAt: '2030',
  });
  expect(changes(changesBetween(aRecord(), after, groups))).toEqual([
    ['Customer', 'Last Name', 'Marble', 'Stone'],
    ['Premium Details', 'Effective Date', '01-16-2026', '02-01-2026'],
    ['Premium Details', 'Admitted', 'Y', 'N'],
  ]);
});

test('HIST-07 answers are compared by question and row; a row that only one version has is blank in the other', () => {
  const before = aRecord({
    policydetails: details({ nickname: 'Nan', birth: '1984-05-17', years: { 0: '2021' } }),
  });
  const after = aRecord({
    policydetails: details({ nickname: 'Nan', birth: '1984-05-18', years: { 0: '2021', 1: '2017' } }),
  });
  expect(changes(changesBetween(before, after, groups))).toEqual([
    ['Insured', 'Birth Date', '05-17-1984', '05-18-1984'],
    ['Vehicles', 'Year, row 2', '', '2017'],
  ]);
});

const driverName = anAttribute({ id: 41, name: 'Driver' });
const driverAge = anAttribute({ id: 42, name: 'Age' });
const driverTable = aGroup('Drivers', [driverName, driverAge], 'Table', 1);

function drivers(...rows: readonly (readonly [name: string, age: string])[]): Quotation {
  const column = (at: 0 | 1): Record<string, string> =>
    Object.fromEntries(rows.map((row, index) => [String(index), row[at]]));
  const policydetails = JSON.stringify({ 41: { Driver: column(0) }, 42: { Age: column(1) } });
  return aRecord({ policydetails });
}

const [zed, ann, bob, cy] = [
  ['Zed', '50'],
  ['Ann', '30'],
  ['Bob', '40'],
  ['Cy', '20'],
] as const;

test.each([
  [
    'a first row that was removed',
    drivers(zed, ann, bob, cy),
    drivers(ann, bob, cy),
    [
      ['Drivers', 'Driver, row 1', 'Zed', ''],
      ['Drivers', 'Age, row 1', '50', ''],
    ],
  ],
  [
    'a row that was put in front',
    drivers(bob, cy),
    drivers(ann, bob, cy),
    [
      ['Drivers', 'Driver, row 1', '', 'Ann'],
      ['Drivers', 'Age, row 1', '', '30'],
    ],
  ],
  [
    'a row that was changed behind one that was added',
    drivers(bob, cy),
    drivers(ann, bob, ['Cy', '21']),
    [
      ['Drivers', 'Driver, row 1', '', 'Ann'],
      ['Drivers', 'Age, row 1', '', '30'],
      ['Drivers', 'Age, row 3', '20', '21'],
    ],
  ],
  ['nothing', drivers(ann, bob), drivers(ann, bob), []],
])('HIST-07 rows are compared by their answers: %s', (_case, before, after, expected) => {
  expect(changes(changesBetween(before, after, [driverTable]))).toEqual(expected);
});

test('HIST-07 rows that are left from when a group was a Table are compared too', () => {
  const single = aGroup('Drivers', [driverName, driverAge]);
  expect(changes(changesBetween(drivers(ann, bob), drivers(ann), [single]))).toEqual([
    ['Drivers', 'Driver, row 2', 'Bob', ''],
    ['Drivers', 'Age, row 2', '40', ''],
  ]);
});

test('HIST-07 an answer under an earlier label of its question is compared with one under the present label', () => {
  const hull = aGroup('Boat', [anAttribute({ id: 20, name: 'Hull no' })]);
  const before = aRecord({ policydetails: '{"20":{"Hul no":{"0":"H-77"}}}' });
  const after = aRecord({ policydetails: '{"20":{"Hull no":{"0":"H-78"}}}' });
  expect(changes(changesBetween(before, after, [hull]))).toEqual([['Boat', 'Hull no', 'H-77', 'H-78']]);
});

test.each([
  ['off', 'on', 'No', 'Yes'],
  ['', 'Agreed by phone', 'No', 'Agreed by phone'],
  ['Yes, two', 'true', 'Yes, two', 'Yes'],
])('HIST-07 Q-084 a checkbox that was %p and is %p differs', (was, is, before, after) => {
  const group = aGroup('Terms', [anAttribute({ id: 8, name: 'Consent', attribute_type: 'checkbox' })]);
  const stored = (text: string): Quotation =>
    aRecord({ policydetails: JSON.stringify({ 8: { Consent: { 0: text } } }) });
  expect(changes(changesBetween(stored(was), stored(is), [group]))).toEqual([
    ['Terms', 'Consent', before, after],
  ]);
});

test('HIST-07 a question without a label is called by its attribute name, as on a view', () => {
  const group = aGroup('Vehicles', [anAttribute({ id: 4, name: ' ', attribute_name: 'brand' })], 'Table', 1);
  const after = aRecord({ policydetails: '{"4":{"brand":{"0":"Kia"}}}' });
  expect(changes(changesBetween(aRecord(), after, [group]))).toEqual([
    ['Vehicles', 'brand, row 1', '', 'Kia'],
  ]);
});

test('FIELD-18 secure answers stay concealed, also where they differ before their last four', () => {
  const before = aRecord({ policydetails: details({ tax: '111-22-6789' }) });
  const after = aRecord({ policydetails: details({ tax: '999-22-6789' }) });
  expect(changes(changesBetween(before, after, groups))).toEqual([
    ['Insured', 'Tax Number', '**** *** 6789', '**** *** 6789 (another value)'],
  ]);
});

test('HIST-07 ENT-22 each field of the customer is named as the form names it', () => {
  const after = aRecord({
    firstname: 'Bo',
    lastname: 'Stone',
    address: '9 Lake Road',
    city: 'Cody',
    state: 'Montana',
    zipcode: '59001',
    phonenumber: '13075550199',
    email: 'bo@example.com',
  });
  expect(changes(changesBetween(aRecord(), after, groups))).toEqual([
    ['Customer', 'First Name', 'Ann', 'Bo'],
    ['Customer', 'Last Name', 'Marble', 'Stone'],
    ['Customer', 'Address', '4 Quarry Road', '9 Lake Road'],
    ['Customer', 'City', 'Marbleton', 'Cody'],
    ['Customer', 'State', 'Wyoming', 'Montana'],
    ['Customer', 'Zip Code', '83113', '59001'],
    ['Customer', 'Phone Number', '+1 (307) 555-0144', '+1 (307) 555-0199'],
    ['Customer', 'Email', 'ann.marble@example.com', 'bo@example.com'],
  ]);
});

test('HIST-07 FIELD-18 an answer that only one version has differs from one that was emptied', () => {
  const blank = aRecord({ policydetails: details({ tax: '' }) });
  const given = aRecord({ policydetails: details({ tax: '111-22-6789' }) });
  const absent = aRecord({ policydetails: '{}' });
  expect(changes(changesBetween(absent, given, groups))).toEqual([
    ['Insured', 'Tax Number', '', '**** *** 6789'],
  ]);
  expect(changes(changesBetween(given, absent, groups))).toEqual([
    ['Insured', 'Tax Number', '**** *** 6789', ''],
  ]);
  expect(changes(changesBetween(absent, blank, groups))).toEqual([]);
});

test('HIST-07 COV-01 a line’s include, accept date and limit are compared, and three lines of one name', () => {
  const before = aCoverage({ coverageinclude: 'N', coverageacceptdate: '2026-01-16', coveragelimit: '1000' });
  const after = {
    ...before,
    coverageinclude: 'Y',
    coverageacceptdate: '2026-02-01',
    coveragelimit: 'Unlimited',
  };
  const record = (...lines: object[]) => aRecord({ policycoverage: JSON.stringify(lines) });
  const found = changesBetween(record(before, before, before), record(before, before, after), groups);
  expect(changes(found).map(([, ...change]) => change)).toEqual([
    ['Wind Damage (3): Include', 'N', 'Y'],
    ['Wind Damage (3): Accept Date', '01-16-2026', '02-01-2026'],
    ['Wind Damage (3): Limit', '$1,000', 'Unlimited'],
  ]);
});

test('HIST-07 COV-07 deductible amounts that no rule computes are compared as they are stored', () => {
  const record = (deductibleamount: unknown) =>
    aRecord({
      policycoverage: JSON.stringify([
        {
          ...aCoverage({ coverage_name: 'Wind', deductiblebasis: 'Flat', deductible: '500' }),
          deductibleamount,
        },
      ]),
    });
  expect(changes(changesBetween(record('500'), record(600), []))).toEqual([
    ['Coverage', 'Wind: Deductible Amount', '$500', '$600'],
  ]);
});

test('HIST-07 COV-05 coverage lines are compared by name, cell by cell; added and removed ones are named', () => {
  const wind = aCoverage({ coverage_name: 'Wind', coverageinclude: 'Y', premium: 100 });
  const theft = aCoverage({ coverage_name: 'Theft', premium: 20 });
  const before = aRecord({ policycoverage: JSON.stringify([wind, theft]) });
  const after = aRecord({
    policycoverage: JSON.stringify([
      { ...wind, coverageaccept: '1000', deductiblebasis: 'Percentage', deductible: '2', premium: 110.5 },
      aCoverage({ coverage_name: 'Flood', coverageinclude: 'N' }),
    ]),
  });
  expect(changes(changesBetween(before, after, groups)).map(([, ...change]) => change)).toEqual([
    ['Wind: Accept', '', '$1,000'],
    ['Wind: Deductible Basis', '', 'Percentage'],
    ['Wind: Deductible', '', '2'],
    ['Wind: Deductible Amount', '$0', '$20'],
    ['Wind: Premium', '$100', '$110.50'],
    ['Theft', 'Premium $20', ''],
    ['Flood', '', 'Include N, Premium $0'],
    ['Total Premium', '$120', '$110.50'],
  ]);
});

test('two lines of one name are compared in their order', () => {
  const lines = (second: number): string =>
    JSON.stringify([aCoverage({ premium: 1 }), aCoverage({ premium: second })]);
  const found = changesBetween(
    aRecord({ policycoverage: lines(2) }),
    aRecord({ policycoverage: lines(3) }),
    groups,
  );
  expect(changes(found)[0]).toEqual(['Coverage', 'Wind Damage (2): Premium', '$2', '$3']);
});

test.each([
  ['{"1":', '[]', ['answers']],
  ['[{"policyname":"A"}]', '[]', ['answers']],
  ['{}', '[{"coverage', ['coverages']],
])('what cannot be read is not compared, and named: %s %s', (policydetails, policycoverage, parts) => {
  const odd = aRecord({ policydetails, policycoverage });
  expect(changesBetween(aRecord(), odd, groups)).toEqual({ sections: [], notCompared: parts });
  expect(changesBetween(odd, aRecord(), groups)).toEqual({ sections: [], notCompared: parts });
});

const runs = { seed: 1, numRuns: 1000 };
const word = fc.constantFrom('', 'Ann', 'Bo', '2021', '1984-05-17', '111226789', '999226789');
const facts = fc.record({
  nickname: word,
  birth: word,
  tax: word,
  years: fc.dictionary(fc.constantFrom('0', '1', '2'), word),
});
const line = fc
  .record({
    coverage_name: fc.constantFrom('Wind', 'Theft', 'Flood', '__proto__'),
    coverageinclude: fc.constantFrom('', 'Y', 'N'),
    coverageaccept: fc.constantFrom('', '1000', 'all'),
    premium: fc.constantFrom(0, 10.5, 200),
  })
  .map(aCoverage);
const version = fc
  .record({
    firstname: word,
    policyamount: fc.constantFrom('', '10', '20.5'),
    policydetails: facts.map(details),
    policycoverage: fc.array(line, { maxLength: 4 }).map((lines) => JSON.stringify(lines)),
  })
  .map(aRecord);

const byText = (left: object, right: object): number =>
  JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;

test('property: a version does not differ from itself', () => {
  fc.assert(
    fc.property(version, (one) => {
      expect(changesBetween(one, one, groups)).toEqual({ sections: [], notCompared: [] });
    }),
    runs,
  );
});

test('property: in the other direction the same values differ, with their texts swapped', () => {
  const plain = ({ label, before, after }: Change): Change => ({
    label,
    before: before.replace(' (another value)', ''),
    after: after.replace(' (another value)', ''),
  });
  fc.assert(
    fc.property(version, version, (one, other) => {
      const there = changesBetween(one, other, groups).sections.map(({ name, changes: list }) => ({
        name,
        changes: list.map(plain).sort(byText),
      }));
      const back = changesBetween(other, one, groups).sections.map(({ name, changes: list }) => ({
        name,
        changes: list
          .map(plain)
          .map(({ label, before, after }) => ({ label, before: after, after: before }))
          .sort(byText),
      }));
      // Rows of a table can be matched in several ways; one of them differs in either direction.
      const plainOnes = (sections: typeof there): typeof there =>
        sections.filter(({ name }) => name !== 'Vehicles');
      expect(plainOnes(there)).toEqual(plainOnes(back));
      expect(there.map(({ name }) => name)).toEqual(back.map(({ name }) => name));
    }),
    runs,
  );
});

test('property: every change reads differently, and none holds a secure value', () => {
  fc.assert(
    fc.property(version, version, (one, other) => {
      const found = changesBetween(one, other, groups);
      for (const [, , before, after] of changes(found)) expect(before).not.toBe(after);
      const taxes = changes(found).filter(([, label]) => label === 'Tax Number');
      for (const [, , before, after] of taxes) expect(before + after).not.toMatch(/\d{5}/);
    }),
    runs,
  );
});

test('HIST-07 rows beyond the 1,000th are compared as well', () => {
  const years = (count: number, more: Rows = {}): Rows => ({
    ...Object.fromEntries(Array.from({ length: count }, (_none, row) => [row, `Y-${row}`])),
    ...more,
  });
  const before = aRecord({ policydetails: details({ years: years(5004) }) });
  const after = aRecord({ policydetails: details({ years: years(5003, { 5003: 'other', 5004: 'new' }) }) });
  expect(changes(changesBetween(before, after, groups))).toEqual([
    ['Vehicles', 'Year, row 5004', 'Y-5003', 'other'],
    ['Vehicles', 'Year, row 5005', '', 'new'],
  ]);
});

test('HIST-07 a total, a balance and an answer that is also a field of the customer follow from another change', () => {
  const named = aGroup('Insured', [anAttribute({ id: 1, name: 'Surname', attribute_name: 'lastname' })]);
  const version = (lastname: string, premium: number): Quotation =>
    aRecord({
      lastname,
      policydetails: JSON.stringify({ 1: { lastname: { 0: lastname } } }),
      policycoverage: JSON.stringify([aCoverage({ coverageinclude: 'Y', premium })]),
      policyamount: String(premium),
      balance: String(premium),
    });
  const { sections } = changesBetween(version('Marble', 100), version('Stone', 120), [named]);
  const all = sections.flatMap(({ changes: list }) => list);
  const labels = (derived: boolean): string[] =>
    all.filter(({ isDerived = false }) => isDerived === derived).map(({ label }) => label);
  expect(labels(false)).toEqual(['Last Name', 'Wind Damage: Premium']);
  expect(labels(true)).toEqual(['Policy Amount', 'Balance', 'Surname', 'Total Premium']);
});
