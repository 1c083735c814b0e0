import { distinctOptions, type RecordOption } from './options';

const labels = (...records: readonly RecordOption[]): readonly string[] =>
  distinctOptions(records).map(({ label }) => label);

const twin = { label: 'Twin Agency' };

test.each<[string, readonly RecordOption[], readonly string[]]>([
  [
    'the code',
    [
      { ...twin, value: 1, code: 'TW-1', city: 'Austin' },
      { ...twin, value: 2, code: 'TW-2', city: 'Austin' },
    ],
    ['Twin Agency (TW-1)', 'Twin Agency (TW-2)'],
  ],
  [
    'the city, if the code repeats as well',
    [
      { ...twin, value: 1, code: 'TW', city: 'Austin' },
      { ...twin, value: 2, code: ' tw ', city: 'Dallas' },
    ],
    ['Twin Agency (Austin)', 'Twin Agency (Dallas)'],
  ],
  [
    'the city, if there is no code',
    [
      { ...twin, value: 1, city: 'Austin' },
      { ...twin, value: 2, city: 'Dallas' },
    ],
    ['Twin Agency (Austin)', 'Twin Agency (Dallas)'],
  ],
  [
    'the id, if nothing else differs',
    [
      { ...twin, value: 1, code: 'TW', city: 'Austin' },
      { ...twin, value: '2', code: 'TW', city: 'Austin' },
    ],
    ['Twin Agency (1)', 'Twin Agency (2)'],
  ],
  [
    'the code for one and the id for another, whose code is blank',
    [
      { ...twin, value: 1, code: 'TW-1' },
      { ...twin, value: 2, code: ' ' },
    ],
    ['Twin Agency (TW-1)', 'Twin Agency (2)'],
  ],
  [
    'nothing that another choice has as its code',
    [
      { ...twin, value: 1 },
      { ...twin, value: 2, code: '1' },
    ],
    ['Twin Agency (1)', 'Twin Agency (2)'],
  ],
  [
    'nothing that gives the label of another choice',
    [
      { ...twin, value: 1, code: 'TW-1' },
      { ...twin, value: 2, code: 'TW-2' },
      { label: 'Twin Agency (TW-2)', value: 3 },
    ],
    ['Twin Agency (TW-1)', 'Twin Agency (2)', 'Twin Agency (TW-2)'],
  ],
])('choices that share a label get %s', (_detail, records, expected) => {
  expect(labels(...records)).toEqual(expected);
});

test.each([' Twin Agency ', 'TWIN agency', 'Twin\u00a0 Agency', 'Twin\u200b Agency', 'Twin Agency'])(
  'the label %j looks like "Twin Agency"',
  (label) => {
    expect(labels({ ...twin, value: 1, code: 'A' }, { label, value: 2, code: 'B' })).toEqual([
      'Twin Agency (A)',
      `${label.trim()} (B)`,
    ]);
  },
);

test('a label that no other choice has is unchanged, with its code and spaces', () => {
  expect(labels({ label: ' Twin ', value: 1, code: 'A' }, { label: 'Twin-2', value: 2, code: 'A' })).toEqual([
    ' Twin ',
    'Twin-2',
  ]);
});

test('one record that is listed twice has one label', () => {
  expect(labels({ ...twin, value: 1, code: 'A' }, { ...twin, value: '1', code: 'A' })).toEqual([
    'Twin Agency',
    'Twin Agency',
  ]);
});

test('a record without a name is shown by its code, or else its id', () => {
  expect(labels({ label: ' ', value: 1, code: 'A' }, { label: '', value: 2 })).toEqual(['A', '2']);
  expect(labels({ label: '', value: 1, code: 'A' }, { label: '', value: 2, code: 'A' })).toEqual([
    'A (1)',
    'A (2)',
  ]);
});
