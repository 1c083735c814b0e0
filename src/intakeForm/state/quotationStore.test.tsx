import { answerText, readDetails } from '@/domain/quotation/answers';
import { readCoverage } from '@/domain/quotation/coverageText';
import { today } from '@/domain/text/dates';
import { fromRecord } from '@/domain/quotation/conversion';
import { defaultDates } from '@/domain/quotation/form';
import { withEffectiveDate, withProgram } from '@/domain/quotation/header';
import { aCoverage, aGroup, anAttribute, aRecord } from '@/testing/builders/quotationBuilders';
import { aStore, now } from '../fields/intakeForm.fixture';
import { QuotationDraft } from '../draft/quotationDraft';
import { QuotationStore } from './quotationStore';

const surname = anAttribute({ id: 1, name: 'Surname', attribute_name: 'lastname', isrequired: 'required' });
const driver = anAttribute({ id: 2, name: 'Driver', isrequired: 'required' });
const insured = aGroup('Insured', [surname]);
const drivers = aGroup('Drivers', [driver], 'Table', 1);

function opened(policydetails: string, policycoverage = '[]'): QuotationStore {
  const store = new QuotationStore(fromRecord(aRecord({ policydetails, policycoverage }), { now }), {
    earliestDate: () => '2026-01-06',
  });
  store.placeGroup(0, insured);
  store.placeGroup(1, drivers);
  return store;
}

test('Q-147 a date answer with a year of two digits is an error, unless it was stored like that', () => {
  const built = anAttribute({ id: 3, name: 'Built', attribute_name: 'built', attribute_type: 'date' });
  const store = opened('{"3":{"built":{"0":"0027-01-01"}}}');
  const house = aGroup('House', [built]);
  store.placeGroup(2, house);
  const cell = store.answers.cellAt(house, built, 0);
  store.answers.onBlur(cell);
  expect(cell.getState().problem).toBe('');
  store.answers.type(cell, '0031-01-01');
  store.answers.onBlur(cell);
  expect(cell.getState().problem).toBe('Enter the year with four digits');
  store.answers.type(cell, '1931-01-01');
  expect(cell.getState().problem).toBe('');
});

test('FIELD-07 FIELD-19 a text that is filled in after its input was rendered is no error until it is changed', () => {
  const attributeformat = '99999-9999';
  const zip = anAttribute({ id: 3, name: 'Zip', attribute_name: 'zipcode', attributeformat });
  const address = aGroup('Address', [zip]);
  const store = new QuotationStore(fromRecord(aRecord({ policydetails: '' }), { now }), {
    earliestDate: () => '2026-01-06',
  });
  store.placeGroup(1, address);
  const cell = store.answers.cellAt(address, zip, 0);
  expect(cell.initialText).toBe('');
  store.placeGroup(0, insured);
  store.answers.onBlur(cell);
  expect(cell.getState()).toMatchObject({ text: '83113', problem: '' });
  expect(cell.initialText).toBe('83113');
  store.answers.type(cell, '8311');
  store.answers.onBlur(cell);
  expect(cell.getState().problem).not.toBe('');
});

test('SCHED-11 SCHED-13 an attribute that carries the effective date changes with it at midnight', () => {
  const effective = anAttribute({
    id: 4,
    name: 'Starts',
    attribute_name: 'policyeffectivedate',
    attribute_type: 'date',
  });
  const terms = aGroup('Terms', [effective]);
  const open = (): QuotationStore => {
    const store = new QuotationStore(
      fromRecord(aRecord({ policyeffectivedate: '2026-01-06', policydetails: '' }), { now }),
      { earliestDate: today, defaultDates },
      now,
    );
    store.placeGroup(0, terms);
    return store;
  };
  const next = new Date(2026, 0, 7, 0, 1);
  const untouched = open();
  untouched.beginDay(next);
  expect(untouched.answers.cellAt(terms, effective, 0).getState()).toMatchObject({
    text: '2026-01-07',
    problem: '',
  });
  expect(untouched.isDirty()).toBe(false);
  const chosen = open();
  const cell = chosen.answers.cellAt(terms, effective, 0);
  chosen.answers.type(cell, '2026-01-09');
  chosen.answers.type(cell, '2026-01-06');
  chosen.beginDay(next);
  expect(cell.getState()).toMatchObject({
    text: '2026-01-06',
    problem: 'Starts must be 01-07-2026 or later',
  });
});

