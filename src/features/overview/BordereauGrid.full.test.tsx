import { screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { findRows } from '@/testing/harness/at';
import { expectSameCount, gridMarks, renderGrid } from './BordereauGrid.fixture';

test('the list of every cell has as many rows as the cell says', async () => {
  renderGrid('all');
  const marks = await gridMarks();
  expect(marks.some(({ label }) => label.endsWith(': missing'))).toBe(true);
  for (const mark of marks) await expectSameCount(mark);
}, 120_000);

test('a damaged link shows all files and says so', async () => {
  openAt('/user_admin_bdx_history?show=overview&from=2026-13');
  expect(await screen.findByText('This list has no view “overview”: all rows are shown.')).toBeVisible();
  expect(await findRows()).toHaveLength(10);
});
