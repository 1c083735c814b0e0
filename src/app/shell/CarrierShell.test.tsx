import { screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { loadsFail } from '../../../mocks/scenarios';

function banner(): HTMLElement {
  return screen.getByRole('banner');
}

test('BDXCAR-08 BDXCAR-09 the carrier’s name stands in the header, read by the carrier’s id', async () => {
  openAt('/client_user_BDX_home', { as: 'carrier' });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(await within(banner()).findByText('Atlantic Mutual')).toBeVisible();
  expect(bodiesTo('/editcarrier')).toEqual([{ id: 31 }]);
});

test('BDXCAR-06 BDXCAR-07 BDXCAR-27 PROD-24 the menu has Inbound and Outbound and nothing else', async () => {
  openAt('/client_user_BDX_home', { as: 'carrier' });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  const links = within(menu).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Inbound', '/client_user_BDX_filerecived'],
    ['Outbound', '/client_user_BDX_fileupload'],
  ]);
  expect(screen.queryByRole('region', { name: 'Intake categories' })).not.toBeInTheDocument();
});

test('BDXCAR-06 the entry of the screen at hand is marked', async () => {
  openAt('/client_user_BDX_fileupload', { as: 'carrier' });
  expect(await screen.findByRole('link', { name: 'Outbound' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Inbound' })).not.toHaveAttribute('aria-current');
});

test('BDXCAR-07 the forms of the uploads are within Outbound', async () => {
  openAt('/client_user_BDX_add_fileupload', { as: 'carrier' });
  expect(await screen.findByRole('link', { name: 'Outbound' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Inbound' })).not.toHaveAttribute('aria-current');
});

test('BDXCAR-10 the carrier dashboard has the four tiles', async () => {
  openAt('/client_user_BDX_home', { as: 'carrier' });
  const terms = await screen.findAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Companies', 'Policy', 'Climes', 'Income']);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Home');
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link')).toHaveAttribute(
    'href',
    '/client_user_BDX_home',
  );
});

test('BDXCAR-09 the logo leads to the carrier’s home', async () => {
  const user = openAt('/client_user_BDX_fileupload', { as: 'carrier' });
  await user.click(await screen.findByRole('link', { name: 'Kyubos Home' }));
  await waitFor(() => expect(window.location.pathname).toBe('/client_user_BDX_home'));
});

test('GUARD-09 Logout ends the BDX session alone and leads to /BDX_Login', async () => {
  const user = openAt('/client_user_BDX_home', { as: 'carrier' });
  const button = await screen.findByRole('button', { name: 'Logout' });
  localStorage.setItem('user_token', 'kept');
  await user.click(button);
  await screen.findByRole('heading', { name: 'BDX Users Log In' });
  expect(window.location.pathname).toBe('/BDX_Login');
  expect(Object.entries(localStorage)).toEqual([['user_token', 'kept']]);
});

test('STORE-18 a session that does not know its client company takes it from the carrier’s record', async () => {
  localStorage.setItem('client_BDX_company_id', '');
  openAt('/client_user_BDX_home', { as: 'carrier' });
  localStorage.setItem('client_BDX_company_id', '9');
  openAt('/client_user_BDX_home', { as: 'nobody' });
  await waitFor(() => expect(localStorage.getItem('client_BDX_company_id')).toBe('7'));
});

test('BDXCAR-08 a carrier’s record that cannot be read leaves menu and Logout in use', async () => {
  loadsFail('/editcarrier');
  openAt('/client_user_BDX_home', { as: 'carrier' });
  expect(await screen.findByRole('link', { name: 'Inbound' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});
