import { aCoverage, aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import type { Quotation } from '../records/quotations';
import { setAnswer, type Answers } from './answers';
import { fromRecord, toUpdatePayload } from './conversion';
import { withLines, type FormLine } from './coverage';
import { addRow, prepareAnswers } from './groups';
import { knownFields, withDuration, type QuotationHeader } from './header';
import { compareQuotations, type ChangedValue } from './mergeQuotations';
import type { QuotationForm } from './form';

const now = new Date(2026, 0, 6, 9);

const nickname = anAttribute({ id: 11, name: 'Nickname' });
const lastname = anAttribute({ id: 12, name: 'Last Name', attribute_name: 'lastname' });
const taxId = anAttribute({ id: 13, name: 'Tax Id', attribute_type: 'PI secure' });
const begins = anAttribute({
  id: 14,
  name: 'Begins',
  attribute_name: 'policyeffectivedate',
  attribute_type: 'date',
});
const driver = anAttribute({ id: 21, name: 'Driver' });
const insured = aGroup('Insured', [nickname, lastname, taxId, begins]);
const drivers = aGroup('Drivers', [driver], 'Table', 1);
const groups = [insured, drivers];

const wind = aCoverage({
  coverage_name: 'Wind',
  deductiblebasis: 'Percentage',
  deductible: '2',
  premium: 100,
});
const fire = aCoverage({ coverage_name: 'Fire', deductiblebasis: 'Amount', deductible: '500', premium: 40 });

function details(answers: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    11: { Nickname: { 0: 'Nan' } },
    12: { lastname: { 0: 'Marble' } },
    13: { 'Tax Id': { 0: '900-11' } },
    21: { Driver: { 0: 'Ann', 1: 'Bo' } },
    99: { Retired: { 0: 'kept' } },
    ...answers,
  });
}

const base = {
  policydetails: details(),
  policycoverage: JSON.stringify([wind, fire]),
  policyamount: '140',
};

type Fields = Parameters<typeof aRecord>[0];

function stored(fields: Fields = {}): Quotation {
  return aRecord({ ...base, ...fields });
}

/** The form as a user has filled it in. */
function filled(fill?: (answers: Answers) => void, record = stored()): QuotationForm {
  const form = fromRecord(record, { now });
  prepareAnswers(form.details, groups, knownFields(form.header));
  fill?.(form.details.answers);
  return form;
}

function withHeader(
  form: QuotationForm,
  change: (header: QuotationHeader) => QuotationHeader,
): QuotationForm {
  return { ...form, header: change(form.header) };
}

function withLine(form: QuotationForm, index: number, change: Partial<FormLine>): QuotationForm {
  const lines = form.coverage.lines.map((line, at) => (at === index ? { ...line, ...change } : line));
  return { ...form, coverage: withLines(form.coverage, lines) };
}

function compare(mine: QuotationForm, theirs: Fields, opened = stored()) {
  return compareQuotations({
    opened: fromRecord(opened, { now }),
    theirs: fromRecord(stored(theirs), { now }),
    mine,
    groups,
  });
}

function words(changes: readonly ChangedValue[] = []): string[] {
  return changes.map(({ label, by, opened, theirs, mine, isSecret }) =>
    [label, by, ...(isSecret ? ['secret'] : [opened, theirs, mine])].join(' | '),
  );
}

function sent(form: QuotationForm) {
  const { policydetails, policycoverage, ...head } = toUpdatePayload(form, groups);
  return {
    ...head,
    answers: JSON.parse(policydetails) as Record<string, unknown>,
    lines: JSON.parse(policycoverage) as unknown[],
  };
}

test('nothing is asked where the other save stored the same, or only the user has changed something', () => {
  const typed = filled((answers) => setAnswer(answers, nickname, 0, 'Annie'));
  expect(compare(typed, {})).toBeUndefined();
  expect(compare(typed, { policydetails: details({ 11: { Nickname: { 0: 'Annie' } } }) })).toBeUndefined();
  const renamed = filled((answers) => setAnswer(answers, lastname, 0, 'Stone'));
  expect(
    compare(renamed, { lastname: 'Stone', policydetails: details({ 12: { lastname: { 0: 'Stone' } } }) }),
  ).toBeUndefined();
  const lines = [wind, fire].map(({ premium, ...line }) => ({ premium: String(premium), ...line }));
  const escaped = JSON.stringify(JSON.stringify(lines));
  expect(compare(typed, { policycoverage: escaped, program_id: '7' })).toBeUndefined();
});

