import fc from 'fast-check';
import type { Flag, Rank } from '@/domain/records/scalars';
import {
  activeInOrder,
  attributeDataTypes,
  attributeNames,
  attributeTitle,
  attributeTypes,
  deriveFromFormat,
  groupDisplay,
  displayTypes,
  fieldsShownFor,
  firstRows,
  inputKind,
  isRequired,
  mandatoryOptions,
  newDisplayTypes,
  optionsFor,
  optionsFromText,
  readTick,
  checkedText,
  withoutHiddenFields,
} from './attributes';

const runs = { seed: 1, numRuns: 1000 };

test('CONST-09 attribute input types of the attribute form', () => {
  expect(attributeTypes.join(', ')).toBe('text, date, checkbox, email, radio, textarea, secure, PI secure');
});

test('CONST-10 attribute names', () => {
  expect(attributeNames.join(', ')).toBe(
    'firstname, lastname, address, city, state, zipcode, phonenumber, email, policyamount, policyeffectivedate, policyscheduledate',
  );
});

test('CONST-11 data types', () => {
  expect(attributeDataTypes.join(', ')).toBe('Numeric, Alphanumeric, String');
});

test('CONST-08 display types: Single Column, Double Column (add), plus Table (edit)', () => {
  expect([...newDisplayTypes]).toEqual(['Single Column', 'Double Column']);
  expect([...displayTypes]).toEqual(['Single Column', 'Double Column', 'Table']);
});

test("ATTR-23 ATTR-24 Required has the value 'required', Not Required an empty one", () => {
  expect(mandatoryOptions).toEqual([
    { value: 'required', label: 'Required' },
    { value: '', label: 'Not Required' },
  ]);
});

test.each([
  ['text', true, false],
  ['secure', true, false],
  ['PI secure', true, false],
  ['PI-secure', true, false],
  ['radio', false, true],
  ['date', false, false],
  ['checkbox', false, false],
  ['email', false, false],
  ['textarea', false, false],
  ['SelectBox', false, false],
  ['', false, false],
])('ATTR-11 ATTR-12 type %p: format, data type, max length %p, radio group %p', (type, typed, radioGroup) => {
  expect(fieldsShownFor(type)).toEqual({ format: typed, dataType: typed, maxLength: typed, radioGroup });
});

test('ATTR-12 CONST-12 Q-087 a changed type clears what its form no longer shows; the length is 0', () => {
  const filled = {
    attributeformat: '99',
    attribute_data_type: 'Numeric',
    attribute_max_lenght: '2',
    radiogroup: 'Yes,No',
  };
  expect(withoutHiddenFields({ ...filled, attribute_type: 'date' })).toEqual({
    attribute_type: 'date',
    attributeformat: '',
    attribute_data_type: '',
    attribute_max_lenght: '0',
    radiogroup: '',
  });
  expect(withoutHiddenFields({ ...filled, attribute_type: 'text' })).toEqual({
    ...filled,
    attribute_type: 'text',
    radiogroup: '',
  });
  expect(withoutHiddenFields({ ...filled, attribute_type: 'radio' }).radiogroup).toBe('Yes,No');
});

test.each([
  ['ATTR-19', '999-99-9999', 11, 'Numeric'],
  ['ATTR-19', '9', 1, 'Numeric'],
  ['ATTR-20', 'aaa', 3, 'String'],
  ['ATTR-20', 'Aa Aa', 5, 'String'],
  ['ATTR-21', 'AA999', 5, 'Alphanumeric'],
  ['ATTR-21', 'ID-99', 5, 'Alphanumeric'],
  ['ATTR-22', '---', 3, 'String'],
  ['ATTR-22', '', 0, 'String'],
])('ATTR-17 ATTR-18 %s the format %p gives length %p and %s', (_id, format, maxLength, dataType) => {
  expect(deriveFromFormat(format)).toEqual({ maxLength, dataType });
});

test('ATTR-17 ATTR-18 any format results in its length and a data type', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (format) => {
      const { maxLength, dataType } = deriveFromFormat(format);
      expect(maxLength).toBe(format.length);
      expect(attributeDataTypes).toContain(dataType);
      expect(deriveFromFormat(`${format}--`).dataType).toBe(dataType);
    }),
    runs,
  );
});

test.each([
  ['text', 'firstname', '', 'text'],
  ['TEXT', '', '', 'text'],
  ['something new', '', '', 'text'],
  ['', '', '', 'text'],
  ['date', '', '', 'date'],
  ['email', 'email', '', 'email'],
  ['radio', '', '', 'radio'],
  ['SelectBox', '', '', 'select'],
  ['checkbox', '', '', 'checkbox'],
  ['textarea', '', '', 'textarea'],
  ['secure', '', '', 'secure'],
  ['PI secure', '', '', 'secure'],
  ['PI-secure', '', '', 'secure'],
  ['PI_SECURE', '', '', 'secure'],
  ['Secure ', '', '', 'secure'],
  ['secured', '', '', 'secure'],
  ['text', 'phonenumber', '', 'phone'],
  ['text', 'phonenumber', '999-9999', 'text'],
  ['secure', 'phonenumber', '', 'secure'],
  ['__proto__', '', '', 'text'],
])('ENT-34 FIELD-22 the type %p named %p with format %p is drawn as %s', (type, name, format, kind) => {
  expect(inputKind({ attribute_type: type, attribute_name: name, attributeformat: format })).toBe(kind);
});

