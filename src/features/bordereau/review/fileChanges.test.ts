import { bordereauFile, type BordereauFileView } from '@/domain/records/bordereau';
import { fileChanges } from './fileChanges';
import { fileFacts, originFacts } from './fileFacts';

const sent = {
  createdAt: '2026-10-02T14:30:00.000Z',
  career_name: 'Atlantic Mutual',
  sender_name: 'Harborview',
  sender_id: '7',
  period: '10/2026',
  control_value: '1100.5',
  intake_name: 'Homeowners',
  sublob: 'HO3',
};

test('a view names a file by its day, its sender, its amount and its LOB with the sub-LOB', () => {
  const origin = [
    ['Carrier Name', 'Atlantic Mutual'],
    ['Sender Company Name', 'Harborview'],
    ['Sender ID', '7'],
    ['Period', '10/2026'],
    ['Control Value', '$1,100.50'],
    ['LOB', 'Homeowners, HO3'],
  ];
  expect(originFacts(bordereauFile(sent))).toEqual(origin);
  const day: unknown = expect.stringMatching(/^10\/0[123]\/2026 \d\d:\d\d [AP]M$/);
  expect(fileFacts(bordereauFile(sent))).toEqual([['Date & Time', day], ...origin]);
  expect(originFacts(bordereauFile({ ...sent, sublob: '' })).at(-1)).toEqual(['LOB', 'Homeowners']);
});

const headers = ['Policy', 'Premium'];

function view(rows: readonly (readonly string[])[], columns = headers): BordereauFileView {
  return { file: bordereauFile(sent), mappedRows: { headers: columns, rows }, url: '' };
}

/** The changes of the rows, each as its name and its text before and after. */
function rowChanges(before: BordereauFileView, now: BordereauFileView): readonly unknown[] | undefined {
  return fileChanges(before, now)?.sections.flatMap(({ changes }) =>
    changes.map((change) => [change.label, change.before, change.after]),
  );
}

const rows = [
  ['P-1', '10'],
  ['P-2', '20'],
  ['P-3', '30'],
] as const;

test.each([
  ['a cell that changed is shown alone', [rows[0], ['P-2', '25'], rows[2]], [['Row 2: Premium', '20', '25']]],
  [
    'a row that was removed',
    [rows[0], rows[2]],
    [
      ['Number of rows', '3', '2'],
      ['Row 2', 'P-2, 20', ''],
    ],
  ],
  [
    'a row that was added',
    [['P-0', '5'], ...rows],
    [
      ['Number of rows', '3', '4'],
      ['Row 1', '', 'P-0, 5'],
    ],
  ],
])('%s', (_name, now, changes) => {
  expect(rowChanges(view(rows), view(now))).toEqual(changes);
});

test('other columns are shown in place of the rows', () => {
  const changes = [['Columns', 'Policy, Premium', 'Policy, Tax']];
  expect(rowChanges(view(rows), view([['P-1', '1']], ['Policy', 'Tax']))).toEqual(changes);
});

test('of very many changes a hundred are listed and the others counted', () => {
  const many = (premium: string) =>
    view(Array.from({ length: 250 }, (_, index) => [`P-${String(index)}`, premium]));
  const changes = fileChanges(many('1'), many('2'));
  expect(changes?.sections[0]?.changes).toHaveLength(100);
  expect(changes?.notes).toEqual(['150 more changes of rows are not shown.']);
});
