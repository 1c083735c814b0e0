import { aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import { attributeNames, type AttributeName } from '@/domain/attributes/attributes';
import { setAnswer } from './answers';
import { fromRecord, toUpdatePayload } from './conversion';
import type { QuotationForm } from './form';
import { prepareAnswers } from './groups';
import { knownFields } from './header';
import { sentFields, storedDifferences } from './namedFields';
import { answerNote, fieldNote } from './shown';

const now = new Date(2026, 0, 6, 9);

/** The stored value and the stored answer of each field that may also be a question. */
const values: Readonly<Record<AttributeName, readonly [field: string, answer: string]>> = {
  firstname: ['New', 'Old'],
  lastname: ['Married', 'Name'],
  address: ['1 New Road', '2 Old Road'],
  city: ['Newtown', 'Oldtown'],
  state: ['Ohio', 'Utah'],
  zipcode: ['43001', '84001'],
  phonenumber: ['13075550144', '13075550199'],
  email: ['new@example.com', 'old@example.com'],
  policyamount: ['640.5', '99'],
  policyeffectivedate: ['2027-03-15', '2027-01-31'],
  policyscheduledate: ['2028-03-15', '2027-12-31'],
};

function isDate(name: AttributeName): boolean {
  return name.endsWith('date');
}

const questions = attributeNames.map((name, index) =>
  anAttribute({
    id: 50 + index,
    name: `Question ${name}`,
    attribute_name: name,
    attribute_type: isDate(name) ? 'date' : 'text',
  }),
);
const groups = [aGroup('Named', questions)];

function opened(policydetails: string, fields: Partial<Record<AttributeName, string>> = {}): QuotationForm {
  const form = fromRecord(aRecord({ policydetails, ...fields }), { now });
  prepareAnswers(form.details, groups, knownFields(form.header));
  return form;
}

function answered(texts: Readonly<Partial<Record<AttributeName, string>>>): string {
  const entries = questions.flatMap(({ id, attribute_name }) => {
    const text = attributeNames.flatMap((name) => (name === attribute_name ? (texts[name] ?? []) : []))[0];
    return text === undefined ? [] : [[String(id), { [attribute_name]: { 0: text } }]];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

describe.each(attributeNames)('FIELD-19 %s', (name) => {
  const [field, answer] = values[name];
  const text = answered({ [name]: answer });
  const question = questions.find(({ attribute_name }) => attribute_name === name)!;

  test('a stored answer that says something else is known, and each of the two goes back as it is stored', () => {
    const form = opened(text, { [name]: field });
    expect(storedDifferences(form, groups).map((each) => [each.name, each.field, each.answer])).toEqual([
      [name, field, answer],
    ]);
    const sent = toUpdatePayload(form, groups);
    expect(String(sent[name])).toBe(field);
    expect(JSON.parse(sent.policydetails)).toMatchObject(JSON.parse(text) as object);
  });

  test('once the question is answered, the answer is sent, and nothing differs', () => {
    const form = opened(text, { [name]: field });
    const typed = isDate(name) ? '2027-02-02' : '777';
    setAnswer(form.details.answers, question, 0, typed);
    expect(storedDifferences(form, groups)).toEqual([]);
    expect(toUpdatePayload(form, groups)[name]).toBe(typed);
  });

  test('a stored answer that says the same differs in nothing', () => {
    expect(storedDifferences(opened(answered({ [name]: ` ${field}` }), { [name]: field }), groups)).toEqual(
      [],
    );
  });

  test('a question that was never answered, or with a blank, differs in nothing', () => {
    expect(storedDifferences(opened('{}', { [name]: field }), groups)).toEqual([]);
    const blank = opened(answered({ [name]: ' ' }), { [name]: field });
    expect(storedDifferences(blank, groups)).toEqual([]);
    expect(String(toUpdatePayload(blank, groups)[name])).toBe(field);
  });
});

test('FIELD-19 a date that is written otherwise, or an amount, is the same', () => {
  const form = opened(
    answered({ policyeffectivedate: '2027-03-15', policyamount: '1200', phonenumber: '1 (307) 555-0144' }),
    {
      policyeffectivedate: '2027-03-15T00:00:00.000Z',
      policyamount: '$1,200.00',
      phonenumber: '13075550144',
    },
  );
  expect(storedDifferences(form, groups)).toEqual([]);
  expect(toUpdatePayload(form, groups)).toMatchObject({
    policyeffectivedate: '2027-03-15T00:00:00.000Z',
    policyamount: '$1,200.00',
  });
});

test('FIELD-19 the amount of coverage lines is no field that an answer carries', () => {
  const record = aRecord({
    policydetails: answered({ policyamount: '99' }),
    policycoverage: '[{"premium":640.5}]',
  });
  expect(storedDifferences(fromRecord(record, { now }), groups)).toEqual([]);
});

test('FIELD-19 the field and the answer each show the value of the other', () => {
  const form = opened(answered({ policyeffectivedate: '2027-01-31', city: 'Oldtown' }), {
    policyeffectivedate: '2027-03-15',
    city: '',
  });
  expect(storedDifferences(form, groups).map((each) => [answerNote(each), fieldNote(each)])).toEqual([
    ['The answer says Oldtown', 'The quotation itself holds nothing here'],
    ['The answer says 01-31-2027', 'The quotation says 03-15-2027'],
  ]);
});

test('FIELD-19 FIELD-18 the value of a secure question is concealed in both notes', () => {
  const secure = anAttribute({ id: 51, name: 'Tax', attribute_name: 'zipcode', attribute_type: 'secure' });
  const record = aRecord({ policydetails: '{"51":{"zipcode":{"0":"111-22-6789"}}}', zipcode: '999-88-1234' });
  const [difference] = storedDifferences(fromRecord(record, { now }), [aGroup('Secret', [secure])]);
  expect([answerNote(difference!), fieldNote(difference!)].join()).toBe(
    'The answer says **** *** 6789,The quotation says **** *** 1234',
  );
});

test('FIELD-19 a customer field that the user clears is sent blank, and a date is not', () => {
  const form = opened(answered({ firstname: 'Ann', policyeffectivedate: '2026-01-16' }));
  for (const question of questions) {
    if (['firstname', 'policyeffectivedate'].includes(question.attribute_name)) {
      setAnswer(form.details.answers, question, 0, '');
    }
  }
  expect(sentFields(form, groups)).toMatchObject({ firstname: '', policyeffectivedate: '2026-01-16' });
});
