import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function logIn(user: UserEvent, username: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

export function links(): (readonly [string | null, string | null])[] {
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}
