import fc from 'fast-check';
import { isPaymentDue, overdueSince } from '@/domain/attention';
import { quotationRow } from '@/domain/records/quotations';
import { showDate } from '@/domain/text/dates';
import { rows, selections, today } from './randomRecords.fixture';
import {
  ageOf,
  agentOf,
  effectiveMonth,
  isSelected,
  lobOf,
  readSelection,
  selectionParams,
  selectionText,
  spanText,
  stateOf,
  type Selection,
} from './selection';

const many = { seed: 1, numRuns: 1000 };
const all: Selection = { from: '', to: '' };

describe('the effective month', () => {
  test.each([
    ['2026-10-31', '2026-10', '10-31-2026'],
    [' 2026-10-01 ', '2026-10', '10-01-2026'],
    ['2026-10-31T23:59:59-11:00', '2026-10', '10-31-2026'],
    ['2026-11-01T00:00:00+14:00', '2026-11', '11-01-2026'],
    ['2026-11-01 00:00', '2026-11', '11-01-2026'],
    [String(Date.UTC(2026, 9, 31, 23, 59, 59)), '2026-10', '10-31-2026'],
    [String(Date.UTC(2026, 10, 1) / 1000), '2026-11', '11-01-2026'],
    ['2026-02-30', '', ''],
    ['0000-05-09', '', ''],
    ['10/31/2026', '', ''],
    ['abc', '', ''],
    ['12', '', '12'],
    ['', '', ''],
  ])('of %p is %p; the lists show %p', (policyeffectivedate, month, shown) => {
    expect(effectiveMonth({ policyeffectivedate })).toBe(month);
    expect(showDate(policyeffectivedate)).toBe(shown);
  });

  test('is that of the day that the lists show', () => {
    const stored = fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.integer({ min: 0, max: 5_000_000_000_000 }).map(String),
      fc.string(),
    );
    fc.assert(
      fc.property(stored, (policyeffectivedate) => {
        const [month, , year] = /^\d\d-\d\d-\d{4}$/.exec(showDate(policyeffectivedate))?.[0].split('-') ?? [];
        expect(effectiveMonth({ policyeffectivedate })).toBe(year === undefined ? '' : `${year}-${month}`);
      }),
      many,
    );
  });
});

test.each([
  [{ intake_Name: ' HO3 ' }, ['HO3', '', '']],
  [{ state_name: 'Texas', state: 'TX' }, ['', 'Texas', '']],
  [{ state_name: '', state: ' TX ' }, ['', 'TX', '']],
  [{ submga_id: 7, submga_code: 'AG-7', submga_name: 'Ann Lee' }, ['', '', '7']],
  [{ submga_id: '7' }, ['', '', '7']],
  [{ submga_id: ' ', submga_code: ' AG-7 ' }, ['', '', 'AG-7']],
  [{ submga_name: 'Ann Lee' }, ['', '', '']],
])('ENT-25 the LOB, state and agent of %p are %p', (fields, keys) => {
  const row = quotationRow(fields);
  expect([lobOf(row), stateOf(row), agentOf(row)]).toEqual(keys);
});

