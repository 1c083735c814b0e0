import fc from 'fast-check';
import { bordereauFile, type BordereauFile } from '@/domain/records/bordereau';
import {
  cellLabel,
  fileGrid,
  fileMonth,
  fileSelectionParams,
  fileSelectionText,
  gridSentence,
  isFilled,
  isSelectedFile,
  readFileSelection,
  senderOf,
  type FileCell,
  type FileSelection,
} from './bordereaux';
import { periods, shiftMonth, spanOf, type PeriodName } from './periods';
import { isInSpan } from './selection';

const today = '2026-11-21';
const many = { seed: 1, numRuns: 500 };

function file(values: Partial<Record<keyof BordereauFile, unknown>>): BordereauFile {
  return bordereauFile({ sender_name: 'Harbor Insurance', period: '10/2026', ...values });
}

/** The cells of the grid that are not blank, in words. */
function labels(
  files: readonly BordereauFile[],
  period: PeriodName = 'last-3-months',
  lob?: string,
): readonly string[] {
  const { rows } = fileGrid({ files, created: [], toSend: [] }, lob, period, today);
  return rows.flatMap(({ cells }) => cells.filter(isFilled).map(cellLabel));
}

test.each([
  ['10/2026', '2026-10'],
  ['102026', '2026-10'],
  [' 102026 ', '2026-10'],
  [' 10/2026 ', '2026-10'],
  ['13/2026', ''],
  ['00/2026', ''],
  ['10/0000', ''],
  ['1/2026', ''],
  ['Q3', ''],
  ['', ''],
])('the period %p is of the month %p', (period, month) => {
  expect(fileMonth({ period })).toBe(month);
});

test.each([
  [{ sender_name: ' Harbor ', sender_id: '7' }, 'Harbor'],
  [{ sender_name: '  ', sender_id: ' 7 ' }, '7'],
  [{ sender_name: '', sender_id: '' }, ''],
])('the sender of %p is %p', (values, sender) => {
  expect(senderOf(file(values))).toBe(sender);
});

test.each([
  ['imported', { imported: '1' }, [5], []],
  ['imported', { imported: '1', approved: '1' }, [5], [5]],
  ['sent', { approved: '1' }, ['5'], []],
  ['reviewed', { approved: '1' }, [5], ['5']],
  ['reviewed', { approved: '1' }, [], []],
  ['received', { processed: '1' }, [5], []],
  ['received', {}, [], []],
])('a file is %s with the flags %p, created here: %p, to send: %p', (state, flags, created, toSend) => {
  const listed = (ids: readonly (string | number)[]): BordereauFile[] => ids.map((id) => file({ id }));
  const lists = { files: [file({ id: 5, ...flags })], created: listed(created), toSend: listed(toSend) };
  const { rows } = fileGrid(lists, undefined, 'last-3-months', today);
  expect(rows[0]?.cells.find(({ count }) => count > 0)?.counts).toMatchObject({ [state]: 1 });
});

test('a file without an id is not taken for a sent one', () => {
  const files = [file({ approved: '1' })];
  const { rows } = fileGrid({ files, created: files, toSend: [] }, undefined, 'last-3-months', today);
  expect(rows[0]?.cells.map(({ counts }) => counts.reviewed)).toEqual([0, 1, 0]);
});

test('a month that has ended is missing after the first file of the sender, the current month is not', () => {
  expect(labels([file({ period: '09/2025' })])).toEqual([
    'Harbor Insurance, September 2026: missing',
    'Harbor Insurance, October 2026: missing',
  ]);
  expect(labels([file({ period: '10/2026' })])).toEqual([
    'Harbor Insurance, October 2026: 1 file, 1 received',
  ]);
  expect(labels([file({ period: '11/2026' })])).toEqual([
    'Harbor Insurance, November 2026: 1 file, 1 received',
  ]);
  // A file without a month says nothing about when its sender began.
  expect(labels([file({ period: 'Q3' })])).toEqual([]);
});

test('each sender has its own row by name, files without a sender the last', () => {
  const files = [
    file({ sender_name: '', imported: '1' }),
    file({ sender_name: 'Harbor', imported: '1' }),
    file({ sender_name: 'Atlantic', approved: '1' }),
    file({ sender_name: 'Harbor ' }),
  ];
  expect(labels(files)).toEqual([
    'Atlantic, October 2026: 1 file, 1 reviewed',
    'Harbor, October 2026: 2 files, 1 imported, 1 received',
    'No sender, October 2026: 1 file, 1 imported',
  ]);
});

test('the LOB narrows the files, and what is missing is missing in that LOB', () => {
  const files = [
    file({ period: '08/2026', intake_name: 'Auto' }),
    file({ period: '09/2026', intake_name: ' Home ' }),
    file({ period: '10/2026', intake_name: 'Auto' }),
  ];
  expect(labels(files, 'last-3-months', 'Home')).toEqual([
    'Harbor Insurance, September 2026: 1 file, 1 received',
    'Harbor Insurance, October 2026: missing',
  ]);
});

test.each<[PeriodName, firstMonth: string, lastMonth: string, others: readonly string[]]>([
  ['last-3-months', 'September 2026', 'November 2026', []],
  ['this-year', 'January 2026', 'November 2026', ['Later']],
  ['last-year', 'January 2025', 'December 2025', []],
  ['around', 'November 2025', 'November 2026', ['Later']],
  ['all', 'November 2025', 'November 2026', ['Earlier', 'Later', 'No period']],
])(
  'the period %s has the months from %s to %s and, where a file needs them, %p',
  (period, from, to, others) => {
    const labelsOf = (...texts: readonly string[]): readonly string[] => {
      const files = texts.map((text) => file({ period: text }));
      const { columns } = fileGrid({ files, created: [], toSend: [] }, undefined, period, today);
      return columns.map(({ label }) => label);
    };
    const columns = labelsOf('06/2020', '06/2025', '10/2026', '12/2026', '06/2031', 'Q3');
    const months = columns.filter((label) => !others.includes(label));
    expect([months[0], months.at(-1)]).toEqual([from, to]);
    expect(columns).toEqual([
      ...others.filter((label) => label === 'Earlier'),
      ...months,
      ...others.filter((label) => label !== 'Earlier'),
    ]);
    expect(labelsOf('10/2026')).toEqual(months);
  },
);

