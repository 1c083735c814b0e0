import fc from 'fast-check';
import { applyMask, incompleteMessage, isComplete, withoutLiterals } from './mask';

const runs = { seed: 1, numRuns: 1000 };

function typedAtEnd(mask: string, text: string): string {
  return applyMask(mask, text, text.length).text;
}

/** One key after the other at the end of the box, as a person types. */
function typedSlowly(mask: string, keys: string): string {
  return [...keys].reduce((text, key) => typedAtEnd(mask, text + key), '');
}

test.each([
  ['FIELD-02', 'aaa', 'xyz', 'xyz'],
  ['FIELD-02', 'aaa', 'XyZ', 'xyz'],
  ['FIELD-02', 'aaa', '1x2', 'x'],
  ['FIELD-03', 'AAA', 'XYZ', 'XYZ'],
  ['FIELD-03', 'AAA', 'xYz', 'XYZ'],
  ['FIELD-03', 'AAA', '-x-9', 'X'],
  ['FIELD-04', '999', '123', '123'],
  ['FIELD-04', '999', 'a1b2', '12'],
  ['FIELD-04', '999', '1234', '123'],
  ['FIELD-05', '999-99-9999', '123456789', '123-45-6789'],
  ['FIELD-05', 'AA/99', 'ab12', 'AB/12'],
  ['FIELD-05', '(999) 999-9999', '2125550199', '(212) 555-0199'],
  ['FIELD-05', '(999)', '123', '(123)'],
  ['FIELD-05', '#x-99', '7', '#x-7'],
  ['FIELD-05', '+1 999', '555', '+1 555'],
  ['ATTR-16', 'aA-99', 'xY12', 'xY-12'],
  ['ATTR-16', 'aA-99', 'Xy12', 'xY-12'],
])('%s with the mask %s, typing %s gives %s', (_id, mask, keys, shown) => {
  expect(typedSlowly(mask, keys)).toBe(shown);
  expect(typedAtEnd(mask, keys)).toBe(shown);
});

test.each([
  ['999-99-9999', ' 123 45 6789 ', '123-45-6789'],
  ['999-99-9999', '123-45-6789', '123-45-6789'],
  ['999-99-9999', '123–45–6789', '123-45-6789'],
  ['(999) 999-9999', '212.555.0199 ext. 3', '(212) 555-0199'],
  ['+1 999 999', '+1 212-555', '+1 212 555'],
  ['AA 99', 'ab-1 2', 'AB 12'],
  ['99999', '１２345', '12345'],
  ['AA-99', '\u200bａb\u202c-1２', 'AB-12'],
  ['(999) 999-9999', '+1 (212) 555-0199', '(212) 555-0199'],
  ['(999) 999-9999', '1-212-555-0199', '(212) 555-0199'],
  ['999-999-9999', '0012125550199', '212-555-0199'],
  ['9999999999', '＋12125550199', '2125550199'],
  ['+1 (999) 999-9999', '12125550199', '+1 (212) 555-0199'],
  ['(999) 999-9999', '121255501', '(121) 255-501'],
  ['999-99-9999', '1123456789', '112-34-5678'],
])('FIELD-06 with the mask %s, pasting %p gives %s', (mask, pasted, shown) => {
  expect(typedAtEnd(mask, pasted)).toBe(shown);
});

test.each([
  ['(999) 999-9999', '(212) 555-0199', undefined],
  ['(999) 999-9999', '212.555.0199', undefined],
  ['(999) 999-9999', '2125550199 77', '2 characters found no place.'],
  ['999-99-9999', 'SSN 123-45-6789', '3 characters found no place.'],
  ['AA-99', 'AB-1x', '1 character found no place.'],
  ['+1 999', '+1 212', undefined],
  ['9999', '\u200b1234\u200b', undefined],
  ['9999', '', undefined],
])('FIELD-06 with the mask %s, of the pasted %p it is said: %s', (mask, pasted, note) => {
  expect(applyMask(mask, pasted, pasted.length).pasteNote).toBe(note);
});

test('a country code that is left out is said, and one typed in front of a whole number changes nothing', () => {
  expect(applyMask('(999) 999-9999', '+1 212 555 0199', 15).note).toBe('The leading 1 was left out.');
  expect(applyMask('(999) 999-9999', '1(212) 555-0199', 1)).toMatchObject({
    text: '(212) 555-0199',
    caret: 0,
  });
});

test.each([
  ['a digit in the middle', '999-99', '1|23-4', '5', '15|2-34'],
  ['a digit in front of a literal', '999-99', '12|-4', '3', '123|-4'],
  ['a digit in front of the prefix', '+1 999', '|+1 55', '7', '+1 7|55'],
  ['a digit inside the prefix', '+1 999', '+|1 55', '7', '+1 7|55'],
  ['the prefix typed by hand', '+1 999', '|', '+', '+|'],
  ['a refused letter', '999-99', '1|23-4', 'x', '1|23-4'],
  ['one digit too many', '999-99', '1|23-45', '9', '19|2-34'],
  ['the last digit', '(999)', '(12|', '3', '(123|)'],
])('FIELD-06 the caret keeps its place: %s', (_case, mask, before, typed, after) => {
  const at = before.indexOf('|');
  const raw = before.replace('|', typed);
  const { text, caret } = applyMask(mask, raw, at + typed.length);
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(after);
});

