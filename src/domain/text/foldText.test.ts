import { foldText } from './foldText';

test.each([
  ['José', 'jose'],
  ['Jose\u0301', 'jose'],
  ['O’Hara', "o'hara"],
  ['O‘Hara', "o'hara"],
  ['Oʼhara', "o'hara"],
  ['O´Hara', "o'hara"],
  ['O`Hara', "o'hara"],
  ['Łódź', 'lodz'],
  ['Sørensen', 'sorensen'],
  ['Đorđević', 'dordevic'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Smith‑Jones', 'smith-jones'],
  ['2024–2025', '2024-2025'],
  ['−5', '-5'],
  ['Ｓｍｉｔｈ', 'smith'],
  ['Mül\u00adler\u200b', 'muller'],
  ['a\u00a0b', 'a b'],
  ['a\nb', 'a\nb'],
  ['山田', '山田'],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
