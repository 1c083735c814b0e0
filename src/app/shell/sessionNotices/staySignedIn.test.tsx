import { screen, waitFor } from '@testing-library/react';
import { openAt, openStore } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { endsIn, form, line, lineText, openDialog, type } from './staySignedIn.fixture';

test('in the last five minutes a countdown is announced once, and signing in again does not change the screen', async () => {
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
  const before = openStore().getState().session.admin.session?.token;
  await type(user, 'admin123');
  await waitFor(() => expect(screen.queryByText(lineText)).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(openStore().getState().session.admin.session).toMatchObject({
    userId: 3,
    clientId: 7,
    loginType: '1',
  });
  expect(openStore().getState().session.admin.session?.token).not.toBe(before);
  expect(localStorage.getItem('user_token')).toBe(openStore().getState().session.admin.session?.token);
  // The same element: the form was not mounted again.
  expect(screen.getByLabelText('Country Name')).toBe(name);
  expect(name).toHaveValue('Canada West');
  expect(name).toHaveFocus();
  expect(bodiesTo('/commonlogin')).toEqual([{ username: 'admin', password: 'admin123' }]);
  expect(bodiesTo('/editcountry')).toHaveLength(1);
});
