import { PartText } from './partText';

const xml = `<?xml version="1.0" encoding="windows-1252"?><a>${'Müller '.repeat(60)}</a>`;

test.each([1, 7, 255, 256, 257, 1000])('a part that arrives in pieces of %d bytes is decoded', (length) => {
  const bytes = Uint8Array.from(xml, (letter) => letter.charCodeAt(0));
  const part = new PartText();
  let text = '';
  for (let at = 0; at < bytes.length; at += length) text += part.push(bytes.slice(at, at + length));
  expect(text + part.end()).toBe(xml);
});

test('a part that is shorter than a declaration is decoded at its end', () => {
  const part = new PartText();
  expect(part.push(new TextEncoder().encode('<ü/>'))).toBe('');
  expect(part.end()).toBe('<ü/>');
  expect(new PartText().end()).toBe('');
});
