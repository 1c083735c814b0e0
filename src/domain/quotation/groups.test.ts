import { aGroup, anAttribute } from '@/testing/builders/quotationBuilders';
import type { IntakeAttributeGroup } from '../records/attributes';
import { answerText, detailsText, readDetails, setAnswer, writeDetails, type Answers } from './answers';
import {
  addRow,
  cellsOf,
  formGroup,
  groupsInOrder,
  namedAnswer,
  prepareAnswers,
  removeRow,
  rowIndices,
  setNamedAnswer,
  shownRowIndices,
} from './groups';

const firstname = anAttribute({ id: 12, name: 'First Name', attribute_name: 'firstname' });
const surname = anAttribute({ id: 13, name: 'Surname', attribute_name: 'lastname' });
const driver = anAttribute({ id: 21, name: 'Driver' });
const license = anAttribute({ id: 22, name: 'License' });
const insured = aGroup('Insured', [firstname, surname]);
const drivers = aGroup('Drivers', [driver, license], 'Table', 2);

function rowCount(answers: Answers, group: typeof drivers): number {
  return rowIndices(answers, group).length;
}

const nothing = {
  firstname: '',
  lastname: '',
  address: '',
  city: '',
  state: '',
  zipcode: '',
  phonenumber: '',
  email: '',
  policyamount: '',
  policyeffectivedate: '',
  policyscheduledate: '',
};

const copy: IntakeAttributeGroup = {
  id: 4,
  intake_id: 31,
  client_id: 501,
  attribute_group_id: 9,
  name: 'Drivers',
  displaytype: '',
  numberofrow: 0,
  rank: 1,
  active: 1,
};

test('ENT-35 Q-126 a group has the display type of the group of the client, or of the copy of the intake', () => {
  const client = { ...copy, id: 9, name: 'Client drivers', displaytype: 'Table', numberofrow: 3 };
  const attributes = [anAttribute({ id: 2, rank: 2 }), anAttribute({ id: 5, rank: 1 })];
  const { attributes: ordered, ...group } = formGroup(copy, client, attributes);
  expect(group).toEqual({ id: 9, name: 'Drivers', display: 'table', firstRows: 3 });
  expect(ordered.map(({ id }) => id)).toEqual([5, 2]);
  expect(formGroup(copy, undefined, []).display).toBe('single');
  const copied = { ...copy, displaytype: 'Table', numberofrow: 2 };
  expect(formGroup(copied, { ...client, displaytype: '' }, [])).toMatchObject({
    display: 'table',
    firstRows: 2,
  });
  expect(formGroup(copied, { ...client, displaytype: ' ' }, []).firstRows).toBe(2);
  expect(formGroup({ ...copy, name: '' }, client, []).name).toBe('Client drivers');
  expect(formGroup({ ...copy, name: '' }, undefined, []).name).toBe('');
});

test('ENT-35 Q-126 the active groups of an intake come by rank, each once', () => {
  const copies = [
    { ...copy, id: 1, attribute_group_id: 9, rank: 3 },
    { ...copy, id: 2, attribute_group_id: 8, rank: 2 },
    { ...copy, id: 3, attribute_group_id: '9', rank: 1 },
    { ...copy, id: 4, attribute_group_id: 7, rank: 0, active: 0 as const },
  ];
  expect(groupsInOrder(copies).map(({ id }) => id)).toEqual([3, 2]);
});

test('QEDIT-14 Q-145 a table starts with its rows, other groups have one', () => {
  const { answers } = readDetails('{"12":{"firstname":{"0":"a","1":"b"}}}');
  expect([rowCount(answers, drivers), rowCount(answers, insured)]).toEqual([2, 1]);
});

test('QEDIT-14 a stored table has the rows that are stored, fewer than it starts with or more', () => {
  const { answers } = readDetails('{"21":{"Driver":{"0":"Ann"}}}');
  expect(rowCount(answers, drivers)).toBe(1);
  setAnswer(answers, license, 4, 'K7');
  expect(rowCount(answers, drivers)).toBe(5);
});

test('QEDIT-14 every shown row of a table is there from the start, so typing in one takes away no other', () => {
  const details = readDetails('');
  prepareAnswers(details, [drivers], nothing);
  setAnswer(details.answers, driver, 1, 'Bob');
  expect(rowCount(details.answers, drivers)).toBe(2);
  expect(detailsText(details)).toBe('{"21":{"Driver":{"0":"","1":"Bob"}},"22":{"License":{"0":"","1":""}}}');
});

test('ENT-27 + Add New adds one blank row, and a row can be removed', () => {
  const { answers } = readDetails('{"21":{"Driver":{"0":"Ann","1":"Bob"}}}');
  expect(addRow(answers, drivers)).toBe(2);
  expect(rowCount(answers, drivers)).toBe(3);
  setAnswer(answers, driver, 2, 'Cy');
  removeRow(answers, drivers, 1);
  expect(writeDetails(answers)).toBe(
    '{"21":{"Driver":{"0":"Ann","1":"Cy"}},"22":{"License":{"0":"","1":""}}}',
  );
});

test('Q-145 the last row of a table is emptied, not removed', () => {
  const { answers } = readDetails('{"21":{"Driver":{"0":"Ann"}}}');
  removeRow(answers, drivers, 0);
  expect([rowCount(answers, drivers), answerText(answers, driver, 0)]).toEqual([1, '']);
});

test('Q-145 removing one of the rows that a table starts with leaves the others', () => {
  const { answers } = readDetails('');
  removeRow(answers, drivers, 1);
  expect(rowCount(answers, drivers)).toBe(1);
});

