import { severalNumbersNote } from './typedNotes';

const two = 'Two numbers: 1200 and 800. Enter one of them.';

test.each([
  ['1200\n800', two],
  ['1200\r\n800\r\n', two],
  ['1200\t800', two],
  ['1200 800', two],
  ['１２００\u3000８００', two],
  ['1200/800', two],
  ['1200;800', two],
  ['1200 and 800', two],
  ['1200, 800', two],
  ['1200-800', two],
  ['1200\u2013800', two],
  ['$1200 | $800', two],
  ['200\n800', 'Two numbers: 200 and 800. Enter one of them.'],
  ['200\t800', 'Two numbers: 200 and 800. Enter one of them.'],
  ['1 200,800', 'Two numbers: 1 200 and 800. Enter one of them.'],
  ['1,200.50 800.25', 'Two numbers: 1,200.50 and 800.25. Enter one of them.'],
  ['$1,200.50\n$800.25', 'Two numbers: 1,200.50 and 800.25. Enter one of them.'],
  ['1.200,50', 'Two numbers: 1.200 and 50. Enter one of them.'],
  ['5/1/2026', 'Two numbers or more: 5, 1, 2026. Enter one of them.'],
  ['1 2 3 4', 'Two numbers or more: 1, 2, 3, … Enter one of them.'],
])('%j are several numbers', (text, note) => {
  expect(severalNumbersNote(text)).toBe(note);
});

test.each([
  '',
  'Unlimited',
  '1200',
  ' 1200\n',
  '-$1,200.50',
  '(1200.50)',
  '1200.',
  '.5',
  '12.5 %',
  'USD 1,200,800',
  '1 200 800',
  '1\u00a0200\u00a0800.25',
  '1\u202f200\u202f800',
  '1\u2009200',
  "1'200'800",
  '1’200’800.50',
  '1\u200b200',
  '１,２００',
])('%j is one number or none', (text) => {
  expect(severalNumbersNote(text)).toBe('');
});
