import {
  deletionFinding,
  idsOf,
  isNewFormOf,
  listedText,
  moveFinding,
  readIds,
  readSentQuotation,
} from './findings';

const rows = (...ids: (number | string)[]): { id: number | string }[] => ids.map((id) => ({ id }));

test.each([
  ['only the new list has it', rows(7), rows('41'), 'done'],
  ['only the old list has it', rows('41'), rows(7), 'asBefore'],
  ['both lists have it', rows(41), rows(41), 'unknown'],
  ['neither list has it', rows(7), rows(8), 'unknown'],
  ['both lists are empty', [], [], 'unknown'],
] as const)('a record that moves between two lists: %s', (_case, from, to, finding) => {
  expect(moveFinding(41, from, to)).toBe(finding);
});

test.each([
  ['not found and not listed', 'notFound', rows(7), 'done'],
  ['not found, and nothing is listed at all', 'notFound', [], 'done'],
  ['not found, but listed', 'notFound', rows(7, 41), 'unknown'],
  ['answered without a record, and others are listed', 'empty', rows(7), 'done'],
  ['answered without a record, and nothing is listed', 'empty', [], 'unknown'],
  ['answered without a record, but listed', 'empty', rows(41), 'unknown'],
  ['found and listed', 'found', rows('41'), 'asBefore'],
  ['found, but no longer listed', 'found', rows(7), 'unknown'],
] as const)('a deleted record: %s', (_case, reading, list, finding) => {
  expect(deletionFinding(41, reading, list)).toBe(finding);
});

test('the ids of a list are stored as text, and read only if all of them are text', () => {
  expect(readIds(idsOf(rows(9001, '9002', '')))).toEqual(['9001', '9002']);
  expect(readIds([])).toEqual([]);
  expect([null, undefined, {}, 'x', [9001], ['9001', null]].map(readIds)).toEqual(Array(6).fill(undefined));
});

const quotation = { id: 1041, intake_id: 31, customer_id: 511, firstname: 'Daniel', lastname: 'Kim' };
const form = { ...quotation, id: 9003 };

test.each([
  ['new, with category and customer', form, true],
  [
    'new, with ids as text and the name in other letters',
    { ...form, intake_id: '31', firstname: ' DANIEL' },
    true,
  ],
  ['new, with the category alone', { ...form, customer_id: '', firstname: '', lastname: '' }, true],
  ['new, with the name alone', { ...form, intake_id: '', customer_id: '' }, true],
  ['there before', { ...form, id: '9001' }, false],
  ['without an id', { ...form, id: '' }, false],
  ['of another category', { ...form, intake_id: 32 }, false],
  ['of another customer', { ...form, customer_id: 512 }, false],
  ['of a customer of another name', { ...form, lastname: 'Lee' }, false],
  [
    'without anything to compare',
    { id: 9003, intake_id: '', customer_id: '', firstname: '', lastname: '' },
    false,
  ],
])('QVIEW-14 a form is the one made of the quotation when it is %s', (_case, candidate, expected) => {
  expect(isNewFormOf(candidate, quotation, ['9001', '9002'])).toBe(expected);
});

const sent = {
  intake_id: 31,
  customer_id: '',
  firstname: 'Ann',
  lastname: 'Marble',
  email: 'Ann@Marble.example',
  zipcode: '60614',
  policyamount: 1526,
};

test('a new quotation is identified in the list by category, customer and amount, in any notation', () => {
  const row = {
    ...sent,
    intake_id: '31',
    customer_id: 612,
    firstname: ' ann',
    email: 'ann@marble.example',
    policyamount: '1526.00',
  };
  expect(listedText(row, false)).toBe(listedText(sent, false));
  for (const other of [
    { intake_id: 32 },
    { lastname: 'Lee' },
    { zipcode: '60615' },
    { policyamount: '1527' },
  ]) {
    expect(listedText({ ...row, ...other }, false)).not.toBe(listedText(sent, false));
  }
});

test('a chosen customer is compared by id as well', () => {
  const chosen = { ...sent, customer_id: 511 };
  expect(listedText({ ...chosen, customer_id: '511' }, true)).toBe(listedText(chosen, true));
  expect(listedText({ ...chosen, customer_id: 512 }, true)).not.toBe(listedText(chosen, true));
});

test('a new quotation without a customer cannot be identified in the list', () => {
  expect(listedText({ ...sent, firstname: ' ', lastname: '' }, true)).toBeUndefined();
  expect(listedText({ ...sent, firstname: '', lastname: '', customer_id: 511 }, true)).toBeDefined();
});

test('the stored values of a new quotation are read, and any other value is refused', () => {
  const kept = { listed: 'ab', hasId: false, omitted: ['email'], content: 'cd', ids: ['1041'] };
  expect(readSentQuotation(kept)).toEqual(kept);
  expect(readSentQuotation({ ...kept, ids: null })).toEqual({ ...kept, ids: null });
  expect(readSentQuotation({ ...kept, ids: [1041] })).toEqual({ ...kept, ids: null });
  for (const other of [
    null,
    'ab',
    ['ab'],
    {},
    { ...kept, listed: 1 },
    { ...kept, hasId: '' },
    { ...kept, content: null },
  ]) {
    expect(readSentQuotation(other)).toBeUndefined();
  }
});
