import { Sealed, Secret, sealed } from './secret';

test('a sealed value prints and serialises as dots, and only opening it gives the value', () => {
  const card = { cardnumber: '4111 1111 1111 1111' };
  const one = new Sealed(card);
  expect(one.open()).toBe(card);
  expect([String(one), JSON.stringify({ one })]).toEqual(['••••', '{"one":"••••"}']);
  expect(Object.values(one)).toEqual([]);
});

test.each([
  ['hush', '••••', false],
  [' ', '••••', false],
  ['', '', true],
])('a secret text %p prints as %p', (text, shown, isEmpty) => {
  const secret = new Secret(text);
  expect([secret.reveal(), String(secret), JSON.stringify(secret)]).toEqual([text, shown, `"${shown}"`]);
  expect(secret.isEmpty).toBe(isEmpty);
});

test('a typed text is sealed for sending, and a sealed one is unchanged', () => {
  const stored = new Secret('stored');
  expect(sealed(stored)).toBe(stored);
  expect(sealed('typed').reveal()).toBe('typed');
});
