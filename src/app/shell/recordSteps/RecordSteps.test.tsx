import { screen, waitFor, within } from '@testing-library/react';
import { expectPath, findRow } from '@/testing/harness/at';
import { list, openSecond, steps } from './RecordSteps.fixture';

test('a form opened from a list shows its position, and links to the previous and the next record', async () => {
  const { user, names } = await openSecond();
  const group = within(await steps());
  expect(group.getByText(/^2 of \d+$/)).toBeVisible();
  await user.click(group.getByRole('button', { name: /^Next record/ }));
  expect(await screen.findByDisplayValue(names[2]!)).toBeVisible();
  expect(within(await steps()).getByText(/^3 of \d+$/)).toBeVisible();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(await screen.findByDisplayValue(names[0]!)).toBeVisible();
  const first = within(await steps());
  expect(first.getByText(/^1 of \d+$/)).toBeVisible();
  expect(first.getByRole('button', { name: /^Previous record/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(first.getByRole('button', { name: /^Previous record/ }));
  expect(screen.getByDisplayValue(names[0]!)).toBeVisible();

  // Back leads to the list in one step, whichever record is shown, and focuses that record's row.
  window.history.back();
  await expectPath(list);
  await waitFor(async () => expect(await findRow(names[0]!)).toHaveFocus());
});
