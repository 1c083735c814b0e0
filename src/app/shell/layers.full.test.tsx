import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openAt } from '@/app/openAt.fixture';
import { closeDialog, dialogs } from './dialogs.fixture';

describe('keys over an open menu', () => {
  async function openUserMenu(): Promise<UserEvent> {
    const user = openAt('/user_admin_home');
    const button = await screen.findByRole('button', { name: 'Hi admin - Admin' });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Setting' })).toHaveFocus());
    return user;
  }

  test('letter keys go to the menu', async () => {
    const user = await openUserMenu();
    await user.keyboard('/?');
    expect(screen.getByRole('menu')).toBeVisible();
    // By then the search and the keyboard help would be open.
    await user.keyboard('{ArrowDown}{Enter}');
    const keys = await screen.findByRole('dialog', { name: 'Keys' });
    expect(dialogs()).toEqual([keys]);
  });

  test('Ctrl+K closes it for the search, and Escape returns the focus to its button', async () => {
    const user = await openUserMenu();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await closeDialog(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hi admin - Admin' })).toHaveFocus());
  });
});

test('Escape closes the search, and only then the menu panel below it', async () => {
  const user = openAt('/user_admin_home');
  await screen.findByRole('link', { name: 'Quotations' });
  // jsdom has no layout: the button exists at any width.
  const fold = screen.getByRole('button', { name: /^Menu/ });
  await user.click(fold);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Search' });
  await closeDialog(user);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(fold).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('a control that the user moves to while a dialog closes keeps the focus', async () => {
  const user = openAt('/user_admin_countries');
  const columns = await screen.findByRole('button', { name: 'Columns' });
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  // The dialog returns the focus a moment after it is removed.
  const observer = new MutationObserver(() => {
    if (dialogs().length > 0) return;
    observer.disconnect();
    columns.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await closeDialog(user);
  await new Promise((resolve) => setTimeout(resolve));
  expect(columns).toHaveFocus();
});
