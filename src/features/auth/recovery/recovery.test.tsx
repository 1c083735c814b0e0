import { screen } from '@testing-library/react';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo, holdResponses, nextBody } from '@/testing/harness/server';
import { recordedCalls } from '../../../../mocks/callLog';
import { respondsAlways, losesResponseOnce, refuses } from '../../../../mocks/scenarios';
import {
  askForCode,
  boxes,
  submitLoginId,
  storeSentRecovery,
  storedValues,
  nothingStored,
  submit,
  spyOnTimers,
  links,
} from './recovery.fixture';

const changed = 'Your password has been changed. Log in with the new one.';
const forgotPassword = '/client_user_BDX_forgotpassword';
const code = '/client_user_BDX_forgototpcheck';
const change = '/client_user_BDX_forgotpassswordchange';

test('RECOV-01 RECOV-02 RECOV-03 RECOV-24 step one asks the Login Id, requires it, and leads to Forgot Username', async () => {
  const user = openAt(forgotPassword, { as: 'signedOut' });
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
  const user = openAt(forgotPassword, { as: 'signedOut' });
  await submitLoginId(user, 'bdxuser');
  const email = await screen.findByRole('radio', { name: 'Email bor*******@atlantic.example.com' });
  expect(email).toBeChecked();
  expect(email).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Phone XXX-XXX-0177' })).not.toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(document.body.innerHTML).not.toMatch(/bordereaux@|12125550177/);
  expect(recordedCalls.map(({ path, body }) => [path, body])).toEqual([
    ['/clientusertforgetvalidate', { username: 'bdxuser' }],
  ]);
  expect(storedValues()).toEqual(nothingStored);
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
    const user = openAt(forgotPassword, { as: 'signedOut' });
    await submitLoginId(user, 'bdxuser');
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
    expect(storedValues()).toEqual([
      channel,
      '681',
      'XXX-XXX-0177',
      'bor*******@atlantic.example.com',
      expect.stringMatching(/^\d+$/),
    ]);
    expect(localStorage).toHaveLength(0);
  },
);

test('RECOV-12 RECOV-13 RECOV-24 CONST-23 four boxes, named and ready for a one-time code; the focus moves on while typing, and nothing is sent', async () => {
  storeSentRecovery('7');
  const user = openAt(code, { as: 'signedOut' });
  await screen.findByRole('group', { name: 'Code' });
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual([
    'Character 1 of 4',
    'Character 2 of 4',
    'Character 3 of 4',
    'Character 4 of 4',
  ]);
  for (const box of boxes()) {
    expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    expect(box).toHaveAttribute('required');
  }
  expect(boxes()[0]).toHaveFocus();
  await user.keyboard('a');
  expect(boxes()[1]).toHaveFocus();
  await user.keyboard('B3z');
  expect(boxes().map(({ value }) => value)).toEqual(['a', 'B', '3', 'z']);
  expect(bodiesTo('/clientuserforgetpasswordotpcheck')).toEqual([]);
  const sent = nextBody('/clientuserforgetpasswordotpcheck');
  await submit(user);
  expect(await sent).toEqual({ id: 7, otpvalue: 'aB3z' });
});

test('RECOV-14 RECOV-15 RECOV-16 RECOV-17 RECOV-18 RECOV-23 CALL-147 CALL-148 the whole chain ends at the client login, where the new password works', async () => {
  const user = openAt(forgotPassword, { as: 'signedOut' });
  await askForCode(user);
  await user.keyboard('1234');
  expect(bodiesTo('/clientuserforgetpasswordotpcheck')).toEqual([]);
  await submit(user);
  await screen.findByRole('heading', { level: 1, name: 'Password Change' });
  expect(window.location.pathname).toBe(change);
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
  expect(storedValues()).toEqual(nothingStored);
  await user.type(screen.getByLabelText('Username'), 'bdxuser');
  await user.type(screen.getByLabelText('Password'), 'harbor lights 7{Enter}');
  await expectPath('/client_user_BDX_filerecived');
});

test('RECOV-26 ERR-34 two different passwords are sent as they are; the server refuses them in a red alert', async () => {
  const state = storeSentRecovery('5');
  refuses('/clientuserforgotpasswordchange', 'The passwords do not match');
  const user = openAt(change, { as: 'signedOut', state });
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

test('RECOV-18 a change whose response was lost is shown as unconfirmed, and is not sent again by itself', async () => {
  const state = storeSentRecovery('5');
  const user = openAt(change, { as: 'signedOut', state });
  losesResponseOnce('/clientuserforgotpasswordchange');
  respondsAlways('/clientuserforgotpasswordchange', {}, 502);
  await user.type(await screen.findByLabelText('New Password'), 'one');
  const held = holdResponses('/clientuserforgotpasswordchange');
  await user.type(screen.getByLabelText('Confirm Password'), 'one{Enter}{Enter}');
  held.release();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The change is not confirmed: the new password may hold already.',
  );
  expect(bodiesTo('/clientuserforgotpasswordchange')).toHaveLength(1);
});

test('RECOV-19 RECOV-20 RECOV-21 RECOV-22 RECOV-24 CALL-149 Forgot Login Id asks one Phonenumber and ends at the client login', async () => {
  const user = openAt('/client_user_BDX_forgotloginid', { as: 'signedOut' });
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

test.each([code, change])('RECOV-23 %s is still there after a reload', async (url) => {
  const state = storeSentRecovery();
  openAt(url, { as: 'signedOut', state });
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(window.location.pathname).toBe(url);
});

test.each([
  ['without the state that a checked code leaves', undefined],
  ['with the state of another recovery whose code was checked', { area: 'bdx', checked: 1 }],
])(
  'RECOV-14 RECOV-15 the password change, opened %s, redirects to step one and forgets the recovery',
  async (_, state) => {
    storeSentRecovery();
    openAt(change, { as: 'signedOut', state });
    expect(await screen.findByRole('textbox', { name: 'Login Id' })).toBeVisible();
    expect(window.location.pathname).toBe(forgotPassword);
    expect(storedValues()).toEqual(nothingStored);
    expect(bodiesTo('/clientuserforgotpasswordchange')).toEqual([]);
  },
);

test('STORE-14 ten minutes after the code was sent the recovery is over', async () => {
  const timers = spyOnTimers();
  const user = openAt(forgotPassword, { as: 'signedOut' });
  await askForCode(user);
  timers.runOut(600_000, 10_000);
  expect(await screen.findByText('More than ten minutes have passed. Please begin again.')).toBeVisible();
  expect(window.location.pathname).toBe(forgotPassword);
  expect(storedValues()).toEqual(nothingStored);
});
