import { screen, waitFor, within } from '@testing-library/react';

export const list = '/user_admin_policies_history_list/1041/551';

export const version = '/user_admin_view_quotationhistory/8001/1041/551';

export async function rowsThere(): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return screen.getAllByRole('row').slice(1);
}

/** The tables of a comparison, as texts. */
export function changes(dialog: HTMLElement): (string | null)[][] {
  return within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
    .filter(([what]) => what !== 'What');
}
