import { screen, waitFor } from '@testing-library/react';
import { logIn } from '@/app/login.fixture';
import { tokenUntil } from '@/testing/builders/tokens';
import { openAt, openStore } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { respondsOnce, refuses } from '../../../../mocks/scenarios';
import { endsIn, form, line, lineText, minuteMs, openDialog, type } from './staySignedIn.fixture';
import { changeInOtherTab } from '@/testing/harness/at';

test('a wrong password and the account of another user do not change the current session', async () => {
  const user = openAt(form);
  await screen.findByLabelText('Country Name');
  endsIn(3);
  const token = localStorage.getItem('user_token');
  const dialog = await openDialog(user);
  const stopFailing = refuses('/commonlogin', 'Invalid password', 401);
  await type(user, 'wrong');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid password');
  stopFailing();
  respondsOnce('/commonlogin', { token: tokenUntil(Date.now() + 60 * minuteMs), user_id: 5, client_id: 7 });
  await user.clear(dialog.getByLabelText('Password'));
  await type(user, 'theirs');
  expect(await dialog.findByText(/^This is the account of another user/)).toBeVisible();
  expect(localStorage.getItem('user_token')).toBe(token);
  expect(localStorage.getItem('user_id')).toBe('3');
  expect(window.location.pathname).toBe(form);
});

test('after another user took the tab over, the form signs in with that user’s name only', async () => {
  const user = openAt('/kyubos_admin', { as: 'signedOut' });
  await logIn(user, 'admin', 'admin123');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  changeInOtherTab(() => signInAs('staff', tokenUntil(Date.now() + 3 * minuteMs)), 'user_token');
  await screen.findByRole('button', { name: 'Hi Sam - Staff' });
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText('Username')).toHaveValue('staff');
  await type(user, 'staff123');
  await waitFor(() => expect(screen.queryByText(lineText)).not.toBeInTheDocument());
  expect(bodiesTo('/commonlogin')).toEqual([
    { username: 'admin', password: 'admin123' },
    { username: 'staff', password: 'staff123' },
  ]);
  expect(openStore().getState().session.admin.session).toMatchObject({ userId: 12, loginType: '4' });
});

test('a carrier stays signed in with a name that the page does not know after a reload', async () => {
  const user = openAt('/client_user_BDX_filerecived', { as: 'carrier' });
  await screen.findByRole('heading', { level: 1, name: 'Files Received' });
  endsIn(2, 'carrier');
  const dialog = await openDialog(user);
  await user.type(dialog.getByLabelText('Username'), 'carrier');
  await type(user, 'carrier123');
  await waitFor(() => expect(screen.queryByText(lineText)).not.toBeInTheDocument());
  expect(openStore().getState().session.bdx.session).toMatchObject({ carrierId: 31, clientId: 7 });
});

test('a session that is not renewed ends as usual', async () => {
  openAt(form);
  await screen.findByLabelText('Country Name');
  endsIn(4);
  await line();
  endsIn(-1);
  expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
});
