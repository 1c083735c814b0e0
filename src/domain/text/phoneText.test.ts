import { splitPhone } from './phoneText';

const extension = 'An extension is not kept.';
const rest = 'Only one number fits here: what follows it is not kept.';

test.each([
  ['212-555-0199 x123', '212-555-0199', extension],
  ['212-555-0199X123', '212-555-0199', extension],
  ['(212) 555-0199 ext. 123', '(212) 555-0199', extension],
  ['(212) 555-0199, Extension 123', '(212) 555-0199', extension],
  ['+44 20 7946 0958 #12', '+44 20 7946 0958', extension],
  ['tel:+1-212-555-0199;ext=123', 'tel:+1-212-555-0199', extension],
  ['fax 212-555-0199', 'fax 212-555-0199', ''],
  ['#212-555-0199', '#212-555-0199', ''],
  ['2125x550199', '2125x550199', ''],
  ['212-555-0199 x', '212-555-0199', ''],
  ['212-555-0199,,12', '212-555-0199', rest],
  ['030/12345678', '030/12345678', ''],
  ['212-555-0199', '212-555-0199', ''],
  ['', '', ''],
])('FIELD-22 the number in %p is %p, and it is said: %p', (text, number, note) => {
  expect(splitPhone(text)).toMatchObject({ number, note });
});

test.each([
  '212-555-0199 / 212-555-0100',
  '212-555-0199;212-555-0100',
  '2125550199,2125550100',
  '212-555-0199 or 212-555-0100',
  '212-555-0199\n212-555-0100',
  '212-555-0199\t+44 20 7946 0958',
  '212-555-0199 212-555-0100',
  '212-555-0199 x12 / 212-555-0100',
])('FIELD-22 %p are two numbers', (text) => {
  expect(splitPhone(text).number).toBeUndefined();
});
