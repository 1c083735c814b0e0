import { screen, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';

test('BDXCAR-06 BDXCAR-07 BDXCAR-08 BDXCAR-09 BDXCAR-10 BDXCAR-27 PROD-24 the frame of a carrier: the name, a menu of two, and the dashboard with its four tiles', async () => {
  openAt('/client_user_BDX_home', { as: 'carrier' });
  const terms = await screen.findAllByRole('term');
  expect(terms.map((term) => term.textContent)).toEqual(['Companies', 'Policy', 'Climes', 'Income']);
  const [crumb, ...others] = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole(
    'link',
  );
  expect(others).toEqual([]);
  expect(crumb).toHaveTextContent('Home');
  expect(crumb).toHaveAttribute('href', '/client_user_BDX_home');
  expect(await within(screen.getByRole('banner')).findByText('Atlantic Mutual')).toBeVisible();
  expect(bodiesTo('/editcarrier')).toEqual([{ id: 31 }]);
  const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Inbound', '/client_user_BDX_filerecived'],
    ['Outbound', '/client_user_BDX_fileupload'],
  ]);
  const help = screen.getByRole('link', { name: 'Help' });
  expect(help).toHaveAttribute('href', '/guide/bordereaux-for-carriers.html');
  expect(screen.queryByRole('region', { name: 'Intake categories' })).not.toBeInTheDocument();
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