test('the changes of the other save stay, and so do the changes of the user in other fields', () => {
  const mine = withHeader(
    filled((answers) => setAnswer(answers, nickname, 0, 'Annie')),
    (header) => ({ ...header, paymentschedule: '3months' }),
  );
  const found = compare(mine, {
    policydetails: details({ 21: { Driver: { 0: 'Ann', 1: 'Cy' } }, 99: { Retired: { 0: 'changed' } } }),
    policycoverage: JSON.stringify([{ ...wind, premium: 120 }, fire]),
    policyamount: '160',
    paymentgraceperiod: '2026-04-01',
  });
  expect(words(found?.changes)).toEqual([
    'Payment Grace Period | theirs | 10 days | 04-01-2026 | 10 days',
    'Payment Schedule | mine | 1 Month | 1 Month | 3 Months',
    'Nickname | mine | Nan | Nan | Annie',
    'Driver, row 2 | theirs | Bo | Cy | Bo',
    'Other data | theirs |  |  | ',
    'Premium Wind | theirs | $100 | $120 | $100',
  ]);
  expect(sent(found!.merge(new Set()))).toMatchObject({
    paymentschedule: '3months',
    paymentgraceperiod: '2026-04-01',
    policyamount: 160,
    answers: {
      11: { Nickname: { 0: 'Annie' } },
      21: { Driver: { 0: 'Ann', 1: 'Cy' } },
      99: { Retired: { 0: 'changed' } },
    },
    lines: [
      { coverage_name: 'Wind', premium: 120 },
      { coverage_name: 'Fire', premium: 40 },
    ],
  });
});

test.each([
  ['theirs', { Nickname: 'Nanny', premium: 130, policyamount: 170 }],
  ['mine', { Nickname: 'Annie', premium: 110, policyamount: 150 }],
])('of what both changed the user keeps %s', (choice, { Nickname, premium, policyamount }) => {
  const mine = withLine(
    filled((answers) => setAnswer(answers, nickname, 0, 'Annie')),
    0,
    { premium: '110' },
  );
  const found = compare(mine, {
    policydetails: details({ 11: { Nickname: { 0: 'Nanny' } } }),
    policycoverage: JSON.stringify([{ ...wind, premium: 130 }, fire]),
    policyamount: '170',
  });
  expect(words(found?.changes)).toEqual([
    'Nickname | both | Nan | Nanny | Annie',
    'Premium Wind | both | $100 | $130 | $110',
  ]);
  const keys = choice === 'mine' ? found!.changes.map(({ name }) => name) : [];
  expect(sent(found!.merge(new Set(keys)))).toMatchObject({
    policyamount,
    answers: { 11: { Nickname: { 0: Nickname } } },
    lines: [{ premium }, { premium: 40 }],
  });
});

test('fields that follow from each other are one choice', () => {
  const mine = withHeader(withLine(filled(), 0, { deductible: '3' }), (header) =>
    withDuration(header, '6months'),
  );
  const found = compare(mine, {
    policyeffectivedate: '2026-02-01',
    policyscheduledate: '2027-02-01',
    policycoverage: JSON.stringify([{ ...wind, deductiblebasis: 'Amount', deductible: '900' }, fire]),
    policydetails: details({ 14: { policyeffectivedate: { 0: '2026-02-01' } } }),
  });
  expect(words(found?.changes)).toEqual([
    'Effective Date, Exp Date, Policy Duration, Begins | both | 01-16-2026 · 01-16-2027 · 1 Year · 01-16-2026 | 02-01-2026 · 02-01-2027 · 1 Year · 02-01-2026 | 01-16-2026 · 07-16-2026 · 6 Months · 01-16-2026',
    'Deductible Basis Wind, Deductible Wind | both | Percentage · 2 | Amount · 900 | Percentage · 3',
  ]);
  const [dates, deductible] = found!.changes.map(({ name }) => name);
  expect(sent(found!.merge(new Set([dates!])))).toMatchObject({
    policyeffectivedate: '2026-01-16',
    policyscheduledate: '2026-07-16',
    policyduration: '6months',
    lines: [{ deductiblebasis: 'Amount', deductible: '900' }, {}],
  });
  expect(sent(found!.merge(new Set([deductible!])))).toMatchObject({
    policyeffectivedate: '2026-02-01',
    policyscheduledate: '2027-02-01',
    policyduration: '1year',
    lines: [{ deductiblebasis: 'Percentage', deductible: '3' }, {}],
  });
});

