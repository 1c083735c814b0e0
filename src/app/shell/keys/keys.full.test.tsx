import { screen, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { closeDialog, dialogs } from '../dialogs.fixture';

/** The keys that the open dialog lists; each must have a description. */
function listedKeys(dialog: HTMLElement): (string | null)[] {
  return within(dialog)
    .getAllByRole('term')
    .map((term) => term.textContent);
}

describe('single-key shortcuts', () => {
  test('can be switched off in Setting, and stay off', async () => {
    const user = openAt('/User_Admin_Setting');
    const choice = await screen.findByRole('radiogroup', { name: 'Single-key shortcuts' });
    const search = screen.getByRole('button', { name: 'Search' });
    expect(within(choice).getByRole('radio', { name: 'On' })).toBeChecked();
    expect(search).toHaveTextContent('/');
    expect(search).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    await user.click(within(choice).getByRole('radio', { name: 'Off' }));
    expect(search).not.toHaveTextContent('/');
    expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');

    const later = openAt('/user_admin_home');
    await later.click(await screen.findByRole('heading', { level: 1 }));
    await later.keyboard('and/or what?');
    // Both dialogs are loaded when they are opened: a key that still counted would open one before the other
    // is loaded.
    await later.click(screen.getByRole('button', { name: 'Hi admin - Admin' }));
    await later.click(await screen.findByRole('menuitem', { name: 'Keys' }));
    const keys = await screen.findByRole('dialog', { name: 'Keys' });
    expect(dialogs()).toEqual([keys]);
    expect(listedKeys(keys)).toEqual(expect.arrayContaining(['CtrlK', 'Esc']));
    expect(listedKeys(keys)).not.toContain('/');
    expect(listedKeys(keys)).not.toContain('?');
    await closeDialog(later);

    await later.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('');
    await closeDialog(later);
    await later.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('combobox', { name: 'Search' })).toBeVisible();
  });

  test('are switched off and on again by a carrier in the dialog of the keys', async () => {
    const user = openAt('/client_user_BDX_home', { as: 'carrier' });
    await user.click(await screen.findByRole('button', { name: 'Keys' }));
    const keys = await screen.findByRole('dialog', { name: 'Keys' });
    expect(listedKeys(keys)).toContain('?');
    await user.click(within(keys).getByRole('radio', { name: 'Off' }));
    expect(listedKeys(keys)).not.toContain('?');
    await closeDialog(user);
    await user.keyboard('?');
    await user.click(screen.getByRole('button', { name: 'Keys' }));
    await user.click(await screen.findByRole('radio', { name: 'On' }));
    await closeDialog(user);
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  });
});