describe('whether a selection has a record', () => {
  const record = {
    policyeffectivedate: '2026-10-31',
    intake_Name: 'HO3',
    state_name: 'Texas',
    submga_id: 7,
    balance: '0',
  };

  test.each<[object, Partial<Selection>, boolean]>([
    [{}, {}, true],
    [{}, { from: '2026-10', to: '2026-10' }, true],
    [{}, { from: '2026-10' }, true],
    [{}, { from: '2026-11' }, false],
    [{}, { to: '2026-10' }, true],
    [{}, { to: '2026-09' }, false],
    [{}, { from: '2025-11', to: '2026-09' }, false],
    [{}, { from: '2026-11', to: '2026-09' }, false],
    [{}, { isUndated: true }, false],
    [{ policyeffectivedate: '' }, {}, true],
    [{ policyeffectivedate: '' }, { isUndated: true }, true],
    [{ policyeffectivedate: '2026-02-30' }, { isUndated: true }, true],
    [{ policyeffectivedate: '' }, { from: '2026-10' }, false],
    [{ policyeffectivedate: '' }, { to: '2026-10' }, false],
    [{}, { lob: 'HO3' }, true],
    [{ intake_Name: ' HO3' }, { lob: 'HO3' }, true],
    [{}, { lob: 'HO' }, false],
    [{}, { lob: 'ho3' }, false],
    [{}, { lob: '' }, false],
    [{ intake_Name: ' ' }, { lob: '' }, true],
    [{}, { state: 'Texas' }, true],
    [{ state: 'TX' }, { state: 'TX' }, false],
    [{ state_name: '', state: 'TX' }, { state: 'TX' }, true],
    [{ state_name: '' }, { state: '' }, true],
    [{}, { agent: '7' }, true],
    [{}, { agent: '70' }, false],
    [{ submga_id: '' }, { agent: '' }, true],
    [{}, { age: 'paid' }, true],
    [{}, { age: 'unknown' }, false],
    [{}, { from: '2026-10', to: '2026-10', lob: 'HO3', state: 'Texas', agent: '7', age: 'paid' }, true],
    [{}, { from: '2026-10', to: '2026-10', lob: 'HO3', state: 'Ohio', agent: '7', age: 'paid' }, false],
  ])('%p and %p: %p', (fields, selection, isIn) => {
    expect(isSelected(quotationRow({ ...record, ...fields }), { ...all, ...selection }, today)).toBe(isIn);
  });
});

describe('a selection in a URL', () => {
  /** What the selection is after it was written into a URL and read from it. */
  function reread(selection: Selection): Selection | undefined {
    const url = new URL(`https://portal.example/list?${selectionParams(selection).toString()}`);
    return readSelection(url.searchParams);
  }

  test('is the same after it was read', () => {
    fc.assert(
      fc.property(selections, (selection) => expect(reread(selection)).toEqual(selection)),
      many,
    );
  });

  test('any text of an LOB, a state or an agent is the same after it was read', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (lob, state, agent) => {
        expect(reread({ ...all, lob, state, agent })).toEqual({
          ...all,
          isUndated: false,
          lob,
          state,
          agent,
        });
      }),
      many,
    );
  });

  test('names only what is selected', () => {
    expect(selectionParams(all).toString()).toBe('show=overview');
    const selection = { from: '2026-10', to: '2026-10', lob: 'A&B', state: '', agent: '7' } as const;
    expect(selectionParams(selection).toString()).toBe(
      'show=overview&from=2026-10&to=2026-10&lob=A%26B&state=&agent=7',
    );
    expect(selectionParams({ ...all, isUndated: true, age: '1-30' }).toString()).toBe(
      'show=overview&effective=none&age=1-30',
    );
  });

  test.each([
    'from=2026-13',
    'from=2026-00',
    'to=2026-1',
    'from=2026-10-01',
    'to=0000-10',
    'from=October',
    'age=1-31',
    'age=',
    'age=toString',
    'effective=',
    'effective=2026-10',
  ])('%s is not understood', (search) => {
    expect(readSelection(new URLSearchParams(search))).toBeUndefined();
  });

  test('without parameters, or with others, it has all records', () => {
    expect(readSelection(new URLSearchParams('sort=LOB&filter.state_name=Texas'))).toEqual({
      ...all,
      isUndated: false,
    });
  });
});

