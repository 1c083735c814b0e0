import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { actionsCell, findRow } from '@/testing/harness/at';

export const list = '/user_admin_countries';

export const steps = () => screen.findByRole('group', { name: 'Records of the list' });

/** Opens the form of the second country in the list; returns the names of the first three. */
export async function openSecond(): Promise<{ user: UserEvent; names: readonly string[] }> {
  const user = openAt(list);
  await findRow('Canada');
  const rows = screen.getAllByRole('row').slice(1, 4);
  const names = rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent ?? '');
  await user.dblClick(actionsCell(rows[1]!));
  await screen.findByDisplayValue(names[1]!);
  return { user, names };
}
