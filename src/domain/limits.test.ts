import { alertLifetime, codeLength, headerLength } from './limits';

test('CONST-22 CONST-23 CONST-24 sender inputs take 20 characters, a code has 4, an alert lasts 3000 ms', () => {
  expect({ headerLength, codeLength, alertLifetime }).toEqual({
    headerLength: 20,
    codeLength: 4,
    alertLifetime: 3000,
  });
});
