import { contentOf, formatOf, markedEncoding, unreadable } from './fileStart';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const program = 'The file is a program, whatever its name says.';
const noText = 'The file is no text, whatever its name says.';

test.each([
  ['may.csv', '', 'The file is empty.', true],
  ['may.csv', 'MZ\x90\x00\x03', program, true],
  ['may.xlsx', 'MZ\x90\x00\x03', program, true],
  ['may.xls', '\x7fELF\x02', program, true],
  ['may.txt', '#!/bin/sh\n', program, true],
  ['may.csv', '%PDF-1.7', noText, true],
  ['may.csv', 'PK\x03\x04', noText, true],
  ['may.csv', 'a,b\x00c', noText, true],
  ['may.csv', '\x89PNG\r\n\x1a\n', noText, true],
  ['may.xlsx', 'Policy,Premium', 'The file is no XLSX workbook, whatever its name says.', true],
  [
    'may.xlsx',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'The workbook has a password or is an old XLS file. It is passed on unread.',
    false,
  ],
  [
    'may.xls',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'XLS files are passed on as they are, without being read.',
    false,
  ],
])('BDXADM-27 %s that starts with %j is not read: %s', (name, start, reason, isRefused) => {
  expect(unreadable(name, bytes(start))).toEqual({ reason, isRefused });
});

test.each([
  ['may.csv', 'Policy,Premium\r\n'],
  ['may.csv', '\xef\xbb\xbfPolicy'],
  ['may.txt', '\xff\xfeP\x00o\x00'],
  ['may.txt', '\xfe\xff\x00P\x00o'],
  ['may', 'Policy|Premium'],
  ['MAY.XLSX', 'PK\x03\x04'],
])('BDXADM-27 %s that starts with %j is read', (name, start) => {
  expect(unreadable(name, bytes(start))).toBeUndefined();
});

test('BDXADM-27 the first bytes and the name say what a file is', () => {
  expect(contentOf(bytes('café'))).toBe('text');
  expect(markedEncoding(bytes('\xef\xbb\xbfa'))).toBe('utf-8');
  expect(markedEncoding(bytes('\xff\xfea'))).toBe('utf-16le');
  expect(markedEncoding(bytes('\xfe\xffa'))).toBe('utf-16be');
  expect(markedEncoding(bytes('a'))).toBeUndefined();
  expect(['a.b.xlsx', 'a.XLS', 'a.csv', 'xls', 'a.'].map(formatOf)).toEqual([
    'xlsx',
    'xls',
    'text',
    'text',
    'text',
  ]);
});
