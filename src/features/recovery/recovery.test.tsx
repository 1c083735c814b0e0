import { screen, waitFor, within } from '@testing-library/react';
import { setRuntimeConfig } from '@/api/runtime';
import { defaultConfig } from '@/domain/access/config';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { recordedCalls } from '../../../mocks/callLog';
import { answersAlways, answersOnce, losesAnswerOnce, refuses } from '../../../mocks/scenarios';
import {
  askForCode,
  boxes,
  giveLoginId,
  keepSent,
  kept,
  nothingKept,
  submit,
  timerWatch,
} from './recovery.fixture';

const changed = 'Your password has been changed. Log in with the new one.';
const forgotPassword = '/client_user_BDX_forgotpassword';

afterEach(() => setRuntimeConfig(defaultConfig));

function links(): (readonly [string | null, string | null])[] {
  return within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}

test('RECOV-01 RECOV-02 RECOV-03 RECOV-24 step one asks the Login Id, requires it, and leads to Forgot Username', async () => {
  const user = openAt(forgotPassword, { as: 'nobody' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  expect(links()).toEqual([
    ['Forgot Username', '/client_user_BDX_forgotloginid'],
    ['Cancel', '/Client_user_BDX_Login'],
  ]);
  const loginId = screen.getByRole('textbox', { name: 'Login Id' });
  expect(loginId).toBeRequired();
  expect(loginId).toHaveAttribute('autocomplete', 'username');
  await submit(user);
  expect(loginId).toHaveFocus();
  expect(loginId).toHaveAccessibleDescription('Enter your login id.');
  expect(recordedCalls).toEqual([]);
});

test('RECOV-04 RECOV-05 CALL-144 ENT-50 the masked email and phone are offered, the email chosen; no code has been sent', async () => {
  const user = openAt(forgotPassword, { as: 'nobody' });
  await giveLoginId(user, 'bdxuser');
  const email = await screen.findByRole('radio', { name: 'Email bor*******@atlantic.example.com' });
  expect(email).toBeChecked();
  expect(email).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Phone XXX-XXX-0177' })).not.toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(document.body.innerHTML).not.toMatch(/bordereaux@|12125550177/);
  expect(recordedCalls.map(({ path, body }) => [path, body])).toEqual([
    ['/clientusertforgetvalidate', { username: 'bdxuser' }],
  ]);
  expect(kept()).toEqual(nothingKept);
});

test.each([
  [
    'Email',
    '/clientuserforgetpasswordemail',
    'The code was sent to the email bor*******@atlantic.example.com',
  ],
  ['Phone', '/clientusertforgetpassword', 'The code was sent to the phone XXX-XXX-0177'],
] as const)(
  'RECOV-06 RECOV-08 RECOV-09 RECOV-11 CALL-145 CALL-146 STORE-13 STORE-14 STORE-15 STORE-16 by %s the code is sent once, and the code screen says where',
  async (channel, path, sentence) => {
    const user = openAt(forgotPassword, { as: 'nobody' });
    await giveLoginId(user, 'bdxuser');
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${channel}`) }));
    await submit(user);
    expect(
      await screen.findByText(
        (_text, element) => element?.tagName === 'P' && element.textContent === sentence,
      ),
    ).toBeVisible();
    await expectPath('/client_user_BDX_forgototpcheck');
    expect(recordedCalls.map((call) => [call.path, call.body])).toEqual([
      ['/clientusertforgetvalidate', { username: 'bdxuser' }],
      [path, { username: 'bdxuser' }],
    ]);
    expect(kept()).toEqual([
      channel,
      '681',
      'XXX-XXX-0177',
      'bor*******@atlantic.example.com',
      expect.stringMatching(/^\d+$/),
    ]);
    expect(localStorage).toHaveLength(0);
  },
);

test('RECOV-14 RECOV-15 RECOV-16 RECOV-17 RECOV-18 RECOV-23 CALL-147 CALL-148 the whole chain ends at the client login, where the new password holds', async () => {
  const user = openAt(forgotPassword, { as: 'nobody' });
  await askForCode(user);
  await user.keyboard('1234');
  expect(bodiesTo('/clientuserforgetpasswordotpcheck')).toEqual([]);
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'Password Change' });
  expect(window.location.pathname).toBe('/client_user_BDX_forgotpassswordchange');
  expect(bodiesTo('/clientuserforgetpasswordotpcheck')).toEqual([{ id: 681, otpvalue: '1234' }]);
  expect(sessionStorage.getItem('forgot_client_user_id')).toBe('682');
  const [next, confirm] = [screen.getByLabelText('New Password'), screen.getByLabelText('Confirm Password')];
  for (const input of [next, confirm]) {
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    expect(input).toBeRequired();
  }
  await user.type(next, 'harbor lights 7');
  await user.type(confirm, 'harbor lights 7{Enter}{Enter}');
  expect(await screen.findByText(changed)).toBeVisible();
  expect(window.location.pathname).toBe('/Client_user_BDX_Login');
  expect(bodiesTo('/clientuserforgotpasswordchange')).toEqual([
    { id: 682, newpassword: 'harbor lights 7', password: 'harbor lights 7' },
  ]);
  expect(kept()).toEqual(nothingKept);
  await user.type(screen.getByLabelText('Username'), 'bdxuser');
  await user.type(screen.getByLabelText('Password'), 'harbor lights 7{Enter}');
  await expectPath('/client_user_BDX_filerecived');
});

test('RECOV-24 both passwords are required, each with its own words', async () => {
  const state = keepSent();
  const user = openAt('/client_user_BDX_forgotpassswordchange', { as: 'nobody', state });
  await screen.findByLabelText('New Password');
  await submit(user);
  expect(screen.getByLabelText('New Password')).toHaveFocus();
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription('Enter a new password.');
  await user.keyboard('x');
  await submit(user);
  expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
  expect(bodiesTo('/clientuserforgotpasswordchange')).toEqual([]);
});

test('RECOV-26 ERR-34 two different passwords are sent as they are; the server refuses them in a red alert', async () => {
  const state = keepSent('5');
  refuses('/clientuserforgotpasswordchange', 'The passwords do not match');
  const user = openAt('/client_user_BDX_forgotpassswordchange', { as: 'nobody', state });
  await user.type(await screen.findByLabelText('New Password'), 'swordfish');
  await user.type(screen.getByLabelText('Confirm Password'), 'trout');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The passwords do not match$/);
  expect(bodiesTo('/clientuserforgotpasswordchange')).toEqual([
    { id: 5, newpassword: 'swordfish', password: 'trout' },
  ]);
  expect(screen.getByLabelText('New Password')).toHaveValue('swordfish');
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.history.state])).not.toMatch(
    /swordfish|trout/,
  );
});

async function changePassword(reply: unknown): Promise<void> {
  const state = keepSent('5');
  answersOnce('/clientuserforgotpasswordchange', reply);
  const user = openAt('/client_user_BDX_forgotpassswordchange', { as: 'nobody', state });
  await user.type(await screen.findByLabelText('New Password'), 'swordfish');
  await user.type(screen.getByLabelText('Confirm Password'), 'trout{Enter}');
}

test.each([
  { message: 'Passwords do not match' },
  [{ message: 'Passwords do not match' }],
  { data: { message: 'Passwords do not match' } },
  { status: false, message: 'Passwords do not match' },
])(
  'RECOV-26 ERR-34 a password change that is answered with a message alone, %j, is not done',
  async (reply) => {
    await changePassword(reply);
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
])('RECOV-18 a password change that is answered with %j is done', async (reply) => {
  await changePassword(reply);
  expect(await screen.findByText(changed)).toBeVisible();
});

test('ERR-34 CONST-05 CONST-24 the alert stands for 3000 ms; until the next input its words can be had back', async () => {
  keepSent();
  const timers = timerWatch();
  const user = openAt('/client_user_BDX_forgototpcheck', { as: 'nobody' });
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

test('RECOV-02 ERR-34 an unknown login id stays on step one with the server’s message', async () => {
  const user = openAt(forgotPassword, { as: 'nobody' });
  await giveLoginId(user, 'nobody');
  expect(await screen.findByRole('alert')).toHaveTextContent('This login id is not known');
  expect(screen.getByRole('textbox', { name: 'Login Id' })).toHaveValue('nobody');
});

test('ERR-34 Q-220 an answer with a message and no id is a refusal; without a message a plain sentence is shown', async () => {
  const user = openAt(forgotPassword, { as: 'nobody' });
  answersOnce('/clientusertforgetvalidate', { message: 'Locked' });
  await giveLoginId(user, 'bdxuser');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Locked$/);
  answersOnce('/clientusertforgetvalidate', {}, 500);
  await submit(user);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The server could not do this. Try again in a moment.',
    ),
  );
});

test('RECOV-18 a change whose answer was lost is said to be unconfirmed, and is not sent again by itself', async () => {
  const state = keepSent('5');
  const user = openAt('/client_user_BDX_forgotpassswordchange', { as: 'nobody', state });
  losesAnswerOnce('/clientuserforgotpasswordchange');
  answersAlways('/clientuserforgotpasswordchange', {}, 502);
  await user.type(await screen.findByLabelText('New Password'), 'one');
  await user.type(screen.getByLabelText('Confirm Password'), 'one{Enter}{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The change is not confirmed: the new password may hold already.',
  );
  expect(bodiesTo('/clientuserforgotpasswordchange')).toHaveLength(1);
});

test('RECOV-04 Q-212 without an email the phone is chosen; without either nothing can be submitted', async () => {
  answersAlways('/clientusertforgetvalidate', { id: 9, Phonenumber: '12125550177', Email: null });
  const user = openAt(forgotPassword, { as: 'nobody' });
  await giveLoginId(user, 'x');
  expect(await screen.findByRole('radio', { name: 'Phone XXX-XXX-0177' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Email not on record' })).toBeDisabled();
  answersAlways('/clientusertforgetvalidate', { id: 9 });
  const again = openAt(forgotPassword, { as: 'nobody' });
  await giveLoginId(again, 'x');
  expect(await screen.findByText(/no code can be sent/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

test('RECOV-19 RECOV-20 RECOV-21 RECOV-22 RECOV-24 CALL-149 Forgot Login Id asks one Phonenumber and ends at the client login', async () => {
  const user = openAt('/client_user_BDX_forgotloginid', { as: 'nobody' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Login Id' })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(links()).toEqual([
    ['Forgot Password', forgotPassword],
    ['Cancel', '/Client_user_BDX_Login'],
  ]);
  const phone = screen.getByRole('textbox', { name: 'Phonenumber' });
  expect(phone).toBeRequired();
  await submit(user);
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription('Enter your phone number.');
  expect(bodiesTo('/clientuserforgotlogin')).toEqual([]);
  await user.type(phone, '2125550177{Enter}{Enter}');
  expect(await screen.findByText('Your login id has been sent to you.')).toBeVisible();
  expect(window.location.pathname).toBe('/Client_user_BDX_Login');
  expect(bodiesTo('/clientuserforgotlogin')).toEqual([{ phonenumber: '12125550177' }]);
});

test('RECOV-19 Forgot Login Id says that an extension is not kept, and sends the number', async () => {
  const user = openAt('/client_user_BDX_forgotloginid', { as: 'nobody' });
  const phone = await screen.findByRole('textbox', { name: 'Phonenumber' });
  await user.click(phone);
  await user.paste('\u200e(212) 555-0177 ext. 5\n');
  expect(phone).toHaveValue('(212) 555-0177');
  expect(phone).toHaveAccessibleDescription('An extension is not kept.');
  await submit(user);
  expect(await screen.findByText('Your login id has been sent to you.')).toBeVisible();
  expect(bodiesTo('/clientuserforgotlogin')).toEqual([{ phonenumber: '12125550177' }]);
});

test('RECOV-19 a phone that a browser fills in without an event is sent', async () => {
  const user = openAt('/client_user_BDX_forgotloginid', { as: 'nobody' });
  Object.assign(await screen.findByRole('textbox', { name: 'Phonenumber' }), { value: '+1 212 555 0177' });
  await submit(user);
  expect(await screen.findByText('Your login id has been sent to you.')).toBeVisible();
  expect(bodiesTo('/clientuserforgotlogin')).toEqual([{ phonenumber: '12125550177' }]);
});

test('RECOV-19 ERR-34 an unknown phone is refused with the server’s message, and stays', async () => {
  const user = openAt('/client_user_BDX_forgotloginid', { as: 'nobody' });
  await user.type(await screen.findByRole('textbox', { name: 'Phonenumber' }), '+12125559999');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This phone number is not known');
  expect(screen.getByRole('textbox', { name: 'Phonenumber' })).not.toHaveValue('');
});

test('LOGIN-05 LOGIN-06 the administration’s recovery has the same screens and ends at its own login', async () => {
  setRuntimeConfig({ ...defaultConfig, bdxBaseUrl: 'http://bdx.test' });
  const user = openAt('/user_admin_forgotpassword', { as: 'nobody' });
  await screen.findByRole('heading', { level: 1, name: 'Forgot Password' });
  expect(links()).toEqual([
    ['Forgot Username', '/user_admin_forgotloginid'],
    ['Cancel', '/kyubos_admin'],
  ]);
  // Every call goes to the administration's server: the other one does not exist.
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
  const user = openAt('/user_admin_forgotloginid', { as: 'nobody' });
  await user.type(await screen.findByRole('textbox', { name: 'Phonenumber' }), '2125550210');
  expect(links()).toEqual([
    ['Forgot Password', '/user_admin_forgotpassword'],
    ['Cancel', '/kyubos_admin'],
  ]);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'User Log In' })).toBeVisible();
});
