import { contentOf, formatOf, markedEncoding, unreadBecause } from './fileStart';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const program = 'The file is a program, whatever its name says.';
const noText = 'The file is no text, whatever its name says.';

test.each([
  ['may.csv', '', 'The file is empty.', 'refused'],
  ['may.csv', 'MZ\x90\x00\x03', program, 'refused'],
  ['may.xlsx', 'MZ\x90\x00\x03', program, 'refused'],
  ['may.xls', '\x7fELF\x02', program, 'refused'],
  ['may.txt', '#!/bin/sh\n', program, 'refused'],
  ['may.csv', '#! /usr/bin/env python\n', program, 'refused'],
  ['may.csv', `MZ${'\x00'.repeat(60)}`, program, 'refused'],
  ['may.csv', '\x01\x00\x02\x00\x03\x00\x04\x00', noText, 'refused'],
  ['may.csv', '%PDF-1.7', noText, 'refused'],
  ['may.csv', 'PK\x03\x04', noText, 'refused'],
  ['may.csv', 'a,b\x00c', noText, 'refused'],
  ['may.csv', '\x89PNG\r\n\x1a\n', noText, 'refused'],
  ['may.xlsx', 'Policy,Premium', 'The file is no XLSX workbook, whatever its name says.', 'refused'],
  [
    'may.xlsx',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'The workbook has a password or is an old XLS file. It is passed on unread.',
    'passedOn',
  ],
  [
    'may.xls',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'XLS files are passed on as they are, without being read.',
    'passedOn',
  ],
])('%s that starts with %j is not read: %s', (name, start, reason, why) => {
  expect(unreadBecause(name, bytes(start))).toEqual({ why, reason });
});

test.each([
  ['may.csv', 'Policy,Premium\r\n'],
  ['may.csv', '\xef\xbb\xbfPolicy'],
  ['may.txt', '\xff\xfeP\x00o\x00'],
  ['may.txt', '\xfe\xff\x00P\x00o'],
  ['may', 'Policy|Premium'],
  ['may.csv', 'MZ Ref,Premium\r\nMZ1,5'],
  ['may.csv', '#! Ref,Premium\r\n1,5'],
  ['may.csv', 'P\x00o\x00l\x00i\x00c\x00y\x00'],
  ['may.csv', '\x00P\x00o\x00l\x00i\x00c\x00y'],
  ['MAY.XLSX', 'PK\x03\x04'],
])('%s that starts with %j is read', (name, start) => {
  expect(unreadBecause(name, bytes(start))).toBeUndefined();
});

test('the first bytes and the name say what a file is', () => {
  expect(contentOf(bytes('café'))).toBe('text');
  expect(markedEncoding(bytes('\xef\xbb\xbfa'))).toBe('utf-8');
  expect(markedEncoding(bytes('\xff\xfea'))).toBe('utf-16le');
  expect(markedEncoding(bytes('\xfe\xffa'))).toBe('utf-16be');
  expect(markedEncoding(bytes('a'))).toBeUndefined();
  expect(['a.b.xlsx', 'a.xlsx ', 'a.XLS', 'a.csv', 'xls', 'a.', 'a.xls.csv'].map(formatOf)).toEqual([
    'xlsx',
    'xlsx',
    'xls',
    'text',
    'text',
    'text',
    'text',
  ]);
});

test('tabs, line ends, the end mark of DOS and escapes are text, other control characters are not', () => {
  const codes = [0, 8, 9, 10, 13, 14, 25, 26, 27, 28, 31, 32, 200];
  const kinds = codes.map((code) => [code, contentOf(bytes(`a${String.fromCharCode(code)}`))]);
  expect(kinds).toEqual([
    [0, 'other'],
    [8, 'other'],
    [9, 'text'],
    [10, 'text'],
    [13, 'text'],
    [14, 'other'],
    [25, 'other'],
    [26, 'text'],
    [27, 'text'],
    [28, 'other'],
    [31, 'other'],
    [32, 'text'],
    [200, 'text'],
  ]);
  expect(contentOf(bytes(`${'a'.repeat(4096)}\x00`))).toBe('text');
  expect(contentOf(bytes(`${'a'.repeat(4095)}\x01`))).toBe('other');
});

test('a NUL byte in a hundred does not make a text binary, more do', () => {
  const withNuls = (nuls: number, length: number): Uint8Array =>
    bytes('\x00'.repeat(nuls) + 'a'.repeat(length - nuls));
  expect(contentOf(withNuls(1, 100))).toBe('text');
  expect(contentOf(withNuls(2, 199))).toBe('other');
  expect(contentOf(withNuls(40, 4000))).toBe('text');
  expect(contentOf(withNuls(41, 4000))).toBe('other');
});

test('UTF-16 without a mark is known by its zero bytes', () => {
  const utf16 = (text: string, isBigEndian: boolean): Uint8Array =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        const pair = [code % 256, code >> 8];
        return isBigEndian ? pair.toReversed() : pair;
      }),
    );
  const line = 'Policy,Insured,Premium\r\nP-1,Kraków Żabka,5\r\n';
  expect(markedEncoding(utf16(line, false))).toBe('utf-16le');
  expect(markedEncoding(utf16(line, true))).toBe('utf-16be');
  expect(markedEncoding(utf16('a,b', false))).toBeUndefined();
  expect(markedEncoding(utf16('漢字の名前と値段', false))).toBeUndefined();
  // An odd number of bytes: the last character is cut.
  expect(markedEncoding(utf16(line, false).subarray(0, 41))).toBe('utf-16le');
  expect(markedEncoding(bytes('\x00'.repeat(40)))).toBeUndefined();
});
