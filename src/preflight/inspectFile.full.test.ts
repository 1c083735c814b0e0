import fc from 'fast-check';
import { formatUsd } from '@/domain/text/money';
import { createVerdict } from './rules/verdict';
import { workbookFile } from './workbook/workbook.fixture';
import { limits, inspectFile } from './inspectFile';

const headers = ['Policy Number', 'Insured', 'Effective Date', 'Gross Premium'];

test('a file of more than 200,000 rows is not read', async () => {
  const file = new File(['a,b\n'.repeat(limits.rows + 1)], 'may.csv');
  expect(await inspectFile(file, {}, () => undefined)).toMatchObject({
    kind: 'unread',
    reason: 'The file has more than 200,000 rows.',
  });
});

test('BDXADM-34 the sum of a workbook is that of its stored amounts, however they were computed', async () => {
  const amounts = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), {
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(amounts, async (cents) => {
      // As a formula leaves them: near the cent, not on it.
      const rows = cents.map((each, index) => [
        `POL-${String(index)}`,
        'Ann',
        '',
        each / 100 + 0.1 + 0.2 - 0.3,
      ]);
      const sum = cents.reduce((total, each) => total + each, 0);
      const outcome = await inspectFile(
        workbookFile('may.xlsx', [{ name: 'May', rows: [headers, ...rows] }]),
        {},
        () => undefined,
      );
      const checked = outcome.kind === 'read' ? outcome.checked : undefined;
      const { detail } = createVerdict(checked!, { column: 3 }, '1');
      expect(detail).toContain(`adds up to ${formatUsd(sum)};`);
    }),
    { seed: 1, numRuns: 200 },
  );
});
