import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { actionsCell, expectPath, rowWith } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { recordedCalls } from '../../../../mocks/callLog';
import { prefetchRead } from './prefetchRead';

const list = '/user_admin_countries';

const steps = () => screen.findByRole('group', { name: 'Records of the list' });

/** Opens the form of the second country in the list; gives the names of the first three. */
async function openSecond(): Promise<{ user: UserEvent; names: readonly string[] }> {
  const user = openAt(list);
  await rowWith('Canada');
  const rows = screen.getAllByRole('row').slice(1, 4);
  const names = rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent ?? '');
  await user.dblClick(actionsCell(rows[1]!));
  await screen.findByDisplayValue(names[1]!);
  return { user, names };
}

test('a form opened from a list tells its place, and leads to the records beside it', async () => {
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

  // Whichever record is shown, the list is one step back; the record's row has the focus there.
  window.history.back();
  await expectPath(list);
  await waitFor(async () => expect(await rowWith(names[0]!)).toHaveFocus());
});

test('what is unsaved is asked about first', async () => {
  const { user, names } = await openSecond();
  await steps();
  await user.type(screen.getByLabelText('Country Name'), ' (new)');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const question = await screen.findByRole('alertdialog');
  // The dialog keeps the keys for itself.
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Country Name')).toHaveValue(`${names[1]!} (new)`);
});

test('a form that was opened by its address, and the form of a new record, have no steps', async () => {
  const { user } = await openSecond();
  await steps();
  await user.click(screen.getByRole('link', { name: 'Countries' }));
  await rowWith('Canada');
  await user.click(screen.getByRole('link', { name: 'Add' }));
  await screen.findByLabelText('Country Name');
  expect(screen.queryByRole('group', { name: 'Records of the list' })).not.toBeInTheDocument();
});

test('the record that the user points at, and after a step the one that follows, are fetched ahead', async () => {
  const { user, names } = await openSecond();
  const askedIds = (): unknown[] => bodiesTo('/editcountry').map((body) => Object.values(body ?? {})[0]);
  const ids = askedIds();
  expect(ids).toHaveLength(1);
  await user.hover(within(await steps()).getByRole('button', { name: /^Next record/ }));
  await waitFor(() => expect(askedIds()).toHaveLength(2));
  await user.click(within(await steps()).getByRole('button', { name: /^Next record/ }));
  // Its answer is taken as it is, and the fourth is fetched.
  expect(await screen.findByDisplayValue(names[2]!)).toBeVisible();
  await waitFor(() => expect(askedIds()).toHaveLength(3));
  expect(new Set(askedIds()).size).toBe(3);
});

test('records with a password and the rows of files are not fetched ahead', async () => {
  openAt(list);
  await rowWith('Canada');
  const before = recordedCalls.length;
  await prefetchRead('/user_admin_edit_users/11');
  await prefetchRead('/edit_companies/201');
  await prefetchRead('/user_admin_edit_carrier/31');
  await prefetchRead('/user_admin_edit_tpa/231');
  await prefetchRead('/client_user_brdx_file_view/329');
  await prefetchRead('/user_admin_brdx_file_view/329');
  await prefetchRead('/user_admin_edit_countries/401');
  await waitFor(() => expect(bodiesTo('/editcountry')).toHaveLength(1));
  expect(recordedCalls.slice(before).map(({ path }) => path)).toEqual(['/editcountry']);
});
