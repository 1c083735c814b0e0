import { screen, waitFor, within } from '@testing-library/react';
import { logIn } from '@/app/login.fixture';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { respondsAlways } from '../../../../mocks/scenarios';
import { expectAnnounced, expectNotice, hourMs, takenOver, wrongClock } from './sessionNotices.fixture';
import { changeInOtherTab } from '@/testing/harness/at';

test('a tab that another user’s session takes over shows a notice once, until it is dismissed', async () => {
  const user = openAt('/user_admin_countries');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  expect(screen.queryByText(takenOver)).not.toBeInTheDocument();
  changeInOtherTab(() => signInAs('staff'), 'user_token');
  await expectNotice(takenOver);
  await expectAnnounced(takenOver);
  await screen.findByRole('button', { name: 'Hi Sam - Staff' });
  await user.click(screen.getByRole('button', { name: 'Dismiss the notice of another user' }));
  expect(within(screen.getByRole('main')).queryByText(takenOver)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a tab that was signed out and is then signed in by another user shows the notice as well', async () => {
  openAt('/user_admin_countries');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  changeInOtherTab(() => localStorage.clear());
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(screen.queryByText(takenOver)).not.toBeInTheDocument();
  changeInOtherTab(() => signInAs('staff'), 'user_token');
  await expectNotice(takenOver);
});

test('a small clock difference shows no notice', async () => {
  signInAs('admin', tokenUntil(Date.now() + hourMs));
  localStorage.setItem('portal_clock', '-120000');
  openAt('/user_admin_countries', { as: 'signedOut' });
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  expect(screen.queryByText(wrongClock)).not.toBeInTheDocument();
});

test('a member of staff with the ids of the administrator takes the tab over like any other user', async () => {
  openAt('/user_admin_countries');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  expect(bodiesTo('/viewcountry')).toHaveLength(1);
  respondsAlways('/editclientuser', { user: { id: 3, company_id: 7, firstname: 'Nora', username: 'nora' } });
  changeInOtherTab(() => {
    signInAs('admin', tokenUntil(Date.now() + 2 * hourMs));
    localStorage.setItem('login_type', '4');
  }, 'user_token');
  await expectNotice(takenOver);
  await screen.findByRole('button', { name: 'Hi Nora - Staff' });
  // No data that was read for the administrator is shown.
  await waitFor(() => expect(bodiesTo('/viewcountry')).toHaveLength(2));
});

test('STORE-01 a user whose session the browser cannot store is warned before a reload ends it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const user = openAt('/kyubos_admin', { as: 'signedOut' });
  await logIn(user, 'admin', 'admin123');
  const text = 'This browser does not keep your session. After a reload you have to log in again.';
  await expectNotice(text);
  await expectAnnounced(text);
  await user.click(screen.getByRole('button', { name: 'Dismiss the notice of the session' }));
  expect(within(screen.getByRole('main')).queryByText(text)).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
