import { schemaErrors } from '@/components/form/schemaErrors.fixture';
import { noCode } from './code';
import { channelSchema, codeSchema, loginIdSchema, passwordSchema, phoneSchema } from './recoverySchemas';

test.each([
  [{ username: '' }, { username: 'Enter your login id.' }],
  [{ username: ' ' }, {}],
  [{ username: 'bdxuser' }, {}],
])('RECOV-24 the login id is required (%#)', (values, errors) => {
  expect(schemaErrors(loginIdSchema, values)).toEqual(errors);
});

test.each([
  [{ phonenumber: '' }, { phonenumber: 'Enter your phone number.' }],
  [{ phonenumber: '1' }, {}],
])('RECOV-24 the phone number is required (%#)', (values, errors) => {
  expect(schemaErrors(phoneSchema, values)).toEqual(errors);
});

test.each([
  [noCode, { code: 'Enter all four characters.' }],
  [['1', '2', '', '4'], { code: 'Enter all four characters.' }],
  [['1', '2', '3', ''], { code: 'Enter all four characters.' }],
  [['1', 'a', '-', 'Z'], {}],
])('RECOV-24 each character of the code is required (%#)', (code, errors) => {
  expect(schemaErrors(codeSchema, { code })).toEqual(errors);
});

test.each([
  ['', '', { newpassword: 'Enter a new password.', password: 'Enter the new password once more.' }],
  ['', 'x', { newpassword: 'Enter a new password.' }],
  ['x', '', { password: 'Enter the new password once more.' }],
  ['swordfish', 'trout', {}],
])('RECOV-24 RECOV-26 both passwords are required, equal or not (%#)', (newpassword, password, errors) => {
  expect(schemaErrors(passwordSchema, { newpassword, password })).toEqual(errors);
});

test.each(['Email', 'Phone'] as const)('RECOV-05 a code goes by %s', (channel) => {
  expect(schemaErrors(channelSchema, { channel })).toEqual({});
});
