import { cleanText, cleanTyped, isBlank, withoutInvisible } from './cleanText';

test.each([
  ['full-width digits', '２１２－５５５', '212-555'],
  ['a zero-width blank', '12\u200b34', '1234'],
  ['direction marks around a pasted number', '\u202a+1 212\u202c', '+1 212'],
  ['a soft hyphen', '50\u00ad.00', '50.00'],
  ['a byte order mark', '\ufeff8305', '8305'],
  ['Hangul fillers, one of them full-width', 'a\u3164b\uffa0c\u115f', 'abc'],
  ['a Braille blank', '\u28001', '1'],
  ['a no-break space', '1\u00a0200', '1 200'],
])('%s is read as what is seen', (_, typed, read) => {
  expect(cleanText(typed)).toBe(read);
  expect(cleanText(read)).toBe(read);
});

test('the caret stays after the same character', () => {
  expect(cleanTyped({ text: '\u200b１２\u200b３４', caret: 3 })).toEqual({ text: '1234', caret: 2 });
  expect(cleanTyped({ text: '12', caret: 2 })).toEqual({ text: '12', caret: 2 });
});

test('a text that cannot be seen is blank, and its other characters stay', () => {
  for (const text of ['', ' ', '\u200b', '\u3164 \u2800', '\u2060\t']) expect(isBlank(text)).toBe(true);
  expect(isBlank('\u200bx')).toBe(false);
  expect(withoutInvisible('José\u200b １')).toBe('José １');
});
