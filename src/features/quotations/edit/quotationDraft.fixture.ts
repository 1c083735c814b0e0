import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Draft } from '@/domain/saving/draft';
import { draftsOf } from '@/session/drafts/drafts';
import { choose, fill, openForm } from './quotationForm.fixture';

export const url = '/user_admin_policy/551';

export const opened = (): Promise<UserEvent> => openForm(url);

export async function kept(): Promise<Draft | undefined> {
  return (await draftsOf('admin').list())[0];
}

export function notice(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Unsaved work' });
}

/** A quotation with a program, its coverages, answers in a table, and a secure answer; then the page is gone. */
export async function leftBehind(more: Readonly<Record<string, string>> = {}): Promise<void> {
  const user = await opened();
  await choose(user, 'Program', 'Personal Auto Standard');
  await screen.findByLabelText('Premium Collision');
  fill({
    'Premium Collision': '415.25',
    'First Name': 'Ann',
    'Make, row 2': 'Kia',
    'Social Security Number': '123-45-6789',
    ...more,
  });
  await waitFor(async () => {
    expect((await kept())?.omitted).toEqual(['Social Security Number']);
    expect((await kept())?.fields).toContainEqual(
      expect.objectContaining({ label: 'First Name', value: 'Ann' }),
    );
  });
}
