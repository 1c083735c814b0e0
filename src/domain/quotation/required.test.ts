import { aCoverage, aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import { setAnswer } from './answers';
import { withLines } from './coverage';
import type { QuotationForm } from './form';
import { fromRecord, policyAmount, policyAmountCents } from './conversion';
import { missingCells, missingMessage, missingNames, refusal, saveRefusal } from './required';

const now = new Date(2026, 0, 6);
const surname = anAttribute({ id: 12, name: 'Surname', isrequired: 'required' });
const note = anAttribute({ id: 13, name: 'Note' });
const consent = anAttribute({ id: 14, name: 'Consent', attribute_type: 'checkbox', isrequired: 'required' });
const driver = anAttribute({ id: 21, name: 'Driver', isrequired: 'required' });
const amount = anAttribute({ id: 30, name: 'Amount', attribute_name: 'policyamount' });
const groups = [aGroup('Insured', [surname, note, consent]), aGroup('Drivers', [driver], 'Table', 2)];

function formOf(policydetails: string, premiums: readonly number[] = [640]): QuotationForm {
  const policycoverage = JSON.stringify(premiums.map((premium) => aCoverage({ premium })));
  return fromRecord(aRecord({ policydetails, policycoverage, policyamount: '' }), { now });
}

test('FIELD-01 answers under earlier labels of a required question are given, also where there are several', () => {
  const names = (text: string): readonly string[] => missingNames(missingCells(formOf(text), groups));
  const others = '"14":{"Consent":{"0":"by phone"}},"21":{"Driver":{"0":"Ann","1":"Bo"}}';
  expect(names(`{"12":{"Sirname":{"0":"Marble"}},${others}}`)).toEqual([]);
  expect(names(`{"12":{"Sirname":{"0":"Marble"},"Surnam":{"0":"Stone"}},${others}}`)).toEqual([]);
  expect(names(`{"12":{"Sirname":{"0":" "}},${others}}`)).toEqual(['Surname']);
});

test('FIELD-01 QEDIT-14 every required attribute is counted, in each repeated row', () => {
  const cells = missingCells(formOf('{"21":{"Driver":{"0":"Ann","1":"","2":" "}}}'), groups);
  expect(cells.map(({ attribute, row }) => `${attribute.name} ${row}`)).toEqual([
    'Surname 0',
    'Consent 0',
    'Driver 1',
    'Driver 2',
  ]);
});

test("FIELD-01 'Please fill in the required fields: {names}' names each label once", () => {
  const form = formOf('');
  expect(missingMessage(missingNames(missingCells(form, groups)))).toBe(
    'Please fill in the required fields: Surname, Consent, Driver',
  );
});

test('QEDIT-14 Save and Generate Quotation wait for the last required answer', () => {
  const form = formOf(
    '{"12":{"Surname":{"0":"Marble"}},"14":{"Consent":{"0":"true"}},"21":{"Driver":["Ann",""]}}',
  );
  const stop = 'Please fill in the required fields: Driver';
  expect([saveRefusal(form, groups), refusal(form, groups, 'edit')]).toEqual([stop, stop]);
  setAnswer(form.details.answers, driver, 1, 'Bob');
  expect([saveRefusal(form, groups), refusal(form, groups, 'edit')]).toEqual(['', '']);
});

test('QEDIT-08 Generate Quotation also waits for an amount above zero', () => {
  const form = formOf('', [0, 0]);
  expect([saveRefusal(form, []), refusal(form, [], 'edit')]).toEqual(['', 'Policy Amount is required']);
});

test.each(['{"12":', '[{"policyname":"Main Street"}]'])(
  'QEDIT-14 QEDIT-19 answers that go back unchanged (%p) are not missing',
  (details) => {
    expect(missingCells(formOf(details), groups)).toEqual([]);
  },
);

test.each([
  ['intakeForm', 'Policy Amount is Required'],
  ['edit', 'Policy Amount is required'],
] as const)('QNEW-13 QEDIT-16 without an amount the %s says %p', (screen, message) => {
  expect(refusal(formOf('', [0]), groups, screen)).toBe(message);
});

test('QNEW-13 FIELD-01 with an amount the missing fields are said, and then nothing', () => {
  expect(refusal(formOf(''), groups, 'intakeForm')).toBe(
    'Please fill in the required fields: Surname, Consent, Driver',
  );
  expect(refusal(formOf(''), [], 'intakeForm')).toBe('');
});

test.each([
  ['the total premium when there are lines', '{"30":{"policyamount":{"0":"99"}}}', [640, 0.5], '', 640.5],
  ['also when it is zero', '{"30":{"policyamount":{"0":"99"}}}', [0], '', 0],
  ['the stored amount while the lines are as stored', '', [640, 0.5], '1,200.00', '1,200.00'],
  [
    'the stored amount while the answer is as stored',
    '{"30":{"policyamount":{"0":" 99.90 "}}}',
    [],
    '5',
    '5',
  ],
  ['the stored amount without either', '{"30":{"policyamount":{"0":""}}}', [], '5', '5'],
  ['blank where none is stored', '', [], '', ''],
])('COV-11 Q-144 Q-239 the policy amount is %s', (_case, details, premiums, stored, sent) => {
  const form = formOf(details, premiums);
  const withStored = { ...form, header: { ...form.header, policyamount: stored } };
  expect(policyAmount(withStored, [aGroup('Money', [amount])])).toBe(sent);
});

test('COV-11 Q-144 Q-239 the policy amount of a new quotation is zero without any', () => {
  const form = formOf('', []);
  expect(policyAmount({ ...form, header: { ...form.header, id: '', policyamount: '' } }, [])).toBe(0);
});

test('COV-11 Q-144 the policy amount is the attribute without lines, once it is answered', () => {
  const form = formOf('', []);
  setAnswer(form.details.answers, amount, 0, ' 99.90 ');
  expect(policyAmount(form, [aGroup('Money', [amount])])).toBe('99.90');
});

test('COV-11 the policy amount is the total premium once a line is changed; the buttons follow the total before', () => {
  const form = formOf('', [640]);
  const stored = { ...form, header: { ...form.header, policyamount: '0' } };
  expect([policyAmount(stored, []), policyAmountCents(stored, [])]).toEqual([0, 64000]);
  const [line] = form.coverage.lines;
  const changed = { ...stored, coverage: withLines(form.coverage, [{ ...line!, premium: '700' }]) };
  expect(policyAmount(changed, [])).toBe(700);
});

test.each([
  ['$1,200.50', 120050],
  ['a lot', 0],
])('QNEW-13 the amount %p counts as %p cents', (stored, cents) => {
  const form = formOf('', []);
  expect(policyAmountCents({ ...form, header: { ...form.header, policyamount: stored } }, [])).toBe(cents);
});
