import { screen, waitFor } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { loadsFail } from '../../../mocks/scenarios';

test('BDXCAR-06 BDXCAR-07 the entry of the current screen is highlighted, also for the forms of its list', async () => {
  openAt('/client_user_BDX_fileupload', { as: 'carrier' });
  expect(await screen.findByRole('link', { name: 'Outbound' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Inbound' })).not.toHaveAttribute('aria-current');
  openAt('/client_user_BDX_add_fileupload', { as: 'carrier' });
  expect(await screen.findByRole('link', { name: 'Outbound' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Inbound' })).not.toHaveAttribute('aria-current');
});

test('BDXCAR-09 the logo leads to the carrier’s home', async () => {
  const user = openAt('/client_user_BDX_fileupload', { as: 'carrier' });
  await user.click(await screen.findByRole('link', { name: 'Kyubos Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/client_user_BDX_home'));
});

test('STORE-18 a session that does not know its client company takes it from the carrier’s record', async () => {
  localStorage.setItem('client_BDX_company_id', '');
  openAt('/client_user_BDX_home', { as: 'carrier' });
  localStorage.setItem('client_BDX_company_id', '9');
  openAt('/client_user_BDX_home', { as: 'signedOut' });
  await waitFor(() => expect(localStorage.getItem('client_BDX_company_id')).toBe('7'));
});

test('BDXCAR-08 if the carrier’s record cannot be read, menu and Logout still work', async () => {
  loadsFail('/editcarrier');
  openAt('/client_user_BDX_home', { as: 'carrier' });
  expect(await screen.findByRole('link', { name: 'Inbound' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});
