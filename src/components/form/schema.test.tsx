import { object } from 'yup';
import { date } from './dateSchema';
import { isRequiredBy, schemaForFields, text } from './schema';
import { schemaErrors } from './schemaErrors.fixture';
import { fits } from './useDraftSource';

const member = { name: 'Ann', kind: 'a', code: '', email: '', start: '2027-01-01' };

const schema = object({
  name: text().label('Name').required().max(5),
  code: text()
    .label('Code')
    .when('kind', { is: 'b', then: (code) => code.required() }),
  email: text().label('Email').email(),
  start: date().label('Start Date'),
});

test.each<[Partial<Record<keyof typeof member, unknown>>, Record<string, string>]>([
  [{}, {}],
  [{ name: null }, { name: 'Name is required' }],
  [{ name: 7 }, {}],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ name: '\u200b' }, { name: 'Name is required' }],
  [{ name: '\u2800 \u00ad' }, { name: 'Name is required' }],
  [{ name: 'Anneli' }, { name: 'Name takes at most 5 characters' }],
  [{ kind: 'b' }, { code: 'Code is required' }],
  [{ kind: 'b', code: null }, { code: 'Code is required' }],
  [{ kind: 'b', code: 'x' }, {}],
  [{ email: null }, {}],
  [{ email: 'ann' }, { email: 'Email: Enter an email address like name@example.com' }],
  [{ email: 'ann@example.com' }, {}],
  [{ start: '0027-01-01' }, { start: 'Enter the year with four digits' }],
  [{ start: '' }, {}],
  [{ start: null }, {}],
])('a schema finds the first error of each field (%#)', (values, errors) => {
  expect(schemaErrors(schema, { ...member, ...values })).toEqual(errors);
});

test('a field is required as long as its condition holds', () => {
  expect(isRequiredBy(schema, 'name', member)).toBe(true);
  expect(isRequiredBy(schema, 'email', member)).toBe(false);
  expect(isRequiredBy(schema, 'code', member)).toBe(false);
  expect(isRequiredBy(schema, 'code', { ...member, kind: 'b' })).toBe(true);
  expect(isRequiredBy(schema, 'other', member)).toBe(false);
});

test('a stored value is accepted, and only the rules of the named fields are checked', () => {
  const isStored = (name: string, value: unknown): boolean => name === 'name' && value === 'Anneliese';
  const rules = schemaForFields(schema, ['name', 'code'], isStored);
  expect(schemaErrors(rules, { ...member, name: 'Anneliese', email: 'ann' })).toEqual({});
  expect(schemaErrors(rules, { ...member, name: 'Anneliesa', kind: 'b' })).toEqual({
    name: 'Name takes at most 5 characters',
    code: 'Code is required',
  });
});

test.each([
  ['', 'text', true],
  ['', 7, true],
  ['', null, true],
  [null, 'text', true],
  [null, true, true],
  [false, true, true],
  [[], ['a'], true],
  ['', true, false],
  [false, 'text', false],
  ['', ['a'], false],
  [null, ['a'], false],
  [[], 'a', false],
  [[], null, false],
])('a field with the initial value %p can have the value %p: %p', (first, value, expected) => {
  expect(fits(first, value)).toBe(expected);
});
