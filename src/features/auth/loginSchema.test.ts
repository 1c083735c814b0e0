import { schemaErrors } from '@/components/form/schemaErrors.fixture';
import { loginSchema } from './loginSchema';

test.each([
  ['', '', { username: 'Enter your username.', password: 'Enter your password.' }],
  ['admin', '', { password: 'Enter your password.' }],
  ['', 'admin123', { username: 'Enter your username.' }],
  [' ', ' ', {}],
  ['admin', 'admin123', {}],
])('LOGIN-03 username and password are both required (%#)', (username, password, errors) => {
  expect(schemaErrors(loginSchema, { username, password })).toEqual(errors);
});