/** The answers of a table with this number of rows, D-0 and so on. */
function tableOf(count: number): Answers {
  const rows = Object.fromEntries(Array.from({ length: count }, (_none, row) => [row, `D-${row}`]));
  return readDetails(JSON.stringify({ 21: { Driver: rows } })).answers;
}

test('Q-145 a table of more than 1,000 rows shows the first ones; a new row comes behind all stored ones', () => {
  const answers = tableOf(1004);
  expect([rowCount(answers, drivers), shownRowIndices(answers, drivers).length]).toEqual([1004, 1000]);
  expect(addRow(answers, drivers)).toBe(1004);
  expect([1003, 1004].map((row) => answerText(answers, driver, row))).toEqual(['D-1003', '']);
  expect(rowCount(answers, drivers)).toBe(1005);
});

test('ENT-27 removing a row of a long table moves up also the rows that are not shown', () => {
  const answers = tableOf(1004);
  removeRow(answers, drivers, 1);
  expect([0, 1, 1002, 1003].map((row) => answerText(answers, driver, row))).toEqual([
    'D-0',
    'D-2',
    'D-1003',
    '',
  ]);
  expect(rowCount(answers, drivers)).toBe(1003);
});

test('ENT-27 a row with a very high index is a row; the rows between are none', () => {
  const { answers } = readDetails('{"21":{"Driver":{"0":"Ann","4000000000":"Bob"}}}');
  expect(rowIndices(answers, drivers)).toEqual([0, 4_000_000_000]);
  expect(addRow(answers, drivers)).toBe(4_000_000_001);
  removeRow(answers, drivers, 0);
  expect(rowIndices(answers, drivers)).toEqual([3_999_999_999, 4_000_000_000]);
  expect(answerText(answers, driver, 3_999_999_999)).toBe('Bob');
});

test('FIELD-19 blanks around an attribute_name do not hide the field that it names', () => {
  const { answers } = readDetails('{"12":{" firstname ":{"0":"Ann"}}}');
  const padded = aGroup('Insured', [{ ...firstname, attribute_name: ' firstname ' }]);
  expect(namedAnswer(answers, [padded], 'firstname')).toBe('Ann');
});

test('FIELD-01 inputs come in the order of the form, row by row', () => {
  const { answers } = readDetails('');
  const order = [...cellsOf(answers, [insured, drivers])].map(
    ({ attribute, row }) => `${attribute.name} ${row}`,
  );
  expect(order).toEqual(['First Name 0', 'Surname 0', 'Driver 0', 'License 0', 'Driver 1', 'License 1']);
});

test('FIELD-19 Q-089 the first non-empty answer of a name counts', () => {
  const second = anAttribute({ id: 30, name: 'Given Name', attribute_name: 'firstname' });
  const groups = [insured, aGroup('More', [second], 'Table', 2)];
  const { answers } = readDetails('');
  expect(namedAnswer(answers, groups, 'firstname')).toBeUndefined();
  setAnswer(answers, firstname, 0, ' ');
  expect(namedAnswer(answers, groups, 'firstname')).toBe(' ');
  setAnswer(answers, second, 1, 'Bea');
  expect(namedAnswer(answers, groups, 'firstname')).toBe('Bea');
  setAnswer(answers, second, 0, 'Ann');
  expect(namedAnswer(answers, groups, 'firstname')).toBe('Ann');
  expect(namedAnswer(answers, groups, 'lastname')).toBeUndefined();
});

test('FIELD-19 what is known of the customer fills attributes that were never answered', () => {
  const details = readDetails('{"13":{"lastname":{"0":""}}}');
  prepareAnswers(details, [insured, drivers], {
    ...nothing,
    firstname: 'Ann',
    lastname: 'Marble',
    city: 'X',
  });
  expect([answerText(details.answers, firstname, 0), answerText(details.answers, surname, 0)]).toEqual([
    'Ann',
    '',
  ]);
});

test('FIELD-19 a known value fills the first attribute of its name only', () => {
  const details = readDetails('{"30":{"firstname":{"0":"Bea"}}}');
  const second = anAttribute({ id: 30, attribute_name: 'firstname' });
  const groups = [insured, aGroup('More', [second])];
  prepareAnswers(details, groups, { ...nothing, firstname: 'Ann' });
  expect(detailsText(details)).toBe('{"30":{"firstname":{"0":"Bea"}}}');
});

test('ENT-27 Q-142 answers stay in the form in which they are stored', () => {
  const details = readDetails('{"12":{"First Name":["Ann"]},"99":{"gone":["x"]}}');
  prepareAnswers(details, [insured], nothing);
  expect(detailsText(details)).toBe('{"12":{"First Name":["Ann"]},"99":{"gone":["x"]}}');
});

test.each(['{"12":{', '[{"policyname":"Main Street"}]'])('QEDIT-19 preparing leaves %p as it is', (text) => {
  const details = readDetails(text);
  prepareAnswers(details, [insured, drivers], { ...nothing, firstname: 'Ann' });
  setNamedAnswer(details, [insured], 'firstname', 'Bea');
  expect(detailsText(details)).toBe(text);
});

test('FIELD-19 a value from elsewhere is set in the first attribute of its name, if there is one', () => {
  const details = readDetails('');
  setNamedAnswer(details, [insured], 'firstname', 'Ann');
  setNamedAnswer(details, [insured], 'policyeffectivedate', '2026-01-16');
  expect(detailsText(details)).toBe('{"12":{"firstname":{"0":"Ann"}}}');
});
