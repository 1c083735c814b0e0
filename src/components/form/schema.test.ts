import { errorAt, errorsIn, fits, isRequiredBy, yupSchemaOf, type FormSchema } from './schema';

interface Member {
  name: string;
  kind: string;
  code: string;
  email: string;
  boxes: readonly string[];
}

const member: Member = { name: 'Ann', kind: 'a', code: '', email: '', boxes: ['1', '2'] };

const schema: FormSchema<Member> = ({ required, when, email, filled, maxText }) => ({
  name: required('Name').concat(maxText('Name', 5)),
  code: when('kind', 'b', required('Code')),
  email: email('Email'),
  boxes: filled('Enter both.'),
});

test.each<[Partial<Member>, Record<string, string>]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ name: '\u200b' }, { name: 'Name is required' }],
  [{ name: '\u2800 \u00ad' }, { name: 'Name is required' }],
  [{ boxes: ['1', '\u200b'] }, { boxes: 'Enter both.' }],
  [{ name: 'Anneli' }, { name: 'Name takes at most 5 characters' }],
  [{ kind: 'b' }, { code: 'Code is required' }],
  [{ kind: 'b', code: 'x' }, {}],
  [{ email: 'ann' }, { email: 'Email needs an email address such as name@example.com' }],
  [{ email: 'ann@example.com' }, {}],
  [{ boxes: ['1', ''] }, { boxes: 'Enter both.' }],
  [{ boxes: [' ', '2'] }, {}],
])('a schema finds the first error of each field (%#)', (values, errors) => {
  expect(errorsIn(schema, { ...member, ...values })).toEqual(errors);
});

test('a field is required as long as its condition holds', () => {
  const yup = yupSchemaOf(member, schema);
  expect(isRequiredBy(yup, 'name', member)).toBe(true);
  expect(isRequiredBy(yup, 'email', member)).toBe(false);
  expect(isRequiredBy(yup, 'code', member)).toBe(false);
  expect(isRequiredBy(yup, 'code', { ...member, kind: 'b' })).toBe(true);
  expect(isRequiredBy(yup, 'other', member)).toBe(false);
});

test('a form without rules has a schema of the shapes of its fields', () => {
  const yup = yupSchemaOf(member);
  expect(Object.keys(yup.fields)).toEqual(Object.keys(member));
  expect(errorAt(yup, 'name', { ...member, name: ['Ann'] })).toBeDefined();
  expect(errorAt(yup, 'name', { ...member, name: null })).toBeUndefined();
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
])('a field that began with %p can hold %p: %p', (first, value, expected) => {
  expect(fits(first, value)).toBe(expected);
});
