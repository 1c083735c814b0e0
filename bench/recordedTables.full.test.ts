import { recordedTables } from './recordedTables.mjs';

const summary = { median: 1.234, low: 1.2, high: 1.31 };

test('a figure is shown with its budget, median, spread and baseline, and others in the same ratio', () => {
  const tables = recordedTables({
    list: {
      'list-of-1000-plain-react-first-rows': {
        what: 'list of 1,000: first rows',
        budget: 1.3,
        unit: '×',
        baseline: 'plain React',
        ...summary,
      },
    },
  });
  const [, row] = tables.split('## Lists\n')[1]!.split('|---|\n');
  expect(row).toMatch(
    /^\| list of 1,000: first rows \| ≤ 1\.3 × \| 1\.23 × \| 1\.2 to 1\.31 \| plain React \| .*TanStack table 1\.03 ×/,
  );
});

test('the budget of a time stays in ms and the time is shown as a ratio; a size has neither baseline nor ratio', () => {
  const tables = recordedTables({
    journeys: {
      inp: { what: 'INP', budget: 1000, unit: 'ms', baseline: 'DOM work', ...summary },
      heap: { what: 'heap', budget: 200, unit: 'MB', median: 174.86, low: 12.34, high: 174.86 },
      cls: { what: 'CLS', budget: 0.02, unit: '', median: 0.001, low: 0, high: 0.002 },
    },
  });
  expect(tables).toContain('| INP | ≤ 1,000 ms | 1.23 × | 1.2 to 1.31 | DOM work |  |');
  expect(tables).toContain('| heap | ≤ 200 MB | 174.9 MB | 12.3 to 174.9 |  |  |');
  expect(tables).toContain('| CLS | ≤ 0.02 | 0.001 | 0 to 0.002 |  |  |');
});
