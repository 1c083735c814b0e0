import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const takenMessage = 'Sorry, that username is already taken';

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

export async function write(user: UserEvent, label: string, text: string): Promise<void> {
  const box = await screen.findByLabelText(label);
  await user.clear(box);
  await user.paste(text);
}

export async function save(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
}
