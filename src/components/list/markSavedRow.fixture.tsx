import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectPath } from '@/testing/harness/at';

export const url = '/user_admin_countries';

export function marked(): (string | null | undefined)[] {
  return [...document.querySelectorAll('[data-changed]')].map((row) => row.textContent);
}

export async function addCountry(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Add' }));
  await user.type(await screen.findByRole('textbox', { name: /^Country Code/ }), 'ZZ');
  await user.type(screen.getByRole('textbox', { name: /^Country Name/ }), 'Zembla');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectPath(url);
}
