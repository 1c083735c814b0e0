import { screen, waitFor, within } from '@testing-library/react';

export const url = '/user_admin_policy_quotations';

export async function rowsThere(): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  // Without the headers and the blank last row.
  return screen.getAllByRole('row').slice(1, -1);
}

export function texts(row: HTMLElement): (string | null)[] {
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