test('a customer field with a question is not overwritten by the answer as it was opened', () => {
  const opened = stored({ policydetails: details({ 12: {} }) });
  const mine = filled(undefined, opened);
  const found = compare(mine, { lastname: 'Stone', policydetails: details({ 12: {} }) }, opened);
  expect(words(found?.changes)).toEqual(['Last Name | theirs | Marble | Stone | Marble']);
  expect(sent(found!.merge(new Set()))).toMatchObject({ lastname: 'Stone' });
});

test('a secret answer is compared without being shown', () => {
  const mine = filled((answers) => setAnswer(answers, taxId, 0, '900-22'));
  const found = compare(mine, { policydetails: details({ 13: { 'Tax Id': { 0: '900-33' } } }) });
  expect(words(found?.changes)).toEqual(['Tax Id | both | secret']);
  expect(JSON.stringify(found?.changes)).not.toContain('900-');
});

test('a table whose rows differ in number is one choice', () => {
  const mine = filled((answers) => {
    setAnswer(answers, driver, addRow(answers, drivers), 'Mine');
  });
  const found = compare(mine, { policydetails: details({ 21: { Driver: { 0: 'Theirs' } } }) });
  expect(words(found?.changes)).toEqual(['Drivers | both | Ann; Bo | Theirs | Ann; Bo; Mine']);
  const [{ name } = { name: '' }] = found!.changes;
  expect(sent(found!.merge(new Set([name]))).answers).toMatchObject({
    21: { Driver: { 0: 'Ann', 1: 'Bo', 2: 'Mine' } },
  });
  expect(sent(found!.merge(new Set())).answers['21']).toEqual({ Driver: { 0: 'Theirs' } });
});

test('another program with other lines is one choice', () => {
  const mine = withLine(filled(), 1, { premium: '45' });
  const theirs = {
    program_id: 8,
    programname: 'Cabin',
    policycoverage: JSON.stringify([aCoverage({ coverage_name: 'Hail', premium: 15 })]),
    policyamount: '15',
  };
  const found = compare(mine, theirs);
  expect(words(found?.changes)).toEqual([
    'Program, Coverage | both | Homestead · 2 lines, Total Premium $140 | Cabin · 1 line, Total Premium $15 | Homestead · 2 lines, Total Premium $145',
  ]);
  const [{ name } = { name: '' }] = found!.changes;
  expect(sent(found!.merge(new Set()))).toMatchObject({ programname: 'Cabin', policyamount: 15 });
  expect(sent(found!.merge(new Set([name])))).toMatchObject({ programname: 'Homestead', policyamount: 145 });
});

test('answers that cannot be read are one choice, and are not shown', () => {
  const found = compare(filled(), { policydetails: '{"11": {"Nickname"' });
  expect(words(found?.changes)).toEqual(['Answers | theirs | secret']);
  expect(found!.merge(new Set()).details.original).toBe('{"11": {"Nickname"');
});

test('Q-145 rows beyond the 1,000th are merged with the others', () => {
  const long = Object.fromEntries(Array.from({ length: 1004 }, (_none, row) => [row, `D-${row}`]));
  const opened = stored({ policydetails: details({ 21: { Driver: long } }) });
  const mine = filled((answers) => setAnswer(answers, driver, addRow(answers, drivers), 'New'), opened);
  const theirs = {
    lastname: 'Stone',
    policydetails: details({ 21: { Driver: { ...long, 1003: 'theirs' } } }),
  };
  const conflict = compare(mine, theirs, opened);
  expect(sent(conflict!.merge(new Set(['table/Drivers']))).answers).toMatchObject({
    21: { Driver: { ...long, 1004: 'New' } },
  });
});
