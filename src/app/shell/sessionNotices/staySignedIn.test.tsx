import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { currentSessions } from '@/session/session';
import { tokenUntil } from '@/testing/builders/tokens';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs } from '@/testing/harness/signIns';
import { answersOnce, refuses } from '../../../../mocks/scenarios';

const minuteMs = 60_000;
const form = '/user_admin_edit_countries/402';

/** The session of this tab is now one that ends in so many minutes. */
function endsIn(minutes: number, visitor: 'admin' | 'carrier' = 'admin'): void {
  act(() => {
    signInAs(visitor, tokenUntil(Date.now() + minutes * minuteMs));
    const key = visitor === 'admin' ? 'user_token' : 'client_user_BDX_token';
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

/** The line in the page; the live region has other words. */
const lineText = /^Your session ends in$/;
const line = () => screen.findByText(lineText);
const dialogIn = async () => within(await screen.findByRole('dialog', { name: 'Stay signed in' }));

async function openDialog(user: UserEvent) {
  await line();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  return dialogIn();
}

async function type(user: UserEvent, password: string): Promise<void> {
  const dialog = await dialogIn();
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
}

test('in the last five minutes a line counts down, is read out once, and the password keeps the screen as it is', async () => {
  const user = openAt(form);
  const name = await screen.findByLabelText('Country Name');
  await user.type(name, ' West');
  expect(screen.queryByText(lineText)).not.toBeInTheDocument();
  endsIn(4.5);
  expect(await line()).toHaveTextContent(/^Your session ends in 4:(30|29|28)/);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', expect.stringMatching(/^PT2\d\dS$/));
  await waitFor(() =>
    expect(document.querySelector('[aria-live][aria-atomic]')).toHaveTextContent(/less than five minutes/),
  );
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText('Username')).toHaveValue('admin');
  expect(dialog.getByLabelText('Username')).toHaveAttribute('readonly');
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  const before = currentSessions().admin?.token;
  await type(user, 'admin123');
  await waitFor(() => expect(screen.queryByText(lineText)).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentSessions().admin).toMatchObject({ userId: 3, clientId: 7, loginType: '1' });
  expect(currentSessions().admin?.token).not.toBe(before);
  expect(localStorage.getItem('user_token')).toBe(currentSessions().admin?.token);
  // The same element: the form was not drawn anew.
  expect(screen.getByLabelText('Country Name')).toBe(name);
  expect(name).toHaveValue('Canada West');
  expect(name).toHaveFocus();
  expect(bodiesTo('/commonlogin')).toEqual([{ username: 'admin', password: 'admin123' }]);
  expect(bodiesTo('/editcountry')).toHaveLength(1);
});

test('a wrong password and the account of another user leave the session that is there', async () => {
  const user = openAt(form);
  await screen.findByLabelText('Country Name');
  endsIn(3);
  const token = localStorage.getItem('user_token');
  const dialog = await openDialog(user);
  const mend = refuses('/commonlogin', 'Invalid password', 401);
  await type(user, 'wrong');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Invalid password');
  mend();
  answersOnce('/commonlogin', { token: tokenUntil(Date.now() + 60 * minuteMs), user_id: 5, client_id: 7 });
  await user.clear(dialog.getByLabelText('Password'));
  await type(user, 'theirs');
  expect(await dialog.findByText(/^This is the account of another user/)).toBeVisible();
  expect(localStorage.getItem('user_token')).toBe(token);
  expect(localStorage.getItem('user_id')).toBe('3');
  expect(window.location.pathname).toBe(form);
});

test('after another user took the tab over, the name of that user is asked with, and no other', async () => {
  const user = openAt('/kyubos_admin', { as: 'nobody' });
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'admin123');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  act(() => {
    signInAs('staff', tokenUntil(Date.now() + 3 * minuteMs));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_token' }));
  });
  await screen.findByRole('button', { name: 'Hi Sam - Staff' });
  const dialog = await openDialog(user);
  expect(dialog.getByLabelText('Username')).toHaveValue('staff');
  await type(user, 'staff123');
  await waitFor(() => expect(screen.queryByText(lineText)).not.toBeInTheDocument());
  expect(bodiesTo('/commonlogin')).toEqual([
    { username: 'admin', password: 'admin123' },
    { username: 'staff', password: 'staff123' },
  ]);
  expect(currentSessions().admin).toMatchObject({ userId: 12, loginType: '4' });
});

test('a carrier stays signed in with the name that the page does not know after a reload', async () => {
  const user = openAt('/client_user_BDX_filerecived', { as: 'carrier' });
  await screen.findByRole('heading', { level: 1, name: 'Files Received' });
  endsIn(2, 'carrier');
  const dialog = await openDialog(user);
  await user.type(dialog.getByLabelText('Username'), 'carrier');
  await type(user, 'carrier123');
  await waitFor(() => expect(screen.queryByText(lineText)).not.toBeInTheDocument());
  expect(currentSessions().bdx).toMatchObject({ carrierId: 31, clientId: 7 });
});

test('a session that ends unanswered ends as ever', async () => {
  openAt(form);
  await screen.findByLabelText('Country Name');
  endsIn(4);
  await line();
  endsIn(-1);
  expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
});