test('QEDIT-14 the store notifies after every change of the payload, and the missing answers are up to date', () => {
  const store = opened('{"1":{"lastname":{"0":"Marble"}}}');
  const listener = jest.fn();
  store.subscribe(listener);
  expect(store.getMissingNames()).toEqual(['Driver']);
  expect(store.getMissingNames()).toBe(store.getMissingNames());
  const [, cell] = [...store.answers.cells()];
  store.answers.type(cell!, 'A');
  expect([listener.mock.calls.length, store.getMissingNames()]).toEqual([1, []]);
  store.answers.addRow(drivers);
  expect([listener.mock.calls.length, store.getMissingNames()]).toEqual([2, ['Driver']]);
  store.editHeader((header) => ({ ...header, Admitted: '0' }));
  store.setCoverages([aCoverage({ premium: 12.5 })], now);
  expect([listener.mock.calls.length, store.getAmountCents()]).toEqual([4, 1250]);
});

test('restore replaces everything, including rows and coverages, and counts as an unsaved change', () => {
  const store = opened('{"1":{"lastname":{"0":"Marble"}}}');
  const { answers } = readDetails('{"1":{"lastname":{"0":"Hale"}},"2":{"Driver":{"0":"Ann","1":"Bo"}}}');
  const details = { ...store.form.details, answers };
  const coverage = readCoverage(JSON.stringify([aCoverage({ premium: 7 })]));
  const header = withProgram(store.getHeader(), { id: 9, program_name: 'Other' });
  store.restore({ header, details, coverage });
  expect(store.answers.rowKeys(drivers)).toHaveLength(2);
  expect([...store.answers.cells()].map((cell) => cell.getState().text)).toEqual(['Hale', 'Ann', 'Bo']);
  expect([store.isDirty(), store.getAmountCents(), store.getCoveredProgram()]).toEqual([true, 700, 9]);
  expect(store.updatePayload().open()).toMatchObject({ lastname: 'Hale', program_id: 9 });
});

describe('Q-145 a Table of more than 1,000 stored rows', () => {
  const long = Object.fromEntries(Array.from({ length: 1004 }, (_none, row) => [row, `D-${row}`]));
  const openLong = (): QuotationStore => opened(JSON.stringify({ 2: { Driver: long } }));

  function sentDrivers(store: QuotationStore): Record<string, string> {
    const details: unknown = JSON.parse(store.updatePayload().open().policydetails);
    return (details as Record<string, Record<string, Record<string, string>>>)[2]!.Driver!;
  }

  test('an added row is required, comes behind all stored rows, and is sent with them', () => {
    const store = openLong();
    expect(store.answers.rowCounts(drivers)).toEqual({ all: 1004, shown: 1000, first: 1000 });
    const key = store.answers.addRow(drivers);
    expect(store.answers.rowNumbers(drivers).at(-1)).toBe(1005);
    expect(store.answers.rowCounts(drivers)).toEqual({ all: 1005, shown: 1001, first: 1000 });
    expect(store.getMissingNames()).toEqual(['Driver']);
    expect(store.refusal('save')).toBe('Please fill in the required fields: Driver');
    expect(store.markMissing()?.rowKey).toBe(key);
    store.answers.type(store.answers.cell(drivers, driver, key), 'New');
    expect(sentDrivers(store)).toEqual({ ...long, 1004: 'New' });
  });

  test('a removed row loses only its own answer, and the added row stays the same input', () => {
    const store = openLong();
    const added = store.answers.addRow(drivers);
    store.answers.removeRow(drivers, store.answers.rowKeys(drivers)[1]!);
    store.answers.type(store.answers.cell(drivers, driver, added), 'New');
    const { 1: _removed, ...others } = long;
    expect(Object.values(sentDrivers(store))).toEqual([...Object.values(others), 'New']);
    expect(store.answers.rowCounts(drivers)).toEqual({ all: 1004, shown: 1000, first: 999 });
  });

  test('P4 a draft restores a removed and an added row without a loss of the rows that are not shown', () => {
    const store = openLong();
    const draft = new QuotationDraft(store);
    draft.subscribe(jest.fn());
    store.answers.removeRow(drivers, store.answers.rowKeys(drivers)[1]!);
    store.answers.addRow(drivers);
    const added = store.answers.addRow(drivers);
    store.answers.type(store.answers.cell(drivers, driver, added), 'New');
    const again = openLong();
    new QuotationDraft(again).applyDraft(draft.draftFields());
    expect(sentDrivers(again)).toEqual(sentDrivers(store));
    expect(again.answers.rowNumbers(drivers).at(-1)).toBe(1005);
  });
});

