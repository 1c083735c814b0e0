import fc from 'fast-check';
import type { RankRow } from '@/api/attributes';
import type { StoredRank } from '@/domain/records/scalars';
import {
  byRank,
  movedOneStep,
  noEdits,
  rankReducer,
  rowNames,
  rowsToSend,
  editedState,
  type RankAction,
  type RankEdits,
  type RankState,
} from './rankEdits';

function aRow(id: number, rank: StoredRank, active: 0 | 1 = 1): RankRow {
  return { id, rank, active };
}

function edited(row: RankRow, change: Partial<RankState>): RankAction {
  return { type: 'edited', changes: [[row, change]] };
}

function after(actions: readonly RankAction[], edits: RankEdits = noEdits): RankEdits {
  return actions.reduce(rankReducer, edits);
}

const rowsOfAnyRank = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 5 }) }, fc.constant('' as const)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((ranks) => ranks.map((rank, index) => aRow(index + 1, rank)));
const rank = (row: RankRow): StoredRank => row.rank;

test('AGRP-04 a row that moves is swapped with its neighbour only', () => {
  const step = fc.constantFrom(-1 as const, 1 as const);
  fc.assert(
    fc.property(rowsOfAnyRank, fc.nat(), step, (rows, pick, way) => {
      const before = byRank(rows, rank);
      const from = pick % rows.length;
      const to = from + way;
      const expected = [...before];
      if (to >= 0 && to < rows.length) {
        [expected[from], expected[to]] = [before[to] as RankRow, before[from] as RankRow];
      }
      const after = movedOneStep(rows, before[from] as RankRow, way, rank);
      expect([...after.keys()]).toEqual(expected);
      expect(byRank([...after.keys()], (row) => after.get(row) ?? '')).toEqual(expected);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('AGRP-04 ranks that are all different are only exchanged', () => {
  const rows = [aRow(1, 10), aRow(2, 20), aRow(3, 35)] as const;
  const after = movedOneStep(rows, rows[2], -1, rank);
  expect([...after].map(([{ id }, next]) => [id, next])).toEqual([
    [1, 10],
    [3, 20],
    [2, 35],
  ]);
});

test.each([
  { id: 2, step: -1, order: [2, 1, 3, 4], ranks: [10, 20, '', ''] },
  { id: 3, step: -1, order: [1, 3, 2, 4], ranks: [1, 2, 3, ''] },
  { id: 2, step: 1, order: [1, 3, 2, 4], ranks: [1, 2, 3, ''] },
  { id: 3, step: 1, order: [1, 2, 4, 3], ranks: [1, 2, 3, 4] },
] as const)(
  'AGRP-04 after row $id moved by $step, only the rows below both that had no rank have none: $ranks',
  ({ id, step, order, ranks }) => {
    const rows = [aRow(1, 10), aRow(2, 20), aRow(3, ''), aRow(4, '')];
    const after = movedOneStep(rows, rows[id - 1] as RankRow, step, rank);
    expect([...after.keys()].map((row) => row.id)).toEqual(order);
    expect([...after.values()]).toEqual(ranks);
  },
);

test('AGRP-12 every row is sent, edited or not', () => {
  const rows = [aRow(1, 1), aRow(2, 2, 0), aRow(3, 3)];
  const edits = after([edited(aRow(2, 2, 0), { active: 1 }), edited(aRow(3, 3), { rank: 9 })]);
  expect(rowsToSend(edits, rows)).toEqual([aRow(1, 1), aRow(2, 2, 1), aRow(3, 9)]);
});

test('AGRP-12 a row that was not changed is sent as it is stored', () => {
  const rows = [aRow(1, 1), aRow(2, '2'), aRow(3, 'abc'), aRow(4, null), { id: 5, rank: 9, active: 'Y' }];
  const same = after([edited(aRow(2, '2'), { rank: 2 })]);
  expect(same.edited.size).toBe(0);
  const edits = after([edited(aRow(1, 1), { rank: 7 })], same);
  const committed = after([{ type: 'committed', rows: rowsToSend(edits, rows) }], edits);
  expect(rowsToSend(committed, rows)).toEqual([aRow(1, 7), ...rows.slice(1)]);
});

test('AGRP-04 a row with a rank that is no number keeps it while others change places', () => {
  const rows = [aRow(1, '1'), aRow(2, 2), aRow(3, 'abc')];
  const after = movedOneStep(rows, rows[0] as RankRow, 1, rank);
  expect([...after].map(([{ id }, next]) => [id, next])).toEqual([
    [2, 1],
    [1, 2],
    [3, 'abc'],
  ]);
});

test('AGRP-12 an edit that is reverted is not an unsaved change', () => {
  const edits = after([edited(aRow(1, 1), { rank: 4 })]);
  expect(edits.edited.size).toBe(1);
  expect(after([edited(aRow(1, 1), { rank: 1 })], edits).edited.size).toBe(0);
});

test('AGRP-12 what is edited during a save stays unsaved, and saved values show until the list is fetched again', () => {
  const row = aRow(1, 1);
  const other = aRow(2, 2);
  const edits = after([edited(row, { rank: 4 }), edited(other, { rank: 5 })]);
  const sent = rowsToSend(edits, [row, other]);
  const saved = after([edited(other, { rank: 6 }), { type: 'committed', rows: sent }], edits);
  expect(saved.edited.size).toBe(1);
  expect(editedState(saved, row)).toMatchObject({ rank: 4 });
  expect(editedState(saved, other)).toMatchObject({ rank: 6 });
  const read = after([{ type: 'arrived', rows: [aRow(1, 4), aRow(2, 5)] }], saved);
  expect(editedState(read, aRow(2, 5))).toMatchObject({ rank: 6 });
  expect(after([{ type: 'arrived', rows: [aRow(1, 4)] }], read).edited.size).toBe(0);
});

test('AGRP-04 rows with the same name, or without one, are named by their row numbers', () => {
  const rows = ['Insured', 'Remarks', 'Insured', ''].map((name) => ({ name }));
  expect([...rowNames(rows).values()]).toEqual(['Insured row 1', 'Remarks', 'Insured row 3', 'row 4']);
});
