import { screen, within } from '@testing-library/react';
import { calls } from '@/api/calls';
import { respondsAlways } from '../../../mocks/scenarios';

export const home = '/user_admin_home';

/** Mocks the lists of the page: these records, and no rows in every other list. */
export function listsHold(records: Partial<Record<keyof typeof calls, readonly object[]>>): void {
  const lists = [
    '/viewpolicybinderlist',
    '/viewpolicyquotationlist',
    '/viewclientinbound',
    '/viewbrdxreview',
    '/viewbrdxsend',
  ] as const;
  for (const path of lists) respondsAlways(path, { [calls[path].response[0] ?? '']: records[path] ?? [] });
}

/** The links and texts of a section's rows. */
export async function sectionLines(heading: string): Promise<readonly (string | null)[]> {
  const list = await screen.findByRole('list', { name: heading });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

export const due = 'Payments overdue or due within 14 days';
