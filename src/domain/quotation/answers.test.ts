import fc from 'fast-check';
import { anAttribute } from '@/testing/builders/quotationBuilders';
import {
  answerText,
  detailsText,
  earlierAnswers,
  findAnswer,
  sendsOriginalText,
  readDetails,
  removeStoredRow,
  setAnswer,
  setIfAbsent,
  resetAnswers,
  storedRowIndices,
  writeDetails,
} from './answers';

const runs = { seed: 1, numRuns: 1000 };
const firstname = anAttribute({ id: 12, name: 'First Name', attribute_name: 'firstname' });
const hobby = anAttribute({ id: '13', name: 'Hobby' });

test('ENT-27 policydetails is keyed by attribute id, then attribute name, then row index', () => {
  const { answers } = readDetails('{"12":{"firstname":{"0":"Ann","1":"Bob"}}}');
  expect([0, 1, 2].map((row) => answerText(answers, firstname, row))).toEqual(['Ann', 'Bob', '']);
});

test('ENT-27 Q-142 what is written has attribute_name, else the label, as its second key', () => {
  const { answers } = readDetails('');
  setAnswer(answers, firstname, 0, 'Ann');
  setAnswer(answers, hobby, 0, 'Chess');
  expect(writeDetails(answers)).toBe('{"12":{"firstname":{"0":"Ann"}},"13":{"Hobby":{"0":"Chess"}}}');
});

test.each([
  ['under the label', '{"12":{"First Name":{"0":"Ann","1":"Bob"}}}'],
  ['with arrays as rows', '{"12":{"firstname":["Ann","Bob"]}}'],
  ['under the label, with arrays', '{"12":{"First Name":["Ann","Bob"]}}'],
  ['under both names', '{"12":{"First Name":{"0":"old"},"firstname":{"0":"Ann","1":"Bob"}}}'],
])('ENT-27 Q-142 answers %s are read', (_case, text) => {
  const { answers } = readDetails(text);
  expect([answerText(answers, firstname, 0), answerText(answers, firstname, 1)]).toEqual(['Ann', 'Bob']);
});

test('ENT-27 Q-142 rows of an array are written by index once one of them is answered', () => {
  const text = '{"12":{"First Name":["Ann","Bob"]},"13":{"Hobby":"Chess"}}';
  const { answers } = readDetails(text);
  setAnswer(answers, firstname, 0, 'Ann');
  setIfAbsent(answers, hobby, 1, '');
  expect(writeDetails(answers)).toBe(text);
  setAnswer(answers, firstname, 0, 'Bea');
  setAnswer(answers, hobby, 0, 'Go');
  expect(writeDetails(answers)).toBe('{"12":{"firstname":{"0":"Bea","1":"Bob"}},"13":{"Hobby":{"0":"Go"}}}');
});

