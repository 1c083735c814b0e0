import fc from 'fast-check';
import { formatDigits, formatMonthYear, namesMonth } from './digitInput';

const fours = (index: number): string => (index > 0 && index % 4 === 0 ? ' ' : '');
const many = { seed: 1, numRuns: 2000 };

/** Text with `|` at the position of the caret. */
function typed(marked: string): { text: string; caret: number } {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}

function shown({ text, caret }: { text: string; caret: number }): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

test.each([
  ['|', '|'],
  ['4|', '4|'],
  ['4111|', '4111|'],
  ['41111|', '4111 1|'],
  ['4111 |1', '4111| 1'],
  ['411|1 1', '411|1 1'],
  ['49|111 1111', '49|11 1111 1'],
  ['|4111 1', '|4111 1'],
  ['4a1-1x1|', '4111|'],
  ['41112222333344445|', '4111 2222 3333 4444|'],
  ['４１|１１1', '41|11 1'],
  ['\u200b4\u200b|111', '4|111'],
])('PAY-05 typing %p shows %p: the caret stays behind its digit', (input, output) => {
  expect(shown(formatDigits(typed(input), 16, fours))).toBe(output);
});

test.each([
  ['1|', '1|'],
  ['12|', '12|'],
  ['123|', '12/3|'],
  ['12/|', '12|'],
  ['1/|', '01|'],
  ['1/27|', '01/27|'],
  ['1|/27', '1|2/7'],
  ['12/2027|', '12/27|'],
  ['１２／２７|', '12/27|'],
  ['\u202d1/27\u202c|', '01/27|'],
  [' 12 - 2027 |', '12/27|'],
  ['12271|', '12/27|'],
  ['12|/27', '12|/27'],
  ['ab|', '|'],
])('PAY-07 typing the expiry %p shows %p', (input, output) => {
  expect(shown(formatMonthYear(typed(input), 2))).toBe(output);
});

test.each([
  ['052024|', '05/2024|'],
  ['5/2024|', '05/2024|'],
  ['05/20241|', '05/2024|'],
  ['0|5/2024', '0|5/2024'],
])('BDXADM-31 typing the period %p shows %p', (input, output) => {
  expect(shown(formatMonthYear(typed(input), 4))).toBe(output);
});

test.each([
  ['01/27', true],
  ['12', true],
  ['00/27', false],
  ['13/27', false],
  ['', false],
  ['(1 2)', true],
])('BDXADM-31 Q-193 %p names a month: %p', (text, month) => {
  expect(namesMonth(text)).toBe(month);
});

test('PAY-09 digits without separators are only digits', () => {
  expect(shown(formatDigits(typed('1a2|34'), 3))).toBe('12|3');
});

test('PAY-05 formatting twice changes nothing, and the caret never leaves the text', () => {
  const text = fc.stringMatching(/^[0-9 /a-]{0,24}$/);
  fc.assert(
    fc.property(text, fc.integer({ min: -1, max: 26 }), (input, caret) => {
      for (const format of [
        (one: { text: string; caret: number }) => formatDigits(one, 16, fours),
        (one: { text: string; caret: number }) => formatMonthYear(one, 2),
        (one: { text: string; caret: number }) => formatMonthYear(one, 4),
      ]) {
        const once = format({ text: input, caret });
        expect(format(once)).toMatchObject({ text: once.text, caret: once.caret });
        expect(once.caret).toBeGreaterThanOrEqual(0);
        expect(once.caret).toBeLessThanOrEqual(once.text.length);
      }
    }),
    many,
  );
});

test('PAY-05 the text before the caret is the text that was typed before it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,16}$/), fc.nat(16), (digits, caret) => {
      const { text, caret: after } = formatDigits({ text: digits, caret }, 16, fours);
      expect(text.slice(0, after).replaceAll(' ', '')).toBe(digits.slice(0, caret));
    }),
    many,
  );
});
