import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { respondsAlways, loadsFail } from '../../../mocks/scenarios';

describe('setting', () => {
  test('SHELL-11 theme and failure notices take effect immediately and survive a reload', async () => {
    const user = openAt('/User_Admin_Setting');
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'No note' }));
    openAt('/User_Admin_Setting');
    expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'No note' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('menu pages', () => {
  test('SHELL-19 a menu without entries says so', async () => {
    openAt('/menuform/51');
    expect(await screen.findByText('This menu has no entries.')).toBeVisible();
  });

  test('ERR-05 if the menus fail to load, the page is not shown as unknown', async () => {
    const stopFailing = loadsFail('/viewmainmenuandsubmenu');
    const user = openAt('/menuform/58');
    const retry = await within(await screen.findByRole('main')).findByRole('button', { name: 'Retry' });
    stopFailing();
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Forms' })).toBeVisible();
  });
});

test('staff without a menu entry see on the home page who can give them one; an admin does not', async () => {
  respondsAlways('/viewmainmenuandsubmenuuser', { menuWithSubmenu: [] });
  respondsAlways('/viewmainmenuandsubmenu', { menuWithSubmenu: [] });
  const text = 'No menu entry was given to you. A client administrator can give them under Permissions.';
  openAt('/user_admin_home', { as: 'staff' });
  expect(await screen.findByText(text)).toBeVisible();
  openAt('/user_admin_home');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  await waitFor(() => expect(bodiesTo('/viewmainmenuandsubmenu')).not.toEqual([]));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