describe('Q-142 an attribute that was renamed', () => {
  const hull = anAttribute({ id: 20, name: 'Hull no' });
  const named = anAttribute({ id: 20, name: 'Hull number', attribute_name: 'hullno' });

  test.each([
    ['a label that was corrected', hull, '{"20":{"Hul no":{"0":"H-77"}}}'],
    ['an attribute name that was changed', named, '{"20":{"oldname":{"0":"H-77"}}}'],
    ['an attribute name that was given', named, '{"20":{"Hul no":{"0":"H-77"}}}'],
    ['an array under the old label', hull, '{"20":{"Hul no":["H-77"]}}'],
    ['a single value under the old label', hull, '{"20":{"Hul no":"H-77"}}'],
    ['another old label without text', hull, '{"20":{"Hll no":{"0":" "},"Hul no":{"0":"H-77"}}}'],
  ])('%s keeps its answer, which stays where it is until it is changed', (_case, attribute, text) => {
    const { answers } = readDetails(text);
    expect([answerText(answers, attribute, 0), storedRowIndices(answers, [attribute])]).toEqual([
      'H-77',
      [0],
    ]);
    setIfAbsent(answers, attribute, 1, '');
    setAnswer(answers, attribute, 0, 'H-77');
    expect(writeDetails(answers)).toBe(text);
  });

  test('a changed answer is under the current name only', () => {
    const { answers } = readDetails('{"20":{"Hul no":{"0":"H-77","1":"H-79"}}}');
    setAnswer(answers, hull, 0, 'H-78');
    expect(writeDetails(answers)).toBe('{"20":{"Hull no":{"0":"H-78","1":"H-79"}}}');
    expect(earlierAnswers(answers, hull, 0)).toEqual([]);
  });

  test('the current name is read before an earlier one', () => {
    const { answers } = readDetails('{"20":{"Hul no":{"0":"H-77"},"Hull no":{"0":"H-78"}}}');
    expect([answerText(answers, hull, 0), earlierAnswers(answers, hull, 0)]).toEqual(['H-78', []]);
  });

  test('a cleared answer stays cleared, and the text under an earlier name is still found', () => {
    const { answers } = readDetails('{"20":{"Hul no":{"0":"H-77"},"Hull no":{"0":"H-78"}}}');
    setAnswer(answers, hull, 0, '');
    setIfAbsent(answers, hull, 1, 'known');
    const text = writeDetails(answers);
    expect(text).toBe('{"20":{"Hul no":{"0":"H-77"},"Hull no":{"0":""}}}');
    const again = readDetails(text).answers;
    expect([answerText(again, hull, 0), earlierAnswers(again, hull, 0)]).toEqual(['', ['H-77']]);
  });

  test('with several earlier names there is no answer, and all texts are found', () => {
    const text = '{"20":{"Hll no":{"0":"H-76"},"Hul no":{"0":"H-77"},"Hull":{"0":"H-77","1":"x"}}}';
    const { answers } = readDetails(text);
    expect([answerText(answers, hull, 0), earlierAnswers(answers, hull, 0)]).toEqual(['', ['H-76', 'H-77']]);
    setIfAbsent(answers, hull, 0, 'known');
    expect(writeDetails(answers)).toBe(text);
    setAnswer(answers, hull, 0, 'H-76');
    expect([answerText(answers, hull, 0), earlierAnswers(answers, hull, 0)]).toEqual(['H-76', []]);
  });
});

test.each(['null', '{"firstname":null}', '{"firstname":{"0":null}}', '{"First Name":{"0":"Ann"}}'])(
  'ENT-27 %s is not changed by a blank that fills the rows of a form',
  (names) => {
    const { answers } = readDetails(`{"12":${names}}`);
    setIfAbsent(answers, firstname, 0, '');
    expect(writeDetails(answers)).toBe(`{"12":${names}}`);
  },
);

test('ENT-27 an answer found under the label is written under attribute_name', () => {
  const { answers } = readDetails('{"12":{"First Name":{"0":"Ann","1":"Bob"}}}');
  setAnswer(answers, firstname, 1, 'Rob');
  expect(writeDetails(answers)).toBe('{"12":{"firstname":{"0":"Ann","1":"Rob"}}}');
});

test.each([
  ['"Ann"', 'Ann'],
  ['5', '5'],
  ['true', 'true'],
  ['{"0":7}', '7'],
  ['{"0":false}', 'false'],
  ['{"0":null}', ''],
  ['{"0":{"value":"Ann"}}', ''],
  ['{"0":["Ann"]}', ''],
  ['null', ''],
])('ENT-27 malformed rows %s show %p', (rows, shown) => {
  expect(answerText(readDetails(`{"12":{"firstname":${rows}}}`).answers, firstname, 0)).toBe(shown);
});

test.each(['null', '"Ann"', '[1,2]', '7'])(
  'ENT-27 %s in place of names is kept until it is answered',
  (names) => {
    const { answers } = readDetails(`{"12":${names}}`);
    expect([answerText(answers, firstname, 0), writeDetails(answers)]).toEqual(['', `{"12":${names}}`]);
    setAnswer(answers, firstname, 0, 'Ann');
    expect(writeDetails(answers)).toBe('{"12":{"firstname":{"0":"Ann"}}}');
  },
);

