import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tokenUntil } from '@/testing/builders/tokens';
import { signInAs } from '@/testing/harness/signIns';
import { changeInOtherTab } from '@/testing/harness/at';

export const minuteMs = 60_000;

export const form = '/user_admin_edit_countries/402';

/** Replaces the session of this tab by one that ends in this many minutes. */
export function endsIn(minutes: number, visitor: 'admin' | 'carrier' = 'admin'): void {
  const key = visitor === 'admin' ? 'user_token' : 'client_user_BDX_token';
  changeInOtherTab(() => signInAs(visitor, tokenUntil(Date.now() + minutes * minuteMs)), key);
}

/** The line on the page; the live region has a different text. */
export const lineText = /^Your session ends in$/;

export const line = () => screen.findByText(lineText);

export const dialogIn = async () => within(await screen.findByRole('dialog', { name: 'Stay signed in' }));

export async function openDialog(user: UserEvent) {
  await line();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  return dialogIn();
}

export async function type(user: UserEvent, password: string): Promise<void> {
  const dialog = await dialogIn();
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
}
