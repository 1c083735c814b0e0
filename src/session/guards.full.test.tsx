import { screen, waitFor } from '@testing-library/react';
import { adminPaths, carrierPaths } from '@/paths';
import { changeInOtherTab, goTo, here } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { signInAs } from '@/testing/harness/signIns';
import { recordedCalls } from '../../mocks/callLog';

function filled(path: string): string {
  return path.replace(/:\w+/g, '1');
}

test('GUARD-01 GUARD-02 without a session every admin route redirects to / before any call', async () => {
  for (const path of adminPaths) {
    openAt(filled(path), { as: 'signedOut' });
    await screen.findByRole('link', { name: 'Administration' });
    expect([path, here()]).toEqual([path, '/']);
  }
  expect(recordedCalls).toEqual([]);
});

test('GUARD-03 without a session every client BDX route redirects to the client login before any call', async () => {
  for (const path of carrierPaths) {
    openAt(filled(path), { as: 'signedOut' });
    await screen.findByRole('heading', { name: 'BDX Users Log In' });
    expect([path, here()]).toEqual([path, '/Client_user_BDX_Login']);
  }
  expect(recordedCalls).toEqual([]);
});

test.each([
  ['user_id', 'undefined', 'admin', '/user_admin_add_agent', '/'],
  ['client_id', 'null', 'admin', '/user_admin_add_agent', '/'],
  ['client_BDX_client_id', 'NaN', 'carrier', '/client_user_BDX_home', '/Client_user_BDX_Login'],
  ['client_BDX_company_id', '"900"', 'carrier', '/client_user_BDX_home', '/Client_user_BDX_Login'],
] as const)(
  'GUARD-04 GUARD-03 a stored %s of %s does not count as a session',
  async (key, value, as, url, login) => {
    openAt(url, { as: 'signedOut' });
    signInAs(as);
    changeInOtherTab(() => localStorage.setItem(key, value));
    goTo(url);
    await waitFor(() => expect(here()).toBe(login));
    expect(recordedCalls).toEqual([]);
  },
);

test('GUARD-05 STORE-01 a malformed token is an expired session and no crash', async () => {
  signInAs('admin', 'a.b.c');
  openAt('/user_admin_home', { as: 'signedOut' });
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('STORE-06 STORE-07 STORE-09 malformed selections and preferences give the defaults', async () => {
  localStorage.setItem('menuactive', '{"__proto__":1}');
  localStorage.setItem('submenuactive', '\u0000');
  localStorage.setItem('viewType', '<b>');
  localStorage.setItem('portal_preferences', '{not json');
  openAt('/User_Admin_Setting');
  expect(await screen.findByRole('radio', { name: 'List view' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await screen.findByRole('link', { name: 'Reference Data' })).not.toHaveAttribute('aria-current');
});