test('ENT-27 keys of no known attribute are sent back', () => {
  const text =
    '{"7":{"gone":{"0":"still here"}},"12":{"firstname":{"0":"Ann","note":"x"},"other":{"0":null}},"extra":{"a":[1,{"b":2}]}}';
  const { answers } = readDetails(text);
  setAnswer(answers, firstname, 0, 'Bea');
  expect(writeDetails(answers)).toBe(text.replace('Ann', 'Bea'));
});

test('ENT-27 hostile names are names like any other', () => {
  const proto = anAttribute({ id: '__proto__', name: 'constructor', attribute_name: '__proto__' });
  const { answers } = readDetails('{"__proto__":{"__proto__":{"0":"Ann"}}}');
  expect([answerText(answers, proto, 0), answerText(answers, firstname, 0)]).toEqual(['Ann', '']);
  setAnswer(answers, { ...proto, attribute_name: '' }, 0, 'Bea');
  expect(writeDetails(answers)).toBe('{"__proto__":{"constructor":{"0":"Bea"}}}');
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('ENT-27 the text does not depend on the order in which a form is filled in', () => {
  const filled = (order: readonly (typeof hobby)[]): string => {
    const { answers } = readDetails('');
    for (const attribute of order) setAnswer(answers, attribute, 0, 'x');
    return writeDetails(answers);
  };
  const b = anAttribute({ id: 'b', name: 'B' });
  const a = anAttribute({ id: 'a', name: 'A' });
  expect(filled([b, hobby, a, firstname])).toBe(filled([firstname, a, hobby, b]));
});

test.each(['{"12":{"firstname":{"0":"An', 'not JSON', '42'])(
  'QEDIT-19 the unreadable text %p counts as empty and goes back unchanged',
  (text) => {
    const details = readDetails(text);
    expect([details.unreadable, details.answers.size, detailsText(details)]).toEqual([true, 0, text]);
  },
);

test('QEDIT-19 Q-141 a list of policies is sent back unchanged', () => {
  const text = '[ {"policyname": "Main Street"} ]';
  const details = readDetails(text);
  expect([details.unreadable, details.isList, details.answers.size, detailsText(details)]).toEqual([
    false,
    true,
    0,
    text,
  ]);
});

test.each(['[]', ' [ ] ', '"[]"'])('QEDIT-14 QEDIT-19 the empty list %s is no list of policies', (text) => {
  const details = readDetails(text);
  expect([details.isList, sendsOriginalText(details), detailsText(details)]).toEqual([false, false, '{}']);
});

test('QEDIT-19 new answers replace a malformed text', () => {
  const details = readDetails('{"12":');
  setAnswer(details.answers, firstname, 0, 'Ann');
  expect([sendsOriginalText(details), detailsText(details)]).toEqual([
    false,
    '{"12":{"firstname":{"0":"Ann"}}}',
  ]);
});

test("QEDIT-19 after 'Start afresh' the original is given up", () => {
  const details = resetAnswers(readDetails('{"12":'));
  expect([details.unreadable, details.isList, detailsText(details)]).toEqual([false, false, '{}']);
});

test('QEDIT-14 stored rows are counted over all attributes of a group; odd indices are none', () => {
  const { answers } = readDetails(
    '{"12":{"firstname":{"0":"a","2":"c","x":"?","01":"?","4000000000":"d","-1":"?"}},"13":{"Hobby":["a","b"]}}',
  );
  expect(storedRowIndices(answers, [firstname, hobby])).toEqual([0, 1, 2, 4_000_000_000]);
  expect(storedRowIndices(answers, [hobby])).toEqual([0, 1]);
  expect(storedRowIndices(answers, [anAttribute({ id: 99 })])).toEqual([]);
});

test('ENT-27 removing a row moves the rows after it up', () => {
  const { answers } = readDetails(
    '{"12":{"firstname":{"0":"a","1":"b","2":"c","note":"x"}},"13":{"Hobby":{"0":"k","2":"m"}}}',
  );
  removeStoredRow(answers, [firstname, hobby], 1);
  expect(writeDetails(answers)).toBe(
    '{"12":{"firstname":{"0":"a","1":"c","note":"x"}},"13":{"Hobby":{"0":"k","1":"m"}}}',
  );
  removeStoredRow(answers, [firstname, hobby], 0);
  removeStoredRow(answers, [firstname, hobby], 0);
  expect([storedRowIndices(answers, [firstname, hobby]), answerText(answers, firstname, 0)]).toEqual([
    [],
    '',
  ]);
});

test('ENT-27 a removed row moves up all rows after it, whatever their indices, and no unanswered attribute', () => {
  const { answers } = readDetails('{"12":{"firstname":{"998":"a","999":"b","1000":"c","4000000000":"d"}}}');
  removeStoredRow(answers, [firstname, hobby], 999);
  expect(writeDetails(answers)).toBe('{"12":{"firstname":{"998":"a","999":"c","3999999999":"d"}}}');
});

test('ENT-27 an answer under the label stays beside the one under attribute_name, which is written', () => {
  const { answers } = readDetails('{"12":{"First Name":{"0":"old"},"firstname":{"0":"Ann"}}}');
  setAnswer(answers, firstname, 0, 'Eve');
  expect(writeDetails(answers)).toBe('{"12":{"First Name":{"0":"old"},"firstname":{"0":"Eve"}}}');
});

test('ENT-27 what is stored, even if it is no text, is not overwritten by a blank', () => {
  const { answers } = readDetails('{"12":{"firstname":{"0":{"value":"Ann"},"1":""}}}');
  setIfAbsent(answers, firstname, 0, 'x');
  setIfAbsent(answers, firstname, 1, 'x');
  setIfAbsent(answers, firstname, 2, 'x');
  expect([0, 1, 2].map((row) => findAnswer(answers, firstname, row))).toEqual([undefined, '', 'x']);
});

const key = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.nat(20).map(String),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'firstname'),
);

