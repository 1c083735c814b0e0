import fc from 'fast-check';
import {
  answerProblem,
  dataTypeMessage,
  fitsDataType,
  formatAnswer,
  isMissing,
  maskOf,
  maxLengthOf,
} from './attributeChecks';

const text = {
  name: 'License Number',
  attribute_name: '',
  attribute_type: 'text',
  attributeformat: '',
  attribute_data_type: '',
  attribute_max_lenght: '',
  isrequired: '',
};

test.each([
  ['FIELD-08', 'String', '', 'Hawthorn', true],
  ['FIELD-08', 'String', '', 'Zoë', true],
  ['FIELD-08', 'String', '', 'Иванов', true],
  ['FIELD-08', 'String', '', 'हिन्दी', true],
  ['FIELD-08', 'String', '', 'Mary Ann', false],
  ['FIELD-08', 'String', '', "O'Hara", false],
  ['FIELD-08', 'String', '', 'R2', false],
  ['FIELD-08', 'String', 'aaa-aaa', 'abc-def', true],
  ['FIELD-09', 'Alphanumeric', '', 'K741B', true],
  ['FIELD-09', 'Alphanumeric', '', 'K7-41B', false],
  ['FIELD-09', 'Alphanumeric', 'AA-999', 'KB-741', true],
  ['FIELD-10', 'Numeric', '', '0123', true],
  ['FIELD-10', 'Numeric', '', '-1', false],
  ['FIELD-10', 'Numeric', '', '1.5', false],
  ['FIELD-10', 'Numeric', '', '١٢', false],
  ['FIELD-10', 'Numeric', '999-99', '123-45', true],
  ['FIELD-10', 'Numeric', '999-99', '12345', true],
  ['FIELD-10', 'Numeric', '999-99', '123_45', false],
  ['FIELD-10', ' numeric ', '', 'R2', false],
  ['FIELD-11', '', '', 'any thing: 1', true],
  ['FIELD-11', 'Something', '', 'any thing: 1', true],
  ['FIELD-11', 'Numeric', '', '', true],
])(
  '%s data type %s with the format %p: %p fits: %p',
  (_id, attribute_data_type, attributeformat, value, fits) => {
    const attribute = { ...text, attribute_data_type, attributeformat };
    expect(fitsDataType(attribute, value)).toBe(fits);
    const refused = answerProblem(attribute, value) === 'License Number is invalid based on validation.';
    expect(refused).toBe(!fits);
  },
);

test("FIELD-11 '{name} is invalid based on validation.' names the label", () => {
  expect(dataTypeMessage({ name: 'Surname' })).toBe('Surname is invalid based on validation.');
});

test('FIELD-07 an incomplete answer names the format; a blank one is not incomplete', () => {
  const masked = { ...text, attributeformat: '999-99' };
  expect(answerProblem(masked, '123-4')).toBe(
    'Please complete the field according to the format 999-99 before proceeding.',
  );
  expect([answerProblem(masked, '123-45'), answerProblem(masked, '')]).toEqual(['', '']);
});

test('FIELD-11 a wrong data type is reported before an incomplete format', () => {
  const attribute = { ...text, attributeformat: '999', attribute_data_type: 'Numeric' };
  expect(answerProblem(attribute, 'x')).toBe('License Number is invalid based on validation.');
});

test.each(['date', 'radio', 'checkbox', 'SelectBox', 'email', 'textarea'])(
  'ATTR-12 a format and data type left over on a %s are void',
  (attribute_type) => {
    const stale = { ...text, attribute_type, attributeformat: '999', attribute_data_type: 'Numeric' };
    expect([maskOf(stale), answerProblem(stale, 'ab c')]).toEqual(['', '']);
  },
);

