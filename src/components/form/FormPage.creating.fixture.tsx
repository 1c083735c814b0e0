import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { press } from '@/testing/harness/at';

export const url = '/user_admin_add_countries';

export async function saveCountry(user: UserEvent, name: string): Promise<void> {
  const box = await screen.findByRole('textbox', { name: 'Country Name' });
  await user.clear(box);
  await user.type(box, name);
  await press(user, 'Save');
}
