import { checkedText, checkedWorkbook, type TestRow } from '@/testing/bordereaux/checkText';
import type { StoredChoices } from './choices';
import type { CheckedFile } from './file';
import { choicesFromStored, choicesToStore } from './choicesToStore';
import type { CheckChoices } from './sums';

const heads = 'Policy|Insured|Effective Date|Premium|Tax';
const rows = ['May 2026', heads, 'A-1|Ann|03/04/2026|1.500|2.00'];
const file = checkedText(rows);
const workbook = checkedWorkbook({ New: rows, Old: rows });

const everything: StoredChoices = {
  headerRow: { row: 2, heads: heads.split('|') },
  amountColumn: 'Tax',
  decimalSign: { sign: ',', column: 'Tax' },
  dateOrder: { order: 'dayFirst', column: 'Effective Date' },
};

test('choices are stored by names and heads, and apply to the next file with these', () => {
  const choices: CheckChoices = {
    headerRow: { sheet: 0, row: 2 },
    column: 4,
    decimalSign: ',',
    dateOrder: 'dayFirst',
  };
  expect(choicesToStore(file, choices)).toEqual(everything);
  expect(
    choicesFromStored(everything, checkedText(['', ...rows.slice(1), 'A-2|Bob|05/06/2026|2.500|1.00'])),
  ).toEqual(choices);
});

test('a sheet is stored by its name', () => {
  expect(choicesToStore(workbook, { sheet: 1 })).toEqual({ sheet: 'Old' });
  expect(choicesFromStored({ sheet: 'Old' }, workbook)).toEqual({ sheet: 1 });
  expect(choicesFromStored({ sheet: 'Older' }, workbook)).toEqual({});
  expect(choicesFromStored({ sheet: 'New' }, checkedWorkbook({ New: rows }))).toEqual({});
});

test('only choices are stored, and no cell below the heads', () => {
  expect(choicesToStore(file, {})).toEqual({});
  const left: CheckChoices = { withoutTotals: true, withoutRow: 0, added: [1], scale: 'half', negative: 1 };
  expect(choicesToStore(file, left)).toEqual({});
  const kept = JSON.stringify(choicesToStore(file, { column: 3, decimalSign: ',', dateOrder: 'dayFirst' }));
  expect(kept).not.toMatch(/Ann|1\.500|03\/04/);
});

test.each<[string, readonly TestRow[], CheckChoices]>([
  ['heads in another row', ['Bordereau', ...rows], { column: 4, decimalSign: ',', dateOrder: 'dayFirst' }],
  [
    'another head of the amount',
    [rows[0] ?? '', heads.replace('Tax', 'Fee'), rows[2] ?? ''],
    { dateOrder: 'dayFirst' },
  ],
  [
    'dates whose order is proven',
    [...rows, 'A-2|Bob|28/02/2026|1.500|3.00'],
    { headerRow: { sheet: 0, row: 2 }, column: 4, decimalSign: ',' },
  ],
  [
    'two columns of the same head',
    [rows[0] ?? '', `${heads}|Tax`, `${rows[2] ?? ''}|4.00`],
    { decimalSign: ',', dateOrder: 'dayFirst' },
  ],
  ['nothing', [], {}],
])('of what is kept only that holds which is still found in a file with %s', (_words, next, choices) => {
  expect(choicesFromStored(everything, checkedText(next))).toEqual(choices);
});

test('heads are compared without their case and the blanks around them', () => {
  const next: CheckedFile = checkedText(rows.map((row) => row.replace('Tax', ' TAX ')));
  expect(choicesFromStored(everything, next).column).toBe(4);
});

const ledger = [
  'Policy|Document|Premium (000s)',
  'A-1|Debit Note|5.00',
  'A-2|Credit Note|2.00',
  'A-3|Refund|1.00',
];

test('a word for credit and a unit are stored and found again, any other text is not stored', () => {
  const stored: StoredChoices = {
    negative: { text: 'Credit Note', column: 'Document' },
    unit: { dollars: 1000, column: 'Premium (000s)' },
  };
  expect(choicesToStore(checkedText(ledger), { negative: 2, unit: 1000 })).toEqual(stored);
  const next = checkedText([ledger[0] ?? '', 'A-9|credit note|7.00', 'A-8|Debit Note|8.00']);
  expect(choicesFromStored(stored, next)).toEqual({ negative: 1, unit: 1000 });
  const other = checkedText(['Policy|Document|Premium', 'A-9|Debit Note|7.00', 'A-8|Cr|8.00']);
  expect(choicesFromStored(stored, other)).toEqual({});
  const free = checkedText(['Policy|Document|Premium', 'A-1|Credit to Ann Lee|5.00', 'A-2|New|1.00']);
  expect(choicesToStore(free, { negative: 1 })).toEqual({});
});

test.each([
  [-1, 'all credits'],
  [0, ''],
])('the choice %p of the negative texts is stored as %p', (negative, text) => {
  const stored = choicesToStore(checkedText(ledger), { negative });
  expect(stored).toEqual({ negative: { text, column: 'Document' } });
  expect(choicesFromStored(stored, checkedText(ledger))).toEqual({ negative });
});
