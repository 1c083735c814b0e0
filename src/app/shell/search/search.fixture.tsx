import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';

export const quotationList = '/viewpolicyquotationlist';

/**
 * Opens the product, waits for its menu and opens the search with '/'. Tests paste their queries: a slow
 * machine may pause between two keys, and the search would start.
 */
export async function openSearch(
  url = '/user_admin_bdx_history',
  as: 'admin' | 'staff' = 'admin',
): Promise<UserEvent> {
  const user = openAt(url, { as });
  await screen.findByRole('link', { name: 'Quotations' });
  await user.keyboard('/');
  await screen.findByRole('combobox', { name: 'Search' });
  return user;
}

export function dialog(): HTMLElement {
  return screen.getByRole('dialog', { name: 'Search' });
}

/** Waits until every group has a result. */
export async function settled(): Promise<string> {
  const status = within(dialog()).getByRole('status');
  await waitFor(() => expect(status).not.toHaveTextContent(/Searching|Type a number/));
  return status.textContent;
}

export function selected(): HTMLElement {
  return screen.getByRole('option', { selected: true });
}