test.each([
  ['Yes,No', ['Yes', 'No']],
  [' Yes , No ,', ['Yes', 'No']],
  [',, ,', []],
  ['', []],
  ['One', ['One']],
  ['A,B,A', ['A', 'B']],
  ['__proto__,constructor', ['__proto__', 'constructor']],
])('FIELD-21 Q-083 the options of %p', (text, options) => {
  expect(optionsFromText(text)).toEqual(options);
});

test.each([
  ['radio', 'Yes,No', 'A,B', ['Yes', 'No']],
  ['SelectBox', 'Yes,No', 'A,B', ['A', 'B']],
  ['SelectBox', 'Yes,No', '', ['Yes', 'No']],
  ['radio', '', 'A,B', ['A', 'B']],
  ['radio', '', '', []],
])('FIELD-21 a %s attribute with %p and %p', (type, radiogroup, selectgroup, options) => {
  expect(optionsFor({ attribute_type: type, radiogroup, selectgroup })).toEqual(options);
});

test.each(['1', 'true', 'Y', 'yes', 'TRUE', ' y ', 'on', 'checked', 'On'])(
  'FIELD-01 Q-084 %p is a tick',
  (stored) => {
    expect(readTick(stored)).toBe(true);
  },
);

test.each(['0', 'false', 'N', 'no', '', 'off', ' OFF '])('FIELD-01 Q-084 %p is no tick', (stored) => {
  expect(readTick(stored)).toBe(false);
});

test.each(['Yes, two', 'Agreed by phone', '2', 'null'])(
  'Q-084 the words %p are neither a tick nor none',
  (stored) => {
    expect(readTick(stored)).toBeUndefined();
  },
);

test("FIELD-01 Q-084 a tick is stored as 'true', an empty box as empty text", () => {
  expect([checkedText(true), checkedText(false)]).toEqual(['true', '']);
});

test.each([
  ['required', true],
  ['Required ', true],
  ['', false],
  ['not required', false],
])('FIELD-20 isrequired %p: %p', (isrequired, required) => {
  expect(isRequired({ isrequired })).toBe(required);
});

test.each([
  ['Single Column', 'single'],
  ['', 'single'],
  ['Something else', 'single'],
  ['Double Column', 'double'],
  [' double column', 'double'],
  ['Table', 'table'],
])('ENT-35 the display type %p is drawn as %s', (displaytype, drawn) => {
  expect(groupDisplay({ displaytype })).toBe(drawn);
});

test.each([
  ['Table', 3, 3],
  ['Table', 0, 1],
  ['Table', -2, 1],
  ['Table', 2.7, 2],
  ['Table', Number.NaN, 1],
  ['Table', 1e9, 100],
  ['Single Column', 5, 1],
  ['', 5, 1],
])('QEDIT-14 Q-145 a %p group with numberofrow %p starts with %p rows', (displaytype, numberofrow, rows) => {
  expect(firstRows({ displaytype, numberofrow })).toBe(rows);
});

function item(
  id: number | string,
  rank: Rank,
  active: Flag = 1,
): { id: number | string; rank: Rank; active: Flag } {
  return { id, rank, active };
}

test('ENT-35 Q-038 active ones are sorted by rank, then by id as a number', () => {
  const items = [item(10, 2), item('9', 2), item(7, 1, 0), item(3, 3), item(8, 1)];
  expect(activeInOrder(items).map(({ id }) => id)).toEqual([8, '9', 10, 3]);
  expect(items.map(({ id }) => id)).toEqual([10, '9', 7, 3, 8]);
});

test('ENT-35 Q-038 those without a rank come last, by id', () => {
  const items = [item(2, ''), item(1, ''), item(4, 9), item(3, 0)];
  expect(activeInOrder(items).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
});

test('ENT-35 a server that marks none as active does not empty the form', () => {
  expect(activeInOrder([item(2, 1, 0), item(1, 1, 0)]).map(({ id }) => id)).toEqual([1, 2]);
  expect(activeInOrder([])).toEqual([]);
});

test.each([
  ['First Name', 'firstname', 'First Name'],
  [' ', 'firstname', 'firstname'],
  ['', '', 'Untitled'],
])(
  'ENT-34 an attribute labelled %p with the attribute name %p is called %p',
  (name, attribute_name, title) => {
    expect(attributeTitle({ name, attribute_name })).toBe(title);
  },
);
