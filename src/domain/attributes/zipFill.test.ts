import { isZipField, lookupZipcode, zipFields, zipValue } from './zipFill';

type Member = { name: string; attribute_name: string };

/** Attributes by their labels; 'City=city' has the attribute_name city. */
function members(...labels: string[]): Member[] {
  return labels.map((label) => {
    const [name = '', attribute_name = ''] = label.split('=');
    return { name, attribute_name };
  });
}

const single = (...labels: string[]) => ({ display: 'single', attributes: members(...labels) });
const table = (...labels: string[]) => ({ display: 'table', attributes: members(...labels) });

type Group = ReturnType<typeof single>;

/** The labels of the fields that the zip field at an index of a group fills, each with the index of its group. */
function filledBy(groups: readonly Group[], group: number, zip = 0): string[] {
  const own = groups[group]!;
  return zipFields(own, own.attributes.filter(isZipField)[zip]!, groups).map(
    ({ group: filled, attribute }) => `${groups.indexOf(filled)} ${attribute.name}`,
  );
}

test.each([
  ['Postal Code', 'zipcode', true],
  ['Zip', '', true],
  ['ZIP Code', '', true],
  ['Zipcode', '', true],
  ['Mailing zip-code', '', true],
  ['zip_code', '', true],
  ['Where it is parked', 'garaging_zip', true],
  ['Postal Code', 'mailingZipcode', true],
  ['Postal Code', 'billingzip', true],
  ['Zipper', '', false],
  ['Capacity', 'capacity', false],
  ['City', 'city', false],
  ['', '', false],
])(
  'FIELD-15 Q-150 the label %p with attribute_name %p looks a zip code up: %p',
  (name, attribute_name, looks) => {
    expect(isZipField({ name, attribute_name })).toBe(looks);
  },
);

test('FIELD-16 Q-088 city, state, county and country are found by attribute_name, else by label in any case', () => {
  const address = single('State', 'Town=city', 'City', ' COUNTY ', 'Country=firstname', 'Zip');
  expect(filledBy([address], 0).sort()).toEqual(['0  COUNTY ', '0 Country', '0 State', '0 Town']);
  expect(filledBy([single('Street=address', 'City Code', 'City/State', 'License State', 'Zip')], 0)).toEqual(
    [],
  );
});

test('FIELD-16 each zip code fills the fields that have the words of its label', () => {
  const one = single('Mailing Zip=zipcode', 'City', 'State', 'Garaging Zip', 'Garaging City');
  expect(filledBy([one], 0)).toEqual(['0 City', '0 State']);
  expect(filledBy([one], 0, 1)).toEqual(['0 Garaging City']);
});

test.each([
  ['Billing Zip Code', 'Billing City'],
  ['Garaging Zip', 'City (Garaging)'],
  ['Zip Code - Garaging', 'Garaging City'],
  ['Risk Location Zip', 'Risk Location City'],
  ['Risk Location Zip', 'City of the Risk Location'],
  ['Risk Location Zip', 'Risk City'],
  ['Mailing Zip', 'Mailing Address City'],
  ['Location 2 Zip', 'Location 2 City'],
  ['Garaging ZIP+4', 'Garaging City'],
  ['Garaging Zip (5 digits)', 'Garaging City'],
  ['Zip=garaging_zip', 'City=garaging_city'],
  ['Garaging Zip', 'Town=garaging_city'],
  ['Postal Code=garagingZip', 'City=garagingcity'],
  ['Garaging Postal Code=zip', 'Garaging City'],
])('FIELD-16 %p fills %p and not City, also when its group is another', (zip, city) => {
  const [name] = city.split('=');
  const address = ['Zip=zipcode', 'City=city', 'State', 'Location 1 Zip', 'Location 1 City', 'Employer Zip'];
  const together = single(...address, city, zip);
  expect(filledBy([together], 0, 3)).toEqual([`0 ${name}`]);
  expect(filledBy([together], 0, 0)).toEqual(['0 City', '0 State']);
  const apart = [single(...address), single(zip), single(city)];
  expect(filledBy(apart, 1)).toEqual([`2 ${name}`]);
  expect(filledBy(apart, 0)).toEqual(['0 City', '0 State']);
});

test.each([
  [['Garaging Zip', 'Zip'], 1],
  [['Garaging Zip', 'Zip Code', 'Billing Zip=zipcode'], 2],
  [['Garaging Zip', 'Billing Zip'], 0],
  [['Billing Zip Code'], 0],
])('FIELD-16 of the zip codes %p, the plain fields belong to number %p', (zips, owner) => {
  const group = single(...zips, 'City', 'State', 'County', 'Country');
  const filled = zips.map((_, index) => filledBy([group], 0, index));
  const plain = ['0 City', '0 State', '0 County', '0 Country'];
  expect(filled).toEqual(zips.map((_, index) => (index === owner ? plain : [])));
});

test('FIELD-16 a field whose words no zip code has is plain only by its attribute_name', () => {
  const group = single(
    'Zip',
    'Garaging Zip',
    'Insured City=city',
    'Insured State',
    'Inside Garaging City Limits',
  );
  expect(filledBy([group], 0)).toEqual(['0 Insured City']);
  expect(filledBy([group], 0, 1)).toEqual([]);
});

test('FIELD-16 plain fields next to a zip code with words belong to the plain one of the form, unless it has its own', () => {
  const billing = single('Billing Zip', 'City', 'State');
  expect(filledBy([single('Zip', 'City'), billing], 0)).toEqual(['0 City', '1 State']);
  expect(filledBy([single('Zip', 'City'), billing], 1)).toEqual(['1 City']);
});

test('FIELD-16 a zip code with a field of its own words leaves the plain one, even if it is the only zip code', () => {
  expect(filledBy([single('Billing Zip', 'City', 'State', 'Billing City')], 0)).toEqual([
    '0 Billing City',
    '0 State',
  ]);
});

test('FIELD-16 Q-150 a table fills its own row and no other group fills it', () => {
  const vehicles = table('Garaging Zip', 'Garaging City', 'Zip', 'City');
  const groups = [vehicles, single('Zip', 'Garaging Zip', 'County', 'Garaging State')];
  expect(filledBy(groups, 0)).toEqual(['0 Garaging City']);
  expect(filledBy(groups, 0, 1)).toEqual(['0 City']);
  expect(filledBy(groups, 1)).toEqual(['1 County']);
  expect(filledBy(groups, 1, 1)).toEqual(['1 Garaging State']);
});

test.each([
  ['12345', '12345'],
  [' 12345-6789 ', '12345'],
  ['123456789', '12345'],
  ['12345 6789', '12345'],
  ['12345–6789', '12345'],
  ['12345-', '12345'],
  ['123456', '123456'],
  ['1234', '1234'],
  ['K1A 0B1', 'K1A 0B1'],
])('FIELD-15 the zip code %p is looked up as %p', (text, zipcode) => {
  expect(lookupZipcode(text)).toBe(zipcode);
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

test('FIELD-16 what the zip field’s group lacks is filled in other groups without a zip code, but not in tables', () => {
  const groups = [
    table('County'),
    single('Zip=zipcode', 'City'),
    single('Zip=zipcode', 'State'),
    single('City', 'Country'),
  ];
  expect(filledBy(groups, 1)).toEqual(['1 City', '3 Country']);
  expect(filledBy([table('Zip', 'County'), ...groups], 0)).toEqual(['0 County']);
});