test.each([
  [['09/2026', '11/2026'], ['', ''], '1 file is missing, 2 wait for a review.'],
  [['08/2026'], ['1'], '2 files are missing, and none waits for a review.'],
  [['10/2026'], [''], 'No file is missing, 1 waits for a review.'],
  [['10/2026'], ['1'], 'No file is missing, and none waits for a review.'],
])('the files of %p, imported: %p, read: %s', (filePeriods, imported, sentence) => {
  const files = filePeriods.map((period, index) => file({ period, imported: imported[index] }));
  expect(gridSentence(fileGrid({ files, created: [], toSend: [] }, undefined, 'last-3-months', today))).toBe(
    sentence,
  );
});

test.each<[FileSelection, string]>([
  [
    { from: '2026-10', to: '2026-10', sender: 'Harbor', lob: 'Home' },
    'Sender Harbor · October 2026 · LOB Home',
  ],
  [{ from: '', to: '2025-10', sender: '' }, 'Without a sender · until October 2025'],
  [
    { from: '', to: '', isUndated: true, sender: 'Harbor', lob: '' },
    'Sender Harbor · Without a month · LOB not given',
  ],
])('the selection %p reads %p', (selection, text) => {
  expect(fileSelectionText(selection)).toBe(text);
});

test.each(['from=2026-13', 'to=October', 'period=10/2026', 'from=0000-01'])(
  'the damaged link %p selects nothing',
  (search) => {
    expect(readFileSelection(new URLSearchParams(search))).toBeUndefined();
  },
);

const month = fc.integer({ min: -30, max: 8 }).map((months) => shiftMonth(today.slice(0, 7), months));
const flag = fc.constantFrom('0', '1', '');

const anyFiles: fc.Arbitrary<readonly BordereauFile[]> = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 20 }),
      sender_name: fc.constantFrom('Harbor', ' Atlantic', 'Atlantic', 'Half \ud83d', ''),
      sender_id: fc.constantFrom('', '7'),
      period: fc.oneof(
        month.map((text) => `${text.slice(5)}/${text.slice(0, 4)}`),
        month.map((text) => text.slice(5) + text.slice(0, 4)),
        fc.constantFrom('', 'Q3', '13/2026'),
      ),
      intake_name: fc.constantFrom('Auto', 'Home ', 'Half \ud83d', ''),
      imported: flag,
      approved: flag,
    })
    .map((values) => bordereauFile(values)),
  { maxLength: 40 },
);

const anyLists = fc.record({ files: anyFiles, created: anyFiles, toSend: anyFiles });
const anyLob = fc.constantFrom(undefined, 'Auto', 'Home', 'Half \ufffd', '');
const anyPeriod = fc.constantFrom(...(Object.keys(periods) as PeriodName[]));

test('each file of the period and LOB is in one cell, and the link of each cell selects as many files as it says', () => {
  fc.assert(
    fc.property(anyLists, anyLob, anyPeriod, (lists, lob, period) => {
      const { columns, rows } = fileGrid(lists, lob, period, today);
      const cells = rows.flatMap((row) => row.cells);
      const chosen = lists.files.filter((one) => isSelectedFile(one, { from: '', to: '', lob }));
      const ofPeriod = chosen.filter((one) => isInSpan(fileMonth(one), spanOf(period, today)));
      const sum = (count: (cell: FileCell) => number): number =>
        cells.reduce((total, cell) => total + count(cell), 0);
      expect(sum(({ count }) => count)).toBe(ofPeriod.length);
      expect(sum(({ counts }) => Object.values(counts).reduce((one, other) => one + other))).toBe(
        ofPeriod.length,
      );
      for (const { selection, count } of cells) {
        const read = readFileSelection(fileSelectionParams(selection));
        expect(read && lists.files.filter((one) => isSelectedFile(one, read))).toHaveLength(count);
      }
      for (const { cells: own } of rows) expect(own).toHaveLength(columns.length);
    }),
    many,
  );
});

test('a cell is missing exactly in an ended month without files after the first month of its sender', () => {
  fc.assert(
    fc.property(anyLists, anyPeriod, (lists, period) => {
      for (const { sender, cells } of fileGrid(lists, undefined, period, today).rows) {
        const months = lists.files
          .filter((one) => senderOf(one) === sender)
          .map(fileMonth)
          .filter((text) => text !== '');
        for (const { column, count, isMissing } of cells) {
          const isEnded = /^\d/.test(column.key) && column.key < today.slice(0, 7);
          const hasBegun = months.some((text) => text < column.key);
          expect(isMissing).toBe(count === 0 && isEnded && hasBegun);
        }
      }
    }),
    many,
  );
});

test('a selection is read as it was written', () => {
  const text = fc.option(fc.string({ unit: 'binary' }), {
    nil: undefined,
  });
  const bound = fc.option(month, { nil: '' });
  fc.assert(
    fc.property(
      fc.record({ from: bound, to: bound, isUndated: fc.boolean(), sender: text, lob: text }),
      (selection) => {
        const params = fileSelectionParams(selection).toString();
        expect(readFileSelection(new URLSearchParams(params))).toEqual(selection);
      },
    ),
    many,
  );
});