test('ENT-27 QEDIT-19 whatever answers were stored, reading and writing keeps them', () => {
  const scalar = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null));
  const rows = fc.oneof(
    fc.dictionary(key, scalar, { maxKeys: 4 }),
    fc.array(scalar, { maxLength: 4 }),
    scalar,
  );
  const details = fc.dictionary(key, fc.dictionary(key, rows, { maxKeys: 4 }), { maxKeys: 5 });
  fc.assert(
    fc.property(details, (stored) => {
      const text = JSON.stringify(stored);
      for (const form of [text, JSON.stringify(text)]) {
        expect(JSON.parse(detailsText(readDetails(form)))).toEqual(JSON.parse(text));
      }
    }),
    runs,
  );
});

test('ENT-27 QEDIT-19 any text is read without throwing, and is sent back unchanged or as stable JSON', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  fc.assert(
    fc.property(anything, (text) => {
      const details = readDetails(text);
      const sent = detailsText(details);
      if (details.unreadable || details.isList) expect(sent).toBe(text);
      else expect(detailsText(readDetails(sent))).toBe(sent);
    }),
    runs,
  );
});

test('ENT-27 a cell that is set is read back, and no other cell changes', () => {
  const attributes = [firstname, hobby, anAttribute({ id: 14, name: '__proto__' })];
  const cell = fc.record({ attribute: fc.constantFrom(...attributes), row: fc.nat(3) });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, fc.string())),
      cell,
      fc.string(),
      (before, { attribute, row }, text) => {
        const { answers } = readDetails('');
        for (const [at, value] of before) setAnswer(answers, at.attribute, at.row, value);
        const all = (): string[] =>
          attributes.flatMap((each) =>
            [0, 1, 2, 3]
              .filter((index) => each !== attribute || index !== row)
              .map((index) => answerText(answers, each, index)),
          );
        const others = all();
        setAnswer(answers, attribute, row, text);
        expect(answerText(answers, attribute, row)).toBe(text);
        expect(all()).toEqual(others);
      },
    ),
    runs,
  );
});
