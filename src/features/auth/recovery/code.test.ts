import fc from 'fast-check';
import { codeLength, fillCode, noCode, stepBack, typeCode, type Code } from './code';

const many = { seed: 1, numRuns: 1000 };

test.each<[Code, number, string, string, number]>([
  [noCode, 0, '1', '1...', 1],
  [['1', '', '', ''], 1, 'b', '1b..', 2],
  [['1', '2', '3', ''], 3, '4', '1234', 3],
  [['1', '2', '3', '4'], 1, '92', '1934', 2],
  [['1', '2', '3', '4'], 1, '29', '1934', 2],
  [['1', '2', '3', '4'], 1, '22', '1234', 2],
  [['1', '2', '3', '4'], 3, '', '123.', 3],
  [noCode, 0, ' ', '....', 0],
  [noCode, 0, '1234', '1234', 3],
  [['', '', '9', ''], 2, '1234', '1234', 3],
])(
  'RECOV-12 RECOV-25 boxes %j: box %i reporting %j gives %s and goes on to box %i',
  (code, box, text, boxes, focus) => {
    const entry = typeCode(code, box, text);
    expect(entry.code.map((character) => character || '.').join('')).toBe(boxes);
    expect(entry.focus).toBe(focus);
  },
);

test.each<[number, string, string, number]>([
  [0, '1234', '1234', 3],
  [3, '1234', '1234', 3],
  [2, ' 12 34\n', '1234', 3],
  [1, '12-34', '1234', 3],
  [1, 'AbZ9', 'AbZ9', 3],
  [0, '123456', '1234', 3],
  [1, '78', '.78.', 3],
  [3, '78', '...7', 3],
  [2, '', '....', 2],
  [0, 'Your code is 8305', '8305', 3],
  [2, 'Code: 8305. It ends in 10 minutes.\n', '8305', 3],
  [0, '8305 is your code (8305)', '8305', 3],
  [0, '\u200e8305', '8305', 3],
  [0, '８３０５', '8305', 3],
  [0, '\u200b', '....', 0],
])('RECOV-12 Q-216 pasted into box %i, %j gives %s', (box, text, boxes, focus) => {
  const entry = fillCode(noCode, box, text);
  expect(entry.code.map((character) => character || '.').join('')).toBe(boxes);
  expect(entry.focus).toBe(focus);
});

test.each<[number, string, number]>([
  [3, '12..', 2],
  [1, '.2..', 0],
  [0, '.2..', 0],
])('RECOV-12 Backspace in empty box %i leaves %s', (box, boxes, focus) => {
  const before: Code = box === 3 ? ['1', '2', '3', ''] : ['1', '2', '', ''];
  const entry = stepBack(before, box);
  expect(entry.code.map((character) => character || '.').join('')).toBe(boxes);
  expect(entry.focus).toBe(focus);
});

test('RECOV-13 RECOV-25 whatever is typed or pasted, there are four boxes with at most one character each', () => {
  const action = fc.tuple(
    fc.constantFrom('type', 'paste', 'back'),
    fc.nat(3),
    fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^\d{0,6}$/)),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      let code = noCode;
      for (const [kind, box, text] of actions) {
        const actionScenes = { type: typeCode, paste: fillCode, back: stepBack };
        const entry = actionScenes[kind](code, box, text);
        code = entry.code;
        expect(entry.focus).toBeGreaterThanOrEqual(0);
        expect(entry.focus).toBeLessThan(codeLength);
      }
      expect(code).toHaveLength(codeLength);
      for (const character of code) expect(Array.from(character).length).toBeLessThanOrEqual(1);
    }),
    many,
  );
});