describe('the age of a balance', () => {
  const binder = {
    policyeffectivedate: '2026-01-31',
    policyschedule: '3months',
    policyamount: '1200',
    balance: '1200',
  };

  test.each([
    ['before the notice of 14 days', '2026-06-30', 'not-due', '', false],
    ['14 days before', '2026-07-01', 'not-due', '', true],
    ['due today', '2026-07-15', 'not-due', '', true],
    ['1 day', '2026-07-16', '1-30', '2026-07-15', true],
    ['30 days', '2026-08-14', '1-30', '2026-07-15', true],
    ['31 days', '2026-08-15', '31-60', '2026-07-15', true],
    ['60 days', '2026-09-13', '31-60', '2026-07-15', true],
    ['61 days', '2026-09-14', '61-90', '2026-07-15', true],
    ['90 days', '2026-10-13', '61-90', '2026-07-15', true],
    ['91 days', '2026-10-14', 'over-90', '2026-07-15', true],
    ['some years', '2031-01-01', 'over-90', '2026-07-15', true],
  ])('SCHED-07 %s', (_case, day, age, since, isDue) => {
    const row = quotationRow(binder);
    expect([ageOf(row, day), overdueSince(row, day), isPaymentDue(row, day)]).toEqual([age, since, isDue]);
  });

  test.each([
    ['the balance is blank', { balance: '' }, 'unknown'],
    ['the balance cannot be read', { balance: 'n/a' }, 'unknown'],
    ['the balance is zero', { balance: '0' }, 'paid'],
    ['the balance is zero dollars', { balance: '$0.00' }, 'paid'],
    ['the balance is negative', { balance: '-20' }, 'paid'],
    ['a cent is left', { balance: '0.01' }, 'not-due'],
    ['the balance is larger than the amount', { balance: '1300' }, '31-60'],
    ['one share is paid, and the next is not due', { balance: '900' }, 'not-due'],
    ['a cent of the share is not paid', { balance: '900.01' }, '31-60'],
    ['the schedule is not known', { policyschedule: 'weekly' }, 'unknown'],
    ['the schedule is blank', { policyschedule: '' }, 'unknown'],
    ['one period has no due date', { policyschedule: '1year' }, 'not-due'],
    ['there is no effective date', { policyeffectivedate: '' }, 'unknown'],
    ['there is no such day', { policyeffectivedate: '2026-02-30' }, 'unknown'],
    ['the amount cannot be read', { policyamount: 'TBA' }, 'unknown'],
  ])('SCHED-07 if %s', (_case, fields, age) => {
    expect(ageOf(quotationRow({ ...binder, ...fields }), '2026-08-20')).toBe(age);
  });

  test('SCHED-07 is overdue exactly if a payment is overdue elsewhere', () => {
    fc.assert(
      fc.property(rows, (binders) => {
        for (const row of binders) {
          const age = ageOf(row, today);
          const isOverdue = !['not-due', 'paid', 'unknown'].includes(age);
          expect(isOverdue).toBe(overdueSince(row, today) !== '');
          if (isOverdue) expect(isPaymentDue(row, today)).toBe(true);
        }
      }),
      many,
    );
  });
});

describe('a selection in words', () => {
  test.each([
    ['', '', ''],
    ['2026-10', '2026-10', 'October 2026'],
    ['2026-10', '2027-01', 'October 2026 to January 2027'],
    ['', '2026-10', 'until October 2026'],
    ['2026-10', '', 'from October 2026'],
  ])('the span from %p to %p is %p', (from, to, text) => {
    expect(spanText({ from, to })).toBe(text);
  });

  test.each<[Partial<Selection>, string | undefined, string]>([
    [{}, undefined, ''],
    [{ from: '2026-10', to: '2026-10' }, undefined, 'Effective October 2026'],
    [{ isUndated: true }, undefined, 'Without an effective date'],
    [{ lob: 'HO3', state: 'Texas' }, undefined, 'LOB HO3 · State Texas'],
    [{ lob: '', state: '' }, undefined, 'LOB not given · State not given'],
    [{ agent: '7' }, 'Ann Lee', 'Agent Ann Lee'],
    [{ agent: '7' }, undefined, 'Agent 7'],
    [{ agent: '' }, undefined, 'Without an agent'],
    [{ age: '1-30' }, undefined, 'Balance: 1–30 days'],
    [
      { to: '2026-10', agent: '7', age: 'paid' },
      'Ann Lee',
      'Effective until October 2026 · Agent Ann Lee · Balance: Nothing owed',
    ],
  ])('%p with the agent %p is %p', (selection, agent, text) => {
    expect(selectionText({ ...all, ...selection }, agent)).toBe(text);
  });
});
