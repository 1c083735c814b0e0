import { isZipField, canFill, zipFields, zipTargets, zipValue } from './zipFill';

test.each([
  ['Postal Code', 'zipcode', true],
  ['Zip', '', true],
  ['ZIP Code', '', true],
  ['Zipcode', '', true],
  ['Mailing zip-code', '', true],
  ['zip_code', '', true],
  ['Zipper', '', false],
  ['City', 'city', false],
  ['', '', false],
])(
  'FIELD-15 Q-150 the label %p with attribute_name %p looks a zip code up: %p',
  (name, attribute_name, looks) => {
    expect(isZipField({ name, attribute_name })).toBe(looks);
  },
);

test('FIELD-16 Q-088 city, state, county and country are found by attribute_name, else by label in any case', () => {
  const attributes = [
    { name: 'State', attribute_name: '' },
    { name: 'Town', attribute_name: 'city' },
    { name: 'City', attribute_name: '' },
    { name: ' COUNTY ', attribute_name: '' },
    { name: 'Country', attribute_name: 'firstname' },
  ];
  const found = [...zipTargets(attributes)].map(([part, { name }]) => [part, name]);
  expect(found).toEqual([
    ['city', 'Town'],
    ['state', 'State'],
    ['county', ' COUNTY '],
    ['country', 'Country'],
  ]);
  expect(zipTargets([{ name: 'Street', attribute_name: 'address' }]).size).toBe(0);
});

test('FIELD-16 each field takes its value from the city', () => {
  const city = { city_name: 'Marbleton', state: 'Wyoming', county: 'Sublette', country: 'United States' };
  expect((['city', 'state', 'county', 'country'] as const).map((part) => zipValue(city, part))).toEqual([
    'Marbleton',
    'Wyoming',
    'Sublette',
    'United States',
  ]);
});

test.each([
  ['', undefined, true],
  [' ', 'Marbleton', true],
  ['Marbleton', 'Marbleton', true],
  ['Big Piney', 'Marbleton', false],
  ['Big Piney', undefined, false],
])('FIELD-16 Q-150 %p, filled before with %p, may be filled: %p', (present, before, may) => {
  expect(canFill(present, before)).toBe(may);
});

test('FIELD-16 a stored answer of the previous zip code is overwritten', () => {
  expect(canFill('Casper', undefined, 'Casper')).toBe(true);
  expect(canFill('Big Piney', undefined, 'Casper')).toBe(false);
});

test('FIELD-16 what the zip field’s group lacks is filled in the other groups, but for tables and those with a zip', () => {
  const zip = { name: 'Zip', attribute_name: 'zipcode' };
  const part = (name: string) => ({ name, attribute_name: name.toLowerCase() });
  const own = { display: 'single', attributes: [zip, part('City')] };
  const table = { display: 'table', attributes: [part('County')] };
  const mailing = { display: 'single', attributes: [zip, part('State')] };
  const other = { display: 'double', attributes: [part('City'), part('Country')] };
  const found = (from: typeof own): unknown =>
    [...zipFields(from, [table, own, mailing, other])].map(([key, { group }]) => [key, group]);
  expect(found(own)).toEqual([
    ['city', own],
    ['country', other],
  ]);
  expect(found(table)).toEqual([['county', table]]);
});
