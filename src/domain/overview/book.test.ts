import fc from 'fast-check';
import { quotationRow, type QuotationRow } from '@/domain/records/quotations';
import {
  agentName,
  conversion,
  groupsBy,
  groupsByMonth,
  noTally,
  percent,
  plus,
  selectBook,
  stages,
  tally,
  tallyBook,
  total,
  type Book,
  type Group,
  type GroupField,
  type StageTallies,
} from './book';
import { periods, spanOf, type PeriodName } from './periods';
import { books, filters, selections, today } from './randomRecords.fixture';
import { effectiveMonth, isSelected, readSelection, selectionParams, type Selection } from './selection';

const many = { seed: 1, numRuns: 1000 };
const all: Selection = { from: '', to: '' };
const periodNames = Object.keys(periods) as PeriodName[];

function rowsOf(...fields: object[]): QuotationRow[] {
  return fields.map(quotationRow);
}

describe('amounts', () => {
  test.each([
    [['0.1', '0.2'], { count: 2, cents: 30, unread: 0 }],
    [['$1,200.50', '1200.5'], { count: 2, cents: 240_100, unread: 0 }],
    [['-5', '20'], { count: 2, cents: 1500, unread: 0 }],
    [['0.005', '0.004'], { count: 2, cents: 1, unread: 0 }],
    [['(5)', '20'], { count: 2, cents: 2000, unread: 1 }],
    [['', 'TBA', '1e3'], { count: 3, cents: 0, unread: 3 }],
    [['0'], { count: 1, cents: 0, unread: 0 }],
    [[], noTally],
  ])('%p are %p', (amounts, expected) => {
    expect(tally(rowsOf(...amounts.map((policyamount) => ({ policyamount }))))).toEqual(expected);
    expect(tally(rowsOf(...amounts.map((balance) => ({ balance }))), ({ balance }) => balance)).toEqual(
      expected,
    );
  });

  test('a thousand amounts of ten cents are exactly 100 dollars', () => {
    const rows = rowsOf(...Array.from({ length: 1000 }, () => ({ policyamount: '0.10' })));
    expect(tally(rows)).toEqual({ count: 1000, cents: 10_000, unread: 0 });
  });
});

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [0, 5, 0],
  [5, 5, 100],
  [6, 5, 120],
  [-1, 5, -20],
  [-1, 999, 0],
  [5, 0, undefined],
])('%p of %p is %p percent', (part, whole, share) => {
  expect(percent(part, whole)).toBe(share);
});

const [one, two, three] = [1, 2, 3].map((count) => ({ ...noTally, count }));

test.each<[StageTallies, ReturnType<typeof conversion>]>([
  [
    { quotation: three!, binder: two!, policy: one! },
    { all: 6, approved: 3, paid: 1 },
  ],
  [
    { quotation: noTally, binder: noTally, policy: noTally },
    { all: 0, approved: 0, paid: 0 },
  ],
  [{ binder: two!, policy: one! }, undefined],
  [{ quotation: three!, policy: one! }, undefined],
  [{ quotation: three!, binder: two! }, undefined],
])('of %p went on %p', (tallies, expected) => {
  expect(conversion(tallies)).toEqual(expected);
});

test.each([
  [{ submga_id: 7, submga_code: 'AG-7', submga_name: ' Ann Lee ' }, 'Ann Lee'],
  [{ submga_id: 7, submga_code: 'AG-7', submga_name: ' ' }, 'AG-7'],
  [{ submga_id: 7 }, '7'],
  [{}, ''],
])('ENT-25 the agent of %p is named %p', (fields, name) => {
  expect(agentName(quotationRow(fields))).toBe(name);
});

describe('groups by a field', () => {
  const book: Book = {
    quotation: rowsOf(
      { intake_Name: 'Auto', policyamount: '10' },
      { intake_Name: '', policyamount: '900' },
      { intake_Name: 'HO3', policyamount: '20.50' },
    ),
    policy: rowsOf(
      { intake_Name: ' Auto ', policyamount: 'TBA' },
      { intake_Name: 'Boat', policyamount: '10' },
    ),
  };

  test('the largest premium is first, the same premium by name, and records without a value are last', () => {
    const groups = groupsBy('lob', book, { ...all, state: '' });
    expect(groups.map(({ key, label, tallies }) => [key, label, tallies])).toEqual([
      ['HO3', 'HO3', { quotation: { count: 1, cents: 2050, unread: 0 }, policy: noTally }],
      [
        'Auto',
        'Auto',
        { quotation: { count: 1, cents: 1000, unread: 0 }, policy: { count: 1, cents: 0, unread: 1 } },
      ],
      ['Boat', 'Boat', { quotation: noTally, policy: { count: 1, cents: 1000, unread: 0 } }],
      ['', 'No LOB', { quotation: { count: 1, cents: 90_000, unread: 0 }, policy: noTally }],
    ]);
    expect(groups.map(({ selection }) => selection)).toEqual(
      ['HO3', 'Auto', 'Boat', ''].map((lob) => ({ ...all, state: '', lob })),
    );
  });

  test('ENT-25 an agent is shown by name and selected by id; without one there is no agent', () => {
    const agents = {
      binder: rowsOf({ submga_id: 7, submga_name: 'Ann Lee' }, { submga_id: '7' }, { policyamount: '1' }),
    };
    expect(
      groupsBy('agent', agents, all).map(({ key, label, selection }) => [key, label, selection]),
    ).toEqual([
      ['7', 'Ann Lee', { ...all, agent: '7' }],
      ['', 'No agent', { ...all, agent: '' }],
    ]);
    expect(groupsBy('state', agents, all).map(({ label }) => label)).toEqual(['No state']);
  });

  test('an empty book has no groups', () => {
    expect(groupsBy('lob', {}, all)).toEqual([]);
    expect(groupsBy('lob', { quotation: [], binder: [] }, all)).toEqual([]);
  });
});