test.each([
  ['', undefined],
  ['0', undefined],
  [' ', undefined],
  ['00', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['many', undefined],
  ['12', 12],
  [' 7 ', 7],
])('FIELD-13 attribute_max_lenght %p is the length %p', (attribute_max_lenght, length) => {
  expect(maxLengthOf({ ...text, attribute_max_lenght })).toBe(length);
});

test.each([
  ['text', '999'],
  ['secure', '999'],
  ['PI secure', '999'],
  ['phone', '999'],
  ['date', ''],
  ['checkbox', ''],
  ['SelectBox', ''],
])('ATTR-12 of an attribute of type %p the format 999 is the mask %p', (attribute_type, mask) => {
  expect(maskOf({ ...text, attribute_type, attributeformat: '999' })).toBe(mask);
});

test('FIELD-13 a format longer than the length can still be completed', () => {
  expect(maxLengthOf({ ...text, attribute_max_lenght: '3', attributeformat: '999-99' })).toBe(6);
});

test.each([
  ['', '3', 'abcdef', 6, 'abc', 3],
  ['', '3', 'abcdef', 2, 'abc', 2],
  ['', '0', 'abcdef', 6, 'abcdef', 6],
  ['', '2', 'a😀b', 4, 'a', 1],
  ['', '3', 'a😀b', 4, 'a😀', 3],
  ['999-99', '6', '12 345 9', 8, '123-45', 6],
  ['aA', '', 'XY', 2, 'xY', 2],
])(
  'FIELD-06 FIELD-13 format %p, length %p: %p with the caret at %p',
  (attributeformat, attribute_max_lenght, typed, at, shown, caret) => {
    const attribute = { ...text, attributeformat, attribute_max_lenght };
    expect(formatAnswer(attribute, { text: typed, caret: at })).toMatchObject({ text: shown, caret });
  },
);

test.each([
  ['(999) 999-9999', '', '212-555-0199 x123', '(212) 555-0199', 'An extension is not kept.'],
  ['999-999-9999', '', '+1 212 555 0199 Ext. 5', '212-555-0199', 'An extension is not kept.'],
  ['999-9999', 'phonenumber', '555-0199 #12', '555-0199', 'An extension is not kept.'],
  [
    '9999999999',
    '',
    '2125550199 / 2125550100',
    '',
    'These are two numbers: nothing was taken. Enter one of them.',
  ],
  ['999-99-9999', '', '123-45 x6789', '123-45-6789', undefined],
])('FIELD-22 format %p of %p: %p pasted is %p', (attributeformat, attribute_name, pasted, shown, note) => {
  const attribute = { ...text, attribute_name, attributeformat };
  const formatted = formatAnswer(attribute, { text: pasted, caret: pasted.length });
  expect([formatted.text, formatted.note]).toEqual([shown, note]);
});

test.each([
  ['Numeric', '１２\u200b３', '123'],
  ['Alphanumeric', '\ufeffＡB1', 'AB1'],
  ['', 'Ａ\u200bB', 'Ａ\u200bB'],
  ['String', 'José\u200d', 'José\u200d'],
])(
  'without a format, an answer of data type %p typed as %p is kept as %p',
  (attribute_data_type, typed, kept) => {
    const attribute = { ...text, attribute_data_type };
    expect(formatAnswer(attribute, { text: typed, caret: typed.length }).text).toBe(kept);
  },
);

test('FIELD-13 a cut text has a note, unless only spaces were cut', () => {
  const attribute = { ...text, attribute_max_lenght: '3' };
  const noteOf = (typed: string) => formatAnswer(attribute, { text: typed, caret: typed.length }).pasteNote;
  expect(noteOf('abcdef')).toBe('Cut to 3 characters: 3 characters left out.');
  expect([noteOf('abc'), noteOf('abc \n')]).toEqual([undefined, undefined]);
});

test('FIELD-06 FIELD-13 formatting twice changes nothing, for any attribute', () => {
  const attribute = fc.record({
    name: fc.string(),
    attribute_name: fc.constantFrom('', 'phonenumber', '__proto__'),
    attribute_type: fc.constantFrom('text', 'secure', 'date', 'odd'),
    attributeformat: fc.constantFrom('', '999-99', 'aA', '(999)', '+1 9'),
    attribute_data_type: fc.constantFrom('', 'String', 'Numeric'),
    attribute_max_lenght: fc.constantFrom('', '0', '2', '50'),
  });
  fc.assert(
    fc.property(attribute, fc.string({ unit: 'binary' }), fc.nat(20), (rules, typed, at) => {
      const once = formatAnswer(rules, { text: typed, caret: Math.min(at, typed.length) });
      expect(formatAnswer(rules, once)).toMatchObject({ text: once.text, caret: once.caret });
      expect(once.text.length).toBeLessThanOrEqual(maxLengthOf(rules) ?? Infinity);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test.each([
  ['text', 'required', '', true],
  ['text', 'required', '  ', true],
  ['text', 'required', '\u200b', true],
  ['textarea', 'required', ' \u3164\n', true],
  ['text', 'required', '\u200bA', false],
  ['text', 'required', '0', false],
  ['text', '', '', false],
  ['checkbox', 'required', '', true],
  ['checkbox', 'required', 'false', true],
  ['checkbox', 'required', '0', true],
  ['checkbox', 'required', 'true', false],
  ['checkbox', 'required', '1', false],
  ['checkbox', '', '', false],
])(
  'FIELD-01 QEDIT-14 a %s with isrequired %p and the answer %p is missing: %p',
  (type, isrequired, value, missing) => {
    expect(isMissing({ ...text, attribute_type: type, isrequired }, value)).toBe(missing);
  },
);
