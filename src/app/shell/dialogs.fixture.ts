import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The open dialogs, without confirmation dialogs. */
export const dialogs = (): HTMLElement[] => screen.queryAllByRole('dialog');

export async function closeDialog(user: UserEvent): Promise<void> {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialogs()).toEqual([]));
}
