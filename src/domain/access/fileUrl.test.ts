import { fileUrl, shownUrl } from './fileUrl';

const bases = ['https://portal.example.com', 'https://bdx.example.com:8443/v1', ''];

test.each([
  ['/bordereaux/may.csv', '/bordereaux/may.csv'],
  ['bordereaux/may.csv', '/bordereaux/may.csv'],
  ['https://portal.example.com/may.csv?sig=1', 'https://portal.example.com/may.csv?sig=1'],
  ['HTTPS://Portal.Example.com:443/may.csv', 'https://portal.example.com/may.csv'],
  ['https://bdx.example.com:8443/files/may.csv', 'https://bdx.example.com:8443/files/may.csv'],
  ['https://bdx.example.com/v1/may.csv', undefined],
  ['http://portal.example.com/may.csv', undefined],
  ['http://bdx.example.com:8443/may.csv', undefined],
  ['https://files.example.com/may.csv', undefined],
  ['https://portal.example.com.evil.test/may.csv', undefined],
  ['https://portal.example.com@evil.test/may.csv', undefined],
  ['https:portal.example.com/may.csv', 'https://portal.example.com/may.csv'],
  ['', undefined],
  [' ', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['blob:https://portal.example.com/1', undefined],
  ['filesystem:https://portal.example.com/1', undefined],
  ['//portal.example.com/may.csv', undefined],
  ['https://ann:secret@portal.example.com/may.csv', undefined],
  ['https://:secret@portal.example.com/may.csv', undefined],
  ['https://ann@portal.example.com/may.csv', undefined],
  ['ftp://portal.example.com/may.csv', undefined],
  ['xhttps://portal.example.com/may.csv', undefined],
  ['https://', undefined],
])('Q-191 the url %p is followed as %p', (url, target) => {
  expect(fileUrl(url, bases)).toBe(target);
});

test('Q-191 a URL of another site is no file URL if no base is an absolute URL', () => {
  expect(fileUrl('https://portal.example.com/may.csv', [])).toBeUndefined();
  expect(fileUrl('https://portal.example.com/may.csv', ['', 'null', 'portal.example.com'])).toBeUndefined();
});

test.each([
  ['https://files.example.com/may.csv', 'https://files.example.com/may.csv'],
  ['https://ann:secret@files.example.com/may.csv', 'https://files.example.com/may.csv'],
  ['https://ann@files.example.com/may.csv', 'https://files.example.com/may.csv'],
  [' javascript:alert(1) ', 'javascript:alert(1)'],
  ['', ''],
])('Q-191 the url %p is shown as %p', (url, text) => {
  expect(shownUrl(url)).toBe(text);
});
