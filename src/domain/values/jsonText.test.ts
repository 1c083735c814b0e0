import fc from 'fast-check';
import { plainObject, readJsonText } from './jsonText';

const runs = { seed: 1, numRuns: 1000 };
const answers = { '12': { firstname: { '0': 'Ann' } } };
const plain = JSON.stringify(answers);

function escaped(text: string): string {
  return text.replaceAll('"', '\\"');
}

test.each([
  ['as it is', plain],
  ['with blanks around it', ` ${plain}\n`],
  ['doubled', JSON.stringify(plain)],
  ['doubled twice', JSON.stringify(JSON.stringify(plain))],
  ['with escaped quotes', escaped(plain)],
  ['with escaped quotes, in quotes', `"${escaped(plain)}"`],
  ['doubled, with escaped quotes', JSON.stringify(escaped(plain))],
  ['in quotes, nothing escaped', `"${plain}"`],
  ['in single quotes', `'${plain}'`],
  ['in single quotes, with escaped quotes', `'${escaped(plain)}'`],
  ['escaped twice', escaped(escaped(plain))],
])('QEDIT-19 Q-143 JSON text %s is read', (_case, text) => {
  expect(readJsonText(text)).toEqual(answers);
});

test.each(['', '  ', 'null', '""', '"null"'])('QEDIT-19 %p holds nothing', (text) => {
  expect(readJsonText(text)).toBeNull();
});

test.each([
  ...[plain.slice(0, 12), '{', 'Ann', '12', 'true', '"Ann"', '{"a":1', "{'a':1}", '[object Object]'],
  // Only quotes that match are taken off, and nothing else.
  ...[`x${plain}x`, `x${plain}y`, `"${plain}'`, `"${plain}x`],
])('QEDIT-19 %p cannot be read', (text) => {
  expect(readJsonText(text)).toBeUndefined();
});

test('QEDIT-19 a value that holds quotes survives every way of writing', () => {
  const quoting = { '1': { a: { '0': 'He said "no" \\ and left' } } };
  const text = JSON.stringify(quoting);
  const bodyOfString = JSON.stringify(text).slice(1, -1);
  expect([text, JSON.stringify(text), bodyOfString, `'${text}'`].map((form) => readJsonText(form))).toEqual([
    quoting,
    quoting,
    quoting,
    quoting,
  ]);
});

test('QEDIT-19 data is read alike plain, doubled and escaped; nothing ever throws', () => {
  const data = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
  fc.assert(
    fc.property(data, (value) => {
      const text = JSON.stringify(value);
      const expected: unknown = JSON.parse(text);
      expect(readJsonText(text)).toEqual(expected);
      expect(readJsonText(JSON.stringify(text))).toEqual(expected);
      expect(readJsonText(JSON.stringify(text).slice(1, -1))).toEqual(expected);
    }),
    runs,
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => readJsonText(text)).not.toThrow();
    }),
    runs,
  );
});

test('ENT-27 keys of the server are names like any other', () => {
  const result = plainObject([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ]);
  expect(JSON.stringify(result)).toBe('{"__proto__":"a","constructor":"b","toString":"c"}');
  expect(Object.getPrototypeOf(result)).toBeNull();
});
