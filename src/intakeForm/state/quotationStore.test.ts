import { answerOf, readDetails } from '@/domain/quotation/answers';
import { readCoverage } from '@/domain/quotation/coverageText';
import { fromRecord } from '@/domain/quotation/conversion';
import { withProgram } from '@/domain/quotation/header';
import { aCoverage, aGroup, anAttribute, aRecord } from '@/testing/builders/quotationParts';
import { aStore, now } from '../fields/intakeForm.fixture';
import { QuotationStore } from './quotationStore';

const surname = anAttribute({ id: 1, name: 'Surname', attribute_name: 'lastname', isrequired: 'required' });
const driver = anAttribute({ id: 2, name: 'Driver', isrequired: 'required' });
const insured = aGroup('Insured', [surname]);
const drivers = aGroup('Drivers', [driver], 'Table', 1);

function opened(policydetails: string, policycoverage = '[]'): QuotationStore {
  const store = new QuotationStore(
    fromRecord(aRecord({ policydetails, policycoverage }), { now }),
    '2026-01-06',
  );
  store.placeGroup(0, insured);
  store.placeGroup(1, drivers);
  return store;
}

test('QEDIT-14 it notifies after every change of the payload, and always knows the missing answers', () => {
  const store = opened('{"1":{"lastname":{"0":"Marble"}}}');
  const told = jest.fn();
  store.subscribe(told);
  expect(store.getMissingNames()).toEqual(['Driver']);
  expect(store.getMissingNames()).toBe(store.getMissingNames());
  const [, cell] = [...store.answers.cells()];
  store.answers.type(cell!, 'A');
  expect([told.mock.calls.length, store.getMissingNames()]).toEqual([1, []]);
  store.answers.addRow(drivers);
  expect([told.mock.calls.length, store.getMissingNames()]).toEqual([2, ['Driver']]);
  store.editHeader((header) => ({ ...header, Admitted: '0' }));
  store.takeCoverages([aCoverage({ premium: 12.5 })], now);
  expect([told.mock.calls.length, store.getAmountCents()]).toEqual([4, 1250]);
});

test('another state replaces everything, rows and coverages included, and counts as unsaved', () => {
  const store = opened('{"1":{"lastname":{"0":"Marble"}}}');
  const details = readDetails('{"1":{"lastname":{"0":"Hale"}},"2":{"Driver":{"0":"Ann","1":"Bo"}}}');
  const coverage = readCoverage(JSON.stringify([aCoverage({ premium: 7 })]));
  const header = withProgram(store.getHeader(), { id: 9, program_name: 'Other' });
  store.restore({ header, details, coverage });
  expect(store.answers.rowKeys(drivers)).toHaveLength(2);
  expect([...store.answers.cells()].map((cell) => cell.getState().text)).toEqual(['Hale', 'Ann', 'Bo']);
  expect([store.isDirty(), store.getAmountCents(), store.getCoveredProgram()]).toEqual([true, 700, 9]);
  expect(store.updatePayload().open()).toMatchObject({ lastname: 'Hale', program_id: 9 });
});

describe('FIELD-19 a Table whose rows carry the customer', () => {
  const people = aGroup('People', [surname, driver], 'Table', 2);

  function withPeople(policydetails: string): QuotationStore {
    return new QuotationStore(fromRecord(aRecord({ policydetails }), { now }), '2026-01-06');
  }

  function texts(store: QuotationStore): string[] {
    return [...store.answers.cells()].map((cell) => cell.getState().text);
  }

  test('FIELD-19 Q-145 its first row starts with what is known; the others are blank, and all are sent', () => {
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

  test('FIELD-19 Q-145 rows that were filled in before the groups above it came stay as they are', () => {
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

  test('FIELD-19 its blank stored rows were cleared, and are sent as cleared', () => {
    const store = withPeople('{"1":{"lastname":{"0":"","1":""}}}');
    store.placeGroup(0, people);
    expect([texts(store), store.updatePayload().open().lastname]).toEqual([['', '', '', ''], '']);
  });

  test('FIELD-19 Q-145 another state is taken over with the rows that it has', () => {
    const store = withPeople('{}');
    store.placeGroup(0, people);
    store.restore({ ...store.form, details: readDetails('{"2":{"Driver":{"2":"Cy"}}}') });
    expect(texts(store)).toEqual(['Marble', '', '', '', '', 'Cy']);
    expect(store.updatePayload().open().lastname).toBe('Marble');
  });
});

test('QEDIT-19 answers that could not be read count as empty, and go back until one is given', () => {
  const store = opened('{"1":{"lastn');
  const [name] = [...store.answers.cells()];
  expect([name?.getState().text, store.getMissingNames()]).toEqual(['Marble', []]);
  store.editHeader((header) => ({ ...header, Admitted: '0' }));
  expect(store.updatePayload().open().policydetails).toBe('{"1":{"lastn');
  store.answers.type(name!, 'Hale');
  expect([store.answers.keepsOriginal(), store.getMissingNames()]).toEqual([false, ['Driver']]);
  expect(JSON.parse(store.updatePayload().open().policydetails)).toMatchObject({
    1: { lastname: { 0: 'Hale' } },
  });
});

test("QEDIT-19 answers that could not be read can be answered again after 'Start afresh', too", () => {
  const store = opened('{"1":{"lastn');
  expect([store.answers.keepsOriginal(), store.getMissingNames()]).toEqual([true, []]);
  store.startAnswersAfresh();
  expect([store.answers.keepsOriginal(), store.getMissingNames()]).toEqual([false, ['Driver']]);
  expect(answerOf(store.form.details.answers, surname, 0)).toBe('Marble');
});

test('QNEW-16 the lines of a program that was chosen before come back as they were left', () => {
  const store = aStore();
  store.editHeader((header) => withProgram(header, { id: 1, program_name: 'One' }));
  store.takeCoverages([aCoverage({ premium: 1 })], now);
  store.coverage.edit(0, { premium: '5' });
  store.editHeader((header) => withProgram(header, { id: 2, program_name: 'Two' }));
  expect(store.hasLeftLines()).toBe(false);
  store.takeCoverages([aCoverage({ premium: 2 })], now);
  store.editHeader((header) => withProgram(header, { id: 1, program_name: 'One' }));
  store.takeLeftLines();
  expect(store.getAmountCents()).toBe(500);
  store.startCoveragesAfresh();
  expect([store.hasLeftLines(), store.coverage.getState().lines]).toEqual([false, []]);
});
