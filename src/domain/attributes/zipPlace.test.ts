import { anAttribute } from '@/testing/builders/quotationBuilders';
import type { ZipKey } from './zipFill';
import { fillTexts, isSamePlace } from './zipPlace';

test.each<[ZipKey, string, string, string[]]>([
  ['state', 'NY', 'New Jersey, New York, Ohio', ['New York']],
  ['state', 'New York', 'NJ, NY, OH', ['NY']],
  ['state', 'NY', 'NJ - New Jersey, NY - New York', ['NY - New York']],
  ['state', 'New York', 'New Jersey (NJ), New York (NY)', ['New York (NY)']],
  ['state', ' ny ', 'new  york, ohio', ['new  york']],
  ['state', 'N.Y.', 'New York', ['New York']],
  ['state', 'PR', 'Puerto Rico', ['Puerto Rico']],
  ['state', 'NY', 'NY, New York', ['NY']],
  ['state', 'ny', 'NY, New York', ['NY']],
  ['state', 'New York State', 'NY, New York', []],
  ['state', 'NY', 'NEW YORK, New York', []],
  ['state', 'WY', 'New York, Ohio', []],
  ['state', 'WY', '', []],
  ['county', 'Kings County', 'Queens, KINGS', ['KINGS']],
  ['county', 'Kings', 'Kings County, Queens County', ['Kings County']],
  ['country', 'US', 'Canada, United States', ['United States']],
  ['country', 'United States of America', 'Canada, U.S.A.', ['U.S.A.']],
  ['city', 'SAINT LOUIS', 'Saint Louis, Saint Paul', ['Saint Louis']],
  ['city', 'Provo', 'Saint Louis', []],
])('FIELD-16 the %s %p is among the options %p: %p', (key, value, options, texts) => {
  const select = anAttribute({ attribute_type: 'SelectBox', selectgroup: options });
  const radio = anAttribute({ attribute_type: 'radio', radiogroup: options });
  expect(fillTexts(select, key, value)).toEqual(texts);
  expect(fillTexts(radio, key, value)).toEqual(texts);
});

test('FIELD-16 a text box takes the value of the server, and a state that is too long for it in its other writing', () => {
  expect(fillTexts(anAttribute({}), 'county', ' Kings county')).toEqual([' Kings county']);
  expect(fillTexts(anAttribute({ attribute_type: 'textarea' }), 'state', 'New York')).toEqual([
    'New York',
    'NY',
  ]);
  expect(fillTexts(anAttribute({}), 'state', 'Ontario')).toEqual(['Ontario']);
});

test.each(['checkbox', 'date'])(
  'FIELD-16 a %s takes no place, and no field takes a blank',
  (attribute_type) => {
    expect(fillTexts(anAttribute({ attribute_type }), 'state', 'NY')).toEqual([]);
    expect(fillTexts(anAttribute({}), 'state', ' ')).toEqual([]);
  },
);

test.each<[ZipKey, string, string, boolean]>([
  ['state', 'NY', 'new york', true],
  ['state', 'NY', 'NJ', false],
  ['county', 'Kings', 'Kings County', true],
  ['city', 'Provo', ' PROVO ', true],
  ['city', '', '', false],
])('FIELD-16 as a %s, %p and %p are the same place: %p', (key, one, other, isSame) => {
  expect(isSamePlace(key, one, other)).toBe(isSame);
});
