import fc from 'fast-check';
import { hasLineEnd, rowsFor, withHtmlLineEnds, withStoredLineEnds } from './lineEnds';

test.each([
  ['Pier 1\nSuite 2', 'Pier 1\nSuite 2!', 'Pier 1\nSuite 2!'],
  ['Pier 1\r\nSuite 2', 'Pier 1\nSuite 2\nEast', 'Pier 1\r\nSuite 2\r\nEast'],
  ['Pier 1\rSuite 2', 'Pier 1\n', 'Pier 1\r'],
  ['Pier 1\r\nSuite 2\nEast', 'Pier 1\nSuite', 'Pier 1\nSuite'],
  ['Pier 1\r\nSuite 2', 'Pier 1', 'Pier 1'],
  ['Pier 1', 'Pier 1\nSuite 2', 'Pier 1\nSuite 2'],
])('a text that is stored as %j and edited to %j is sent as %j', (stored, typed, sent) => {
  expect(withStoredLineEnds(typed, stored)).toBe(sent);
});

test('a text that is shown in a text area and not changed is sent as it is stored', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('\r', '\n', '\r\n', 'a', ' ')), (parts) => {
      const stored = parts.join('');
      expect(withStoredLineEnds(withHtmlLineEnds(stored), stored)).toBe(stored);
      expect(hasLineEnd(withHtmlLineEnds(stored))).toBe(hasLineEnd(stored));
    }),
    { seed: 1 },
  );
});

test('a text area has as many rows as the text has lines, within limits', () => {
  expect(['', 'a\nb', 'a\r\nb\rc', '\n'.repeat(40)].map(rowsFor)).toEqual([2, 2, 3, 8]);
});
