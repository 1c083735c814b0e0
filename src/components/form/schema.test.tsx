import { array } from 'yup';
import {
  errorAt,
  errorsIn,
  fits,
  isRequiredBy,
  text,
  verbatim,
  yupSchemaOf,
  type FormSchema,
} from './schema';

interface Member {
  name: string;
  kind: string;
  code: string;
  email: string;
  boxes: readonly string[];
}

const member: Member = { name: 'Ann', kind: 'a', code: '', email: '', boxes: ['1', '2'] };

const schema: FormSchema<Member> = {
  name: text().label('Name').required().max(5),
  code: text()
    .label('Code')
    .when('kind', { is: 'b', then: (code) => code.required() }),
  email: text().label('Email').email(),
  boxes: array().of(verbatim().required('Enter both.')),
};

test.each<[Partial<Record<keyof Member, unknown>>, Record<string, string>]>([
  [{}, {}],
  [{ name: null }, { name: 'Name is required' }],
  [{ name: 7 }, {}],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ name: '\u200b' }, { name: 'Name is required' }],
  [{ name: '\u2800 \u00ad' }, { name: 'Name is required' }],
  [{ boxes: ['1', '\u200b'] }, { boxes: 'Enter both.' }],
  [{ name: 'Anneli' }, { name: 'Name takes at most 5 characters' }],
  [{ kind: 'b' }, { code: 'Code is required' }],
  [{ kind: 'b', code: null }, { code: 'Code is required' }],
  [{ kind: 'b', code: 'x' }, {}],
  [{ email: null }, {}],
  [{ email: 'ann' }, { email: 'Email: Enter an email address like name@example.com' }],
  [{ email: 'ann@example.com' }, {}],
  [{ boxes: ['1', ''] }, { boxes: 'Enter both.' }],
  [{ boxes: [' ', '2'] }, {}],
])('a schema finds the first error of each field (%#)', (values, errors) => {
  expect(errorsIn<object>(schema, { ...member, ...values })).toEqual(errors);
});

test('a field is required as long as its condition holds', () => {
  const yup = yupSchemaOf(schema);
  expect(isRequiredBy(yup, 'name', member)).toBe(true);
  expect(isRequiredBy(yup, 'email', member)).toBe(false);
  expect(isRequiredBy(yup, 'code', member)).toBe(false);
  expect(isRequiredBy(yup, 'code', { ...member, kind: 'b' })).toBe(true);
  expect(isRequiredBy(yup, 'other', member)).toBe(false);
});

test('a stored value is accepted, and the field stays required', () => {
  const yup = yupSchemaOf(schema, (name, value) => name === 'name' && value === 'Anneliese');
  expect(errorAt(yup, 'name', { ...member, name: 'Anneliese' })).toBeUndefined();
  expect(errorAt(yup, 'name', { ...member, name: 'Anneliesa' })).toBeDefined();
  expect(isRequiredBy(yup, 'name', { ...member, name: 'Anneliese' })).toBe(true);
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