describe('FIELD-19 a Table whose rows carry the customer', () => {
  const people = aGroup('People', [surname, driver], 'Table', 2);

  function withPeople(policydetails: string): QuotationStore {
    return new QuotationStore(fromRecord(aRecord({ policydetails }), { now }), {
      earliestDate: () => '2026-01-06',
    });
  }

  function texts(store: QuotationStore): string[] {
    return [...store.answers.cells()].map((cell) => cell.getState().text);
  }

  test('FIELD-19 Q-145 its first row starts with the known fields; the others are blank, and all are sent', () => {
    const store = withPeople('{}');
    store.placeGroup(0, people);
    expect(texts(store)).toEqual(['Marble', '', '', '']);
    const { lastname, policydetails } = store.updatePayload().open();
    expect(lastname).toBe('Marble');
    expect(JSON.parse(policydetails)).toEqual({
      1: { lastname: { 0: 'Marble', 1: '' } },
      2: { Driver: { 0: '', 1: '' } },
    });
    expect(store.getMissingNames()).toEqual(['Driver', 'Surname']);
  });

  test('FIELD-19 Q-145 rows that were filled in before the groups above have loaded stay unchanged', () => {
    const store = withPeople('{}');
    store.placeGroup(1, people);
    const [, cell] = [...store.answers.cells()];
    store.answers.type(cell!, 'Bo');
    store.placeGroup(0, aGroup('More', [anAttribute({ id: 9, name: 'More' })]));
    expect(texts(store)).toEqual(['', 'Marble', 'Bo', '', '']);
    expect(JSON.parse(store.updatePayload().open().policydetails)).toMatchObject({
      2: { Driver: { 0: 'Bo', 1: '' } },
    });
  });

  test('FIELD-19 blank stored rows do not change the stored name; a cleared answer clears it', () => {
    const store = withPeople('{"1":{"lastname":{"0":"","1":"Hale"}}}');
    store.placeGroup(0, people);
    expect([texts(store), store.updatePayload().open().lastname]).toEqual([['', '', 'Hale', ''], 'Marble']);
    store.answers.type(store.answers.cellAt(people, surname, 1), '');
    expect(store.updatePayload().open().lastname).toBe('');
  });

  test('FIELD-19 Q-145 restore keeps the number of rows of the other state', () => {
    const store = withPeople('{}');
    store.placeGroup(0, people);
    store.restore({ ...store.form, details: readDetails('{"2":{"Driver":{"2":"Cy"}}}') });
    expect(texts(store)).toEqual(['Marble', '', '', '', '', 'Cy']);
    expect(store.updatePayload().open().lastname).toBe('Marble');
  });
});

