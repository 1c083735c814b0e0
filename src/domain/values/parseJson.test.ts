import fc from 'fast-check';
import { parseJson } from './parseJson';

test.each([
  ['{"id":9007199254740993}', { id: '9007199254740993' }],
  [
    '[9007199254740992,9007199254740993,-9007199254740995]',
    [9007199254740992, '9007199254740993', '-9007199254740995'],
  ],
  [
    '{"a":"9007199254740993","b":"x\\"12345678901234567","c":12345678901234567}',
    { a: '9007199254740993', b: 'x"12345678901234567', c: '12345678901234567' },
  ],
  ['{"12345678901234567":1}', { '12345678901234567': 1 }],
  ['100000000000000000000000', '100000000000000000000000'],
  ['1', 1],
])('%s keeps its digits', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test('fractions and exponents stay numbers', () => {
  const text = '[0.12345678901234567,1234567890123456.7,12345678901234567e2]';
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('malformed JSON throws', () => {
  for (const text of ['', '[01234567890123456]', '{"a":12345678901234567', '<p>12345678901234567</p>'])
    expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('a value that JavaScript has serialised is read unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify([value, 1234567890123456]);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('a long text does not overflow the stack', () => {
  const text = JSON.stringify({ id: 1234567890123456, file: 'x\\"'.repeat(500_000) });
  expect(parseJson(text)).toEqual(JSON.parse(text));
});
