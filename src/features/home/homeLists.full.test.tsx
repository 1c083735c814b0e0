import { screen } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { openAt } from '@/app/openAt.fixture';
import '@/testing/harness/server';
import { recordedCalls } from '../../../mocks/callLog';

/** The home page and Setting if `homeLists` is off in the configuration. */

beforeEach(() => setRuntimeConfig({ ...defaultConfig, homeLists: 'off' }));
afterEach(() => setRuntimeConfig(defaultConfig));

test('the home page of the administration fetches no lists, and still shows the records that were opened last', async () => {
  openAt('/user_admin_edit_agent/241');
  await screen.findByLabelText('Address');
  openAt('/user_admin_home');
  expect(await screen.findByRole('heading', { level: 3, name: 'Recently opened' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Needs attention' })).not.toBeInTheDocument();
  expect(recordedCalls.map(({ path }) => path)).not.toContain('/viewpolicybinderlist');
});

test('the home page of a carrier fetches no lists', async () => {
  openAt('/client_user_BDX_home', { as: 'carrier' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Needs attention' })).not.toBeInTheDocument();
  expect(recordedCalls.filter(({ path }) => path.startsWith('/viewBDX'))).toEqual([]);
});

test('Setting offers the remaining sections', async () => {
  openAt('/User_Admin_Setting');
  const sections = await screen.findByRole('group', { name: 'Sections shown on the home page.' });
  expect([...sections.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    'Unsaved drafts',
    'Recently opened',
  ]);
});
