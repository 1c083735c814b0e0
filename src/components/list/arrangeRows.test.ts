import fc from 'fast-check';
import { rowArranger } from './arrangeRows';
import type { ColumnSort } from 'react-table';
import type { Column } from './columns';

interface Row {
  name: string;
  amount: number;
}

const columns: Column<Row>[] = [
  { label: 'Name', text: ({ name }) => name },
  { label: 'Amount', text: ({ amount }) => `$${String(amount)}`, sortBy: ({ amount }) => amount },
];

const row = (name: string, amount = 0): Row => ({ name, amount });

function names(rows: readonly Row[], sort: ColumnSort | null, filter = ''): string[] {
  const arranged = rowArranger(rows, columns).arrange(sort, filter);
  return arranged.slice(0, arranged.count).map(({ name }) => name);
}

const by = (id: string, desc = false): ColumnSort => ({ id, desc });

test('without a sort rows stand as the server sent them', () => {
  expect(names([row('b'), row('a'), row('c')], null)).toEqual(['b', 'a', 'c']);
});

test.each([
  ['numbers in texts', ['Zone 10', 'Zone 9'], ['Zone 9', 'Zone 10']],
  ['case and accents do not count', ['beta', 'Álpha', 'Alpine'], ['Álpha', 'Alpine', 'beta']],
  ['blanks come last', ['', 'b', 'a'], ['a', 'b', '']],
])('texts sort as people read them: %s', (_rule, given, sorted) => {
  expect(
    names(
      given.map((name) => row(name)),
      by('Name'),
    ),
  ).toEqual(sorted);
});

test('downwards, blanks still come last', () => {
  expect(names([row(''), row('a'), row('b')], by('Name', true))).toEqual(['b', 'a', '']);
});

test('a column sorts by its value rather than by its text', () => {
  expect(names([row('much', 1_000), row('little', 90)], by('Amount'))).toEqual(['little', 'much']);
});

test('equal rows keep the server’s order', () => {
  const rows = [row('b', 1), row('a', 1), row('c', 0)];
  expect(names(rows, by('Amount'))).toEqual(['c', 'b', 'a']);
  expect(names(rows, by('Amount', true))).toEqual(['b', 'a', 'c']);
});

test('an unknown column leaves the order', () => {
  expect(names([row('b'), row('a')], by('toString'))).toEqual(['b', 'a']);
});

test('a word does not reach from one cell into the next', () => {
  expect(names([row('ab', 12)], null, 'b$')).toEqual([]);
});

test.each([
  ['jose', 'José'],
  ['JOSÉ', 'Jose'],
  ['O’Hara', "O'Hara"],
  ["o'hara", 'O‘Hara'],
  ['lodz', 'Łódź'],
  ['smith-jones', 'Smith‑Jones'],
  ['muller', 'Mül\u00adler'],
  ['smith\u200b', 'Smith'],
])('the filter %j finds %j', (filter, name) => {
  expect(names([row('other'), row(name)], null, filter)).toEqual([name]);
});

test('rows without texts do not break it', () => {
  const broken = rowArranger([{}, { name: 'a' }] as Row[], columns);
  expect(broken.arrange(by('Name'), 'a').count).toBe(1);
});

const rowsOf = fc.array(fc.record({ name: fc.string({ maxLength: 6 }), amount: fc.integer() }), {
  maxLength: 40,
});
const words = fc.stringMatching(/^[a-c1-3 ]{0,4}$/);

test('any sequence of filters and sorts gives what a plain filter and sort give', () => {
  fc.assert(
    fc.property(
      rowsOf,
      fc.array(fc.tuple(words, fc.constantFrom(null, by('Name'), by('Name', true), by('Amount'))), {
        maxLength: 6,
      }),
      fc.nat(50),
      (rows, steps, prepared) => {
        const arranger = rowArranger(rows, columns);
        arranger.prepare(prepared);
        for (const [filter, sort] of steps) {
          const arranged = arranger.arrange(sort, filter);
          const sorted = rowArranger(rows, columns).arrange(sort, '');
          const plain = sorted
            .slice(0, rows.length)
            .filter((each) =>
              filter
                .split(/\s+/)
                .every((word) => columns.some(({ text }) => text(each).toLowerCase().includes(word))),
            );
          expect(arranged.slice(0, arranged.count)).toEqual(plain);
          expect(arranged.count).toBe(plain.length);
          expect(arranged.slice(1, 3)).toEqual(plain.slice(1, 3));
        }
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
});

test('preparing in parts ends', () => {
  const arranger = rowArranger(
    Array.from({ length: 5 }, (_row, index) => row(String(index))),
    columns,
  );
  expect([arranger.prepare(2), arranger.prepare(2), arranger.prepare(2), arranger.prepare(2)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
