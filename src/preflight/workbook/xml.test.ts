import fc from 'fast-check';
import { isTrue, prefixedValue, XmlReader, type XmlHandler } from './xml';

/** What a document says, one line an event; text that came in pieces is put together. */
function events(...pieces: string[]): string[] {
  const lines: string[] = [];
  let text = '';
  const add = (line: string): void => {
    if (text !== '') lines.push(JSON.stringify(text));
    text = '';
    lines.push(line);
  };
  const handler: XmlHandler = {
    open: (name, depth, attributes) =>
      add(
        `${'>'.repeat(depth)}${name}${Object.entries(attributes)
          .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`)
          .join('')}`,
      ),
    close: (depth) => add('<'.repeat(depth)),
    text: (piece) => (text += piece),
  };
  const reader = new XmlReader(handler);
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return lines;
}

test.each<[string, string[]]>([
  ['<a/>', ['>a', '<']],
  ['<a></a >\n', ['>a', '<']],
  [`<?xml version="1.0"?>\n<!-- <b> --><x:a r='1' x:s = "2>"/>`, ['>a r="1" x:s="2>"', '<']],
  ['<a>1<b/>2</a>', ['>a', '"1"', '>>b', '<<', '"2"', '<']],
  ['<a>1<!-- 2 -->3<?x 5?>6<![CDATA[<7>&amp;]]></a>', ['>a', '"136<7>&amp;"', '<']],
  ['<a t="&lt;&quot;&#65;"> &amp;&apos;&#x1F600;&#128512;&gt; </a>', ['>a t="<\\"A"', '" &\'😀😀> "', '<']],
  ['<a b="1\n2">1\r\n2\r3</a>', ['>a b="1 2"', '"1\\n2\\n3"', '<']],
  ["<a r='\"'/>", ['>a r="\\""', '<']],
  ['<a __proto__="1" constructor="2"/>', ['>a __proto__="1" constructor="2"', '<']],
])('%s is read', (xml, lines) => {
  expect(events(xml)).toEqual(lines);
});

test.each([
  ['nothing', ''],
  ['text alone', 'Policy,Premium'],
  ['an element that is not closed', '<a><b></b>'],
  ['a tag that is not closed', '<'],
  ['an element that closes another', '<a><b></a></b>'],
  ['an element that closes none', '</a>'],
  ['two roots', '<a/><b/>'],
  ['text behind the root', '<a/>b'],
  ['text before the root', 'b<a/>'],
  ['an element without a name', '<a>< b/></a>'],
  ['a tag within a tag', '<a <b>></a>'],
  ['an attribute without a value', '<a b/>'],
  ['an attribute without quotes', '<a b=1/>'],
  ['an attribute that is not closed', '<a b="1/>'],
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['a document type in small letters', '<!doctype a><a/>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['an entity that is not known', '<a>&other;</a>'],
  ['a character that does not exist', '<a>&#x110000;</a>'],
  ['an ampersand alone', '<a>b & c</a>'],
  ['a control character', '<a>\u0001</a>'],
  ['a space before the declaration', ' <?xml version="1.0"?><a/>'],
  ['a comment that is not closed', '<a/><!-- '],
  ['a declaration that is cut', '<a/><!'],
])('%s is damage', (_name, xml) => {
  expect(() => events(xml)).toThrow('The workbook can’t be read: it is damaged.');
});

test('elements may be nested 64 deep, and no deeper', () => {
  const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  expect(events(nested(64))).toHaveLength(128);
  expect(() => events(nested(65))).toThrow('damaged');
});

test.each([
  ['a text', '<a>', 'x'],
  ['a tag', '<a><', 'x'],
  ['an attribute', '<a b="', 'x'],
  ['a comment', '<a><!--', '-'],
  ['a character section', '<a><![CDATA[', ']'],
  ['an instruction', '<a><?', '?'],
])('%s that does not end is given up, and nothing of it is kept', (_name, start, letter) => {
  const reader = new XmlReader({ open: () => undefined });
  reader.push(start);
  let pieces = 0;
  expect(() => {
    for (; pieces < 1000; pieces += 1) reader.push(letter.repeat(16 * 1024));
  }).toThrow('damaged');
  expect(pieces).toBeLessThanOrEqual(16);
});

test('a document is read the same wherever it is cut', () => {
  const xml =
    '<?xml version="1.0"?><!-- > --><x:a b="1 > 2" c=\'"\'>😀 &amp;&#65;<b/><![CDATA[ ]> ]]]]><c  d = "&lt;" ></c> </x:a>\n';
  const whole = events(xml);
  expect(events(...xml.split(/(?:)/))).toEqual(whole);
  const cuts = fc.array(fc.nat(xml.length), { maxLength: 8 });
  fc.assert(
    fc.property(cuts, (places) => {
      const sorted = [0, ...places.toSorted((a, b) => a - b), xml.length];
      expect(events(...sorted.slice(1).map((end, index) => xml.slice(sorted[index], end)))).toEqual(whole);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('any document is read or reported as damaged', () => {
  const token = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      '<',
      '<a>',
      '</a>',
      '<b ',
      '"',
      "'",
      '=',
      ' ',
      '&',
      ';',
      '&amp;',
      '&#x',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<!',
      '\u0000',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 40 }), (tokens) => {
      try {
        events(`<a>${tokens.join('')}</a>`);
      } catch (error) {
        expect(error).toMatchObject({ name: 'Unreadable' });
      }
    }),
    { seed: 1, numRuns: 5000 },
  );
});

test('an error of the handler is thrown unchanged', () => {
  const reader = new XmlReader({
    open: () => {
      throw new RangeError('out of range');
    },
  });
  expect(() => {
    reader.push('<a/>');
  }).toThrow('out of range');
});

test('attributes are read by their local name or as a boolean', () => {
  expect(prefixedValue({ id: '1', 'r:id': '2', 'xmlns:r': '3' }, 'id')).toBe('2');
  expect(prefixedValue({ id: '1' }, 'id')).toBeUndefined();
  expect(['1', 'true', ' TRUE ', 'on', '0', 'false', '', undefined].map(isTrue)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