describe('groups by month', () => {
  const book: Book = {
    quotation: rowsOf(
      { policyeffectivedate: '2025-10-31', policyamount: '1' },
      { policyeffectivedate: '2025-11-01', policyamount: '2' },
      { policyeffectivedate: '2027-02-28', policyamount: '4' },
      { policyeffectivedate: '2027-03-01', policyamount: '8' },
      { policyeffectivedate: '2026-02-30', policyamount: '16' },
    ),
  };
  const keys = (groups: readonly Group[]): string[] => groups.map(({ key }) => key);

  test('for all dates, what is earlier, later or without a date stands beside the months', () => {
    const groups = groupsByMonth(book, { ...all, lob: '' }, 'all', today);
    expect(groups).toHaveLength(19);
    expect([...groups.slice(0, 2), ...groups.slice(-3)]).toMatchObject(
      [
        ['earlier', 'Earlier', { from: '', to: '2025-10', isUndated: false }, 100],
        ['2025-11', 'November 2025', { from: '2025-11', to: '2025-11' }, 200],
        ['2027-02', 'February 2027', { from: '2027-02', to: '2027-02' }, 400],
        ['later', 'Later', { from: '2027-03', to: '', isUndated: false }, 800],
        ['undated', 'No date', { from: '', to: '', isUndated: true }, 1600],
      ].map(([key, label, selection, cents]) => ({
        key,
        label,
        selection: { ...(selection as Selection), lob: '' },
        tallies: { quotation: { count: 1, cents, unread: 0 } },
      })),
    );
  });

  test('what no record needs is not shown, and a month without records is', () => {
    const groups = groupsByMonth({ binder: [] }, all, 'all', today);
    expect(groups).toHaveLength(16);
    expect(groups[0]).toEqual({
      key: '2025-11',
      label: 'November 2025',
      selection: { from: '2025-11', to: '2025-11' },
      records: { binder: [] },
      tallies: { binder: noTally },
    });
    const later = { binder: rowsOf({ policyeffectivedate: '2027-03-01' }) };
    expect(keys(groupsByMonth(later, all, 'all', today)).slice(-2)).toEqual(['2027-02', 'later']);
  });
});

/** Counts the rows of the whole list that the URL of a group selects, as the list behind its mark does. */
function listed(whole: Book, { selection }: Group): StageTallies {
  const read = readSelection(new URLSearchParams(selectionParams(selection).toString()));
  return tallyBook(selectBook(whole, read!, today));
}

function sumOf(groups: readonly Group[]): StageTallies {
  const [first] = groups;
  return Object.fromEntries(
    stages
      .filter((stage) => first?.tallies[stage])
      .map((stage) => [
        stage,
        groups.reduce((sum, { tallies }) => plus(sum, tallies[stage] ?? noTally), noTally),
      ]),
  );
}

describe('parts and whole', () => {
  test('a selected book has the records of the selection, and only the lists that the user may open', () => {
    fc.assert(
      fc.property(books, selections, (whole, selection) => {
        const book = selectBook(whole, selection, today);
        expect(Object.keys(book)).toEqual(stages.filter((stage) => whole[stage]));
        for (const stage of stages)
          expect(book[stage]).toEqual(whole[stage]?.filter((row) => isSelected(row, selection, today)));
      }),
      many,
    );
  });

  test.each(periodNames)(
    'the months of the period %s have every record once, as their lists do',
    (period) => {
      fc.assert(
        fc.property(books, filters, (whole, filter) => {
          const selection = { ...spanOf(period, today), ...filter };
          const book = selectBook(whole, selection, today);
          const groups = groupsByMonth(book, selection, period, today);
          expect(sumOf(groups)).toEqual(tallyBook(book));
          expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
          for (const group of groups) expect(listed(whole, group)).toEqual(group.tallies);
        }),
        many,
      );
    },
  );

  test('a period with bounds has exactly the records whose month is in it', () => {
    fc.assert(
      fc.property(books, (whole) => {
        const span = spanOf('around', today);
        const inSpan = (row: QuotationRow): boolean => {
          const month = effectiveMonth(row);
          return month >= '2025-11' && month <= '2027-02';
        };
        const groups = groupsByMonth(selectBook(whole, span, today), span, 'around', today);
        expect(groups).toHaveLength(16);
        for (const stage of stages)
          expect(sumOf(groups)[stage]).toEqual(whole[stage] && tally(whole[stage].filter(inSpan)));
      }),
      many,
    );
  });

  test.each<GroupField>(['lob', 'state', 'agent'])(
    'the groups by %s have every record once, as their lists do',
    (field) => {
      fc.assert(
        fc.property(books, selections, (whole, selection) => {
          const book = selectBook(whole, selection, today);
          const groups = groupsBy(field, book, selection);
          if (groups.length > 0) expect(sumOf(groups)).toEqual(tallyBook(book));
          else expect(total(tallyBook(book))).toEqual(noTally);
          expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
          for (const group of groups) expect(listed(whole, group)).toEqual(group.tallies);
        }),
        many,
      );
    },
  );
});