test.each([
  ['a digit at the end', '999-99', '123-|', '123-|'],
  ['the literal at the end', '999-99', '123|', '123|'],
  ['a digit in the middle', '999-99', '1|3-45', '1|34-5'],
  ['the literal in the middle', '999-99', '123|45', '123|-45'],
  ['the ending', '(999)', '(123|', '(123|)'],
  ['the digit before the ending', '(999)', '(12|)', '(12|'],
  ['a sign of the prefix', '+1 999', '|1 55', '|+1 55'],
  ['all but the prefix', '+1 999', '+1 |', '+1 |'],
  ['everything', '999-99', '|', '|'],
])('FIELD-06 deleting %s', (_case, mask, left, shown) => {
  const { text, caret } = applyMask(mask, left.replace('|', ''), left.indexOf('|'));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown);
});

test('FIELD-06 Backspace empties a masked box in the end', () => {
  let typed = { text: '(123) 45', caret: 8 };
  for (let presses = 0; presses < 12 && typed.text !== ''; presses += 1) {
    const { text, caret } = typed;
    const place = Math.max(0, caret - 1);
    typed = applyMask('(999) 99', text.slice(0, place) + text.slice(caret), place);
  }
  expect(typed).toEqual({ text: '', caret: 0 });
});

test.each([
  ['é', 'É'],
  ['ж', 'Ж'],
  ['ђ', 'Ђ'],
])('FIELD-02 FIELD-03 letters of any alphabet: %s and %s', (lower, upper) => {
  expect([typedAtEnd('a', upper), typedAtEnd('A', lower)]).toEqual([lower, upper]);
});

test.each(['ß', '漢', '😀', '\ud83d', '_', ' '])('FIELD-03 %p is no uppercase letter', (character) => {
  expect(typedAtEnd('A', character)).toBe('');
});

test('FIELD-05 a literal outside the basic plane is one character', () => {
  expect(typedSlowly('9😀9', '12')).toBe('1😀2');
  expect(isComplete('9😀9', '1😀2')).toBe(true);
});

test('FIELD-06 an empty mask filters nothing', () => {
  expect(applyMask('', 'Any thing at all', 3)).toEqual({ text: 'Any thing at all', caret: 3 });
});

test('FIELD-05 a mask of literals takes its own characters only', () => {
  expect([typedAtEnd('---', ''), typedAtEnd('---', 'x'), typedAtEnd('-+-', '-x+')]).toEqual(['', '', '-+']);
});

test.each([
  ['999-99-9999', '123-45-6789', true],
  ['999-99-9999', '123-45-678', false],
  ['999-99-9999', '123456789', false],
  ['999-99-9999', '123-45-67890', false],
  ['aA', 'xY', true],
  ['aA', 'Xy', false],
  ['(999)', '(123', false],
  ['---', '---', true],
  ['999', '', false],
  ['', 'anything', true],
  ['', '', true],
])('FIELD-07 the mask %p and %p: complete is %p', (mask, text, complete) => {
  expect(isComplete(mask, text)).toBe(complete);
});

test('FIELD-07 the message names the format as it was entered', () => {
  expect(incompleteMessage('AA-999')).toBe(
    'Please complete the field according to the format AA-999 before proceeding.',
  );
});

test.each([
  ['999-99-9999', '123-45-6789', '123456789'],
  ['999-99-9999', '123456789', '123456789'],
  ['AA 99', 'AB 12', 'AB12'],
  ['+1 999', '+1 555', '555'],
  ['aa-aa', 'ab_cd', 'ab_cd'],
  ['', 'a-b', 'a-b'],
])('FIELD-08 Q-148 with the mask %p, %p without literals is %p', (mask, text, rest) => {
  expect(withoutLiterals(mask, text)).toBe(rest);
});

test('only the first 200 characters of a mask count', () => {
  const mask = '9😀'.repeat(5000);
  const digits = '4'.repeat(300);
  const whole = '4😀'.repeat(100);
  expect(typedAtEnd(mask, digits)).toBe(whole);
  expect([isComplete(mask, whole), isComplete(mask, whole + '4'), isComplete(mask, '4😀')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(withoutLiterals(mask, whole)).toBe('4'.repeat(100));
});

const sign = fc.constantFrom('a', 'A', '9', '-', ' ', '1', 'x', 'X', '(', '😀', 'é');
const masks = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(fc.constantFrom('a', 'B', '1', '9', '-', ' ', 'x', '('), { maxLength: 20 }).map((t) => t.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const carets = fc.nat(22);

test('FIELD-06 what is formatted stays as it is when it is formatted again', () => {
  fc.assert(
    fc.property(masks, texts, carets, (mask, text, caret) => {
      const once = applyMask(mask, text, Math.min(caret, text.length));
      expect(applyMask(mask, once.text, once.caret)).toMatchObject({ text: once.text, caret: once.caret });
    }),
    runs,
  );
});

test('FIELD-06 the result is a prefix of the mask, and the caret is in it', () => {
  fc.assert(
    fc.property(
      masks.filter((mask) => mask !== ''),
      texts,
      carets,
      (mask, text, caret) => {
        const shown = applyMask(mask, text, caret);
        const length = [...shown.text].length;
        expect(isComplete([...mask].slice(0, length).join(''), shown.text)).toBe(true);
        expect(shown.caret).toBeGreaterThanOrEqual(0);
        expect(shown.caret).toBeLessThanOrEqual(shown.text.length);
      },
    ),
    runs,
  );
});

test('FIELD-07 only the last slot is needed to complete a mask, its ending comes by itself', () => {
  const slots = fc.constantFrom('a', 'A', '9');
  fc.assert(
    fc.property(masks, slots, fc.constantFrom('', ')', '-)'), (start, slot, ending) => {
      const mask = start + slot + ending;
      const full = [...mask].map((s) => ({ a: 'k', A: 'K', '9': '4' })[s] ?? s).join('');
      const withoutEnding = full.slice(0, full.length - ending.length);
      expect(typedAtEnd(mask, withoutEnding)).toBe(full);
    }),
    runs,
  );
});
