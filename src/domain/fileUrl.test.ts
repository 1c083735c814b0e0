import { fileUrl } from './fileUrl';

test.each([
  ['/bordereaux/may.csv', '/bordereaux/may.csv'],
  ['bordereaux/may.csv', '/bordereaux/may.csv'],
  ['https://files.example.com/may.csv?sig=1', 'https://files.example.com/may.csv?sig=1'],
  ['http://files.example.com/may.csv', 'http://files.example.com/may.csv'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//evil.example.com/may.csv', undefined],
  ['https://ann:secret@files.example.com/may.csv', undefined],
  ['https://:secret@files.example.com/may.csv', undefined],
  ['https://ann@files.example.com/may.csv', undefined],
  ['ftp://files.example.com/may.csv', undefined],
  ['xhttps://files.example.com/may.csv', undefined],
  ['https-x://files.example.com/may.csv', undefined],
  ['https://', undefined],
])('Q-191 the url %p leads to %p', (url, target) => {
  expect(fileUrl(url)).toBe(target);
});