describe('FIELD-19 a stored date that differs from the stored answer', () => {
  const starts = anAttribute({
    id: 7,
    name: 'Starts',
    attribute_name: 'policyeffectivedate',
    attribute_type: 'date',
  });
  const dates = aGroup('Dates', [starts]);

  function differing(): QuotationStore {
    const record = aRecord({
      policyeffectivedate: '2027-03-15',
      policyscheduledate: '2028-03-15',
      policyduration: '1year',
      policydetails: '{"7":{"policyeffectivedate":{"0":"2027-01-31"}}}',
    });
    const store = new QuotationStore(fromRecord(record, { now }), { earliestDate: () => '2026-01-06' });
    store.placeGroup(0, dates);
    return store;
  }

  function differenceState(store: QuotationStore) {
    const { policyeffectivedate, policyscheduledate, policydetails } = store.updatePayload().open();
    return {
      differences: store.getDifferences().length,
      shown: [store.getHeader().policyeffectivedate, store.answers.cellAt(dates, starts, 0).getText()],
      sent: [policyeffectivedate, policyscheduledate, JSON.parse(policydetails)],
    };
  }

  const answered = (date: string) => ({ 7: { policyeffectivedate: { 0: date } } });

  test('FIELD-19 both are shown and sent unchanged', () => {
    expect(differenceState(differing())).toEqual({
      differences: 1,
      shown: ['2027-03-15', '2027-01-31'],
      sent: ['2027-03-15', '2028-03-15', answered('2027-01-31')],
    });
  });

  test.each([
    ['answer', '2027-01-31', '2028-01-31'],
    ['field', '2027-03-15', '2028-03-15'],
  ] as const)('FIELD-19 the %s is used for both once the user has chosen it', (choice, date, expiry) => {
    const store = differing();
    const [difference] = store.getDifferences();
    store.resolveDifference(difference!, choice);
    expect(differenceState(store)).toEqual({
      differences: 0,
      shown: [date, date],
      sent: [date, expiry, answered(date)],
    });
    expect(store.isDirty()).toBe(true);
  });

  test('FIELD-19 typing one of the two changes the other one as well', () => {
    const header = differing();
    header.editHeader((before) => withEffectiveDate(before, '2027-05-05'));
    const answer = differing();
    answer.answers.type(answer.answers.cellAt(dates, starts, 0), '2027-05-05');
    for (const store of [header, answer]) {
      expect(differenceState(store)).toEqual({
        differences: 0,
        shown: ['2027-05-05', '2027-05-05'],
        sent: ['2027-05-05', '2028-05-05', answered('2027-05-05')],
      });
    }
  });

  test('FIELD-19 a renamed customer keeps the name until the user chooses the answer', () => {
    const store = opened('{"1":{"lastname":{"0":"Hale"}}}');
    expect(store.updatePayload().open().lastname).toBe('Marble');
    store.resolveDifference(store.getDifferences()[0]!, 'answer');
    expect([store.updatePayload().open().lastname, store.getDifferences()]).toEqual(['Hale', []]);
  });
});

test('QEDIT-19 answers that could not be read count as empty, and are sent back until the user answers a question', () => {
  const store = opened('{"1":{"lastn');
  const [name] = [...store.answers.cells()];
  expect([name?.getState().text, store.getMissingNames()]).toEqual(['Marble', []]);
  store.editHeader((header) => ({ ...header, Admitted: '0' }));
  expect(store.updatePayload().open().policydetails).toBe('{"1":{"lastn');
  store.answers.type(name!, 'Hale');
  expect([store.answers.sendsOriginal(), store.getMissingNames()]).toEqual([false, ['Driver']]);
  expect(JSON.parse(store.updatePayload().open().policydetails)).toMatchObject({
    1: { lastname: { 0: 'Hale' } },
  });
});

test("QEDIT-19 answers that could not be read can be answered again after 'Start afresh', too", () => {
  const store = opened('{"1":{"lastn');
  expect([store.answers.sendsOriginal(), store.getMissingNames()]).toEqual([true, []]);
  store.startAnswersAfresh();
  expect([store.answers.sendsOriginal(), store.getMissingNames()]).toEqual([false, ['Driver']]);
  expect(answerText(store.form.details.answers, surname, 0)).toBe('Marble');
});

test('QNEW-16 the lines of a program that was chosen before are restored with their edits', () => {
  const store = aStore();
  store.editHeader((header) => withProgram(header, { id: 1, program_name: 'One' }));
  store.setCoverages([aCoverage({ premium: 1 })], now);
  store.coverage.edit(0, { premium: '5' });
  store.editHeader((header) => withProgram(header, { id: 2, program_name: 'Two' }));
  expect(store.hasPreviousLines()).toBe(false);
  store.setCoverages([aCoverage({ premium: 2 })], now);
  store.editHeader((header) => withProgram(header, { id: 1, program_name: 'One' }));
  store.restorePreviousLines();
  expect(store.getAmountCents()).toBe(500);
  store.startCoveragesAfresh();
  expect([store.hasPreviousLines(), store.coverage.getState().lines]).toEqual([false, []]);
});
