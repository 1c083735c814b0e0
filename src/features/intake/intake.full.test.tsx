import { screen } from '@testing-library/react';
import { goTo } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { loadsFail } from '../../../mocks/scenarios';

test('PACK-04 ERR-05 a coverage that could not be loaded loads on Retry', async () => {
  const endFailures = loadsFail('/editclientintakesubcategory');
  const user = openAt('/user_admin_intakecoverage/551/562');
  await screen.findByText('Could not load');
  endFailures();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1180')).toBeVisible();
});

test.each([
  [
    '/user_admin_intakecoverage/551/562',
    '/user_admin_intakecoverage/551/561',
    '/editclientintakesubcategory',
  ],
  ['/user_admin_intakesubcategory/551', '/user_admin_intakesubcategory/553', '/viewclientintakesubcategory'],
])('at another URL nothing of %s is shown while %s loads, or when it fails', async (first, second, path) => {
  openAt(first);
  await screen.findByText('Full Coverage');
  const stopFailing = loadsFail(path);
  goTo(second);
  expect(screen.queryByText('Full Coverage')).toBeNull();
  await screen.findByText('Could not load');
  expect(screen.queryByText('Full Coverage')).toBeNull();
  stopFailing();
});
