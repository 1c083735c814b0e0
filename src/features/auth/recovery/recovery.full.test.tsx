import { screen, waitFor } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { respondsAlways, respondsOnce, refuses } from '../../../../mocks/scenarios';
import {
  askForCode,
  boxes,
  submitLoginId,
  storeSentRecovery,
  submit,
  spyOnTimers,
  links,
} from './recovery.fixture';

const changed = 'Your password has been changed. Log in with the new one.';
const forgotPassword = '/client_user_BDX_forgotpassword';

afterEach(() => setRuntimeConfig(defaultConfig));

async function changePassword(responseBody: unknown): Promise<void> {
  const state = storeSentRecovery('5');
  respondsOnce('/clientuserforgotpasswordchange', responseBody);
  const user = openAt('/client_user_BDX_forgotpassswordchange', { as: 'signedOut', state });
  await user.type(await screen.findByLabelText('New Password'), 'swordfish');
  await user.type(screen.getByLabelText('Confirm Password'), 'trout{Enter}');
}

test.each([
  { message: 'Passwords do not match' },
  [{ message: 'Passwords do not match' }],
  { data: { message: 'Passwords do not match' } },
  { status: false, message: 'Passwords do not match' },
])(
  'RECOV-26 ERR-34 a password change with the response %j, a message alone, has failed',
  async (responseBody) => {
    await changePassword(responseBody);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Passwords do not match$/);
    expect(screen.getByLabelText('New Password')).toHaveValue('swordfish');
    expect(screen.queryByText(changed)).toBeNull();
  },
);

test.each([
  [{}],
  [{ status: true, message: 'Password changed' }],
  [{ success: true }],
  [{ status: 200, message: 'Password changed' }],
  ['ok'],
])('RECOV-18 a password change with the response %j is done', async (responseBody) => {
  await changePassword(responseBody);
  expect(await screen.findByText(changed)).toBeVisible();
});

test('ERR-34 CONST-05 CONST-24 the alert is shown for 3000 ms; until the next input its text can be shown again', async () => {
  storeSentRecovery();
  const timers = spyOnTimers();
  const user = openAt('/client_user_BDX_forgototpcheck', { as: 'signedOut' });
  refuses('/clientuserforgetpasswordotpcheck', 'The code is wrong');
  await screen.findByRole('heading', { name: 'Forgot Password OTP Check' });
  await user.keyboard('9999{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The code is wrong$/);
  timers.runOut(3000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/The code is wrong/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show why' }));
  expect(screen.getByText('The code is wrong')).toBeVisible();
  expect(boxes().map(({ value }) => value)).toEqual(['9', '9', '9', '9']);
  await user.type(boxes()[0]!, '1');
  expect(screen.queryByText(/The code is wrong/)).not.toBeInTheDocument();
});

test('RECOV-02 ERR-34 Q-220 after a refusal step one shows the message of the server, or its own text', async () => {
  const user = openAt(forgotPassword, { as: 'signedOut' });
  await submitLoginId(user, 'nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('This login id is not known');
  expect(screen.getByRole('textbox', { name: 'Login Id' })).toHaveValue('nobody');
  for (const [responseBody, status, words] of [
    [{ message: 'Locked' }, 200, 'Locked'],
    [{}, 500, 'The server could not do this. Try again in a moment.'],
  ] as const) {
    respondsOnce('/clientusertforgetvalidate', responseBody, status);
    await submit(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  }
});

test('RECOV-04 Q-212 without an email the phone is chosen; without either nothing can be submitted', async () => {
  respondsAlways('/clientusertforgetvalidate', { id: 9, Phonenumber: '12125550177', Email: null });
  const user = openAt(forgotPassword, { as: 'signedOut' });
  await submitLoginId(user, 'x');
  expect(await screen.findByRole('radio', { name: 'Phone XXX-XXX-0177' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Email not on record' })).toBeDisabled();
  respondsAlways('/clientusertforgetvalidate', { id: 9 });
  const again = openAt(forgotPassword, { as: 'signedOut' });
  await submitLoginId(again, 'x');
  expect(await screen.findByText(/no code can be sent/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

test('RECOV-19 ERR-34 an unknown phone is refused and stays; the extension of a number is not sent', async () => {
  const user = openAt('/client_user_BDX_forgotloginid', { as: 'signedOut' });
  const phone = await screen.findByRole('textbox', { name: 'Phonenumber' });
  await user.type(phone, '+12125559999');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This phone number is not known');
  expect(phone).not.toHaveValue('');
  await user.clear(phone);
  await user.paste('\u200e(212) 555-0177 ext. 5\n');
  expect(phone).toHaveValue('(212) 555-0177');
  expect(phone).toHaveAccessibleDescription('An extension is not kept.');
  await submit(user);
  expect(await screen.findByText('Your login id has been sent to you.')).toBeVisible();
  expect(bodiesTo('/clientuserforgotlogin').at(-1)).toEqual({ phonenumber: '12125550177' });
});

test('RECOV-19 a phone that a browser fills in without an event is sent', async () => {
  const user = openAt('/client_user_BDX_forgotloginid', { as: 'signedOut' });
  Object.assign(await screen.findByRole('textbox', { name: 'Phonenumber' }), { value: '+1 212 555 0177' });
  await submit(user);
  expect(await screen.findByText('Your login id has been sent to you.')).toBeVisible();
  expect(bodiesTo('/clientuserforgotlogin')).toEqual([{ phonenumber: '12125550177' }]);
});

test('LOGIN-05 LOGIN-06 the administration’s recovery has the same screens and ends at its own login', async () => {
  setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'http://bdx.test' });
  const user = openAt('/user_admin_forgotpassword', { as: 'signedOut' });
  await screen.findByRole('heading', { level: 1, name: 'Forgot Password' });
  expect(links()).toEqual([
    ['Forgot Username', '/user_admin_forgotloginid'],
    ['Cancel', '/kyubos_admin'],
  ]);
  // Every call goes to the administration's server: the login id exists only there.
  await askForCode(user, 'staff');
  expect(links()).toEqual([
    ['Send a new code', '/user_admin_forgotpassword'],
    ['Cancel', '/kyubos_admin'],
  ]);
  await user.keyboard('1234{Enter}');
  await user.type(await screen.findByLabelText('New Password'), 'n');
  await user.type(screen.getByLabelText('Confirm Password'), 'n{Enter}');
  expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
  expect(window.location.pathname).toBe('/kyubos_admin');
  expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed.');
});

test('LOGIN-06 the administration’s Forgot Login Id ends at the admin login', async () => {
  const user = openAt('/user_admin_forgotloginid', { as: 'signedOut' });
  await user.type(await screen.findByRole('textbox', { name: 'Phonenumber' }), '2125550210');
  expect(links()).toEqual([
    ['Forgot Password', '/user_admin_forgotpassword'],
    ['Cancel', '/kyubos_admin'],
  ]);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
});
