import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectPath } from '@/testing/harness/at';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { server } from '../../../../mocks/node';
import { respondsOnce } from '../../../../mocks/scenarios';
import {
  askForCode,
  storeSentRecovery,
  storedValues,
  nothingStored,
  submit,
  spyOnTimers,
} from './recovery.fixture';

const code = '/client_user_BDX_forgototpcheck';
const change = '/client_user_BDX_forgotpassswordchange';
const forgotPassword = '/client_user_BDX_forgotpassword';

test.each([code, change])(
  'RECOV-23 Q-213 %s opened without a current recovery redirects to step one',
  async (url) => {
    openAt(url, { as: 'signedOut' });
    expect(await screen.findByRole('textbox', { name: 'Login Id' })).toBeVisible();
    expect(window.location.pathname).toBe(forgotPassword);
  },
);

test('STORE-14 a typed address does not restart the ten minutes', async () => {
  storeSentRecovery('1', Date.now() + 60_000);
  const timers = spyOnTimers();
  openAt(code, { as: 'signedOut' });
  await screen.findByRole('group', { name: 'Code' });
  timers.runOut(60_000, 10_000);
  expect(await screen.findByText('More than ten minutes have passed. Please begin again.')).toBeVisible();
  expect(storedValues()).toEqual(nothingStored);
});

test.each([
  ['/', 'its ten minutes have not passed', 60_000],
  ['/user_admin_forgotpassword', 'its ten minutes have passed', -1],
  [code, 'its ten minutes have passed', -1],
  [code, 'nothing readable says until when it holds', Number.NaN],
])(
  'STORE-13 STORE-14 STORE-15 STORE-16 a page that starts at %s removes a stored recovery if %s',
  async (url, _, remainingMs) => {
    storeSentRecovery('1', Date.now() + remainingMs);
    openAt(url, { as: 'signedOut' });
    expect(storedValues()).toEqual(nothingStored);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(bodiesTo('/clientuserforgetpasswordotpcheck')).toEqual([]);
  },
);

test('RECOV-10 CONST-28 an email that an older page stored in full is masked as well', async () => {
  storeSentRecovery();
  sessionStorage.setItem('forgot_client_user_email', 'bordereaux@atlantic.example.com');
  openAt(code, { as: 'signedOut' });
  expect(await screen.findByText('bor*******@atlantic.example.com')).toBeVisible();
});

test.each([code, change])(
  'STORE-13 STORE-14 STORE-15 STORE-16 Cancel on %s clears all four keys',
  async (url) => {
    const state = storeSentRecovery();
    const user = openAt(url, { as: 'signedOut', state });
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await expectPath('/Client_user_BDX_Login');
    expect(await screen.findByRole('heading', { name: 'BDX Users Log In' })).toBeVisible();
    expect(storedValues()).toEqual(nothingStored);
  },
);

test('STORE-14 leaving by the brand, or going back to step one, clears the keys', async () => {
  storeSentRecovery();
  const user = openAt(code, { as: 'signedOut' });
  await user.click(await screen.findByRole('link', { name: /Kyubos/ }));
  await expectPath('/');
  await screen.findByRole('link', { name: 'Carrier BDX' });
  expect(storedValues()).toEqual(nothingStored);
  storeSentRecovery();
  const again = openAt(code, { as: 'signedOut' });
  storeSentRecovery();
  await again.click(await screen.findByRole('link', { name: 'Send a new code' }));
  await screen.findByRole('textbox', { name: 'Login Id' });
  expect(storedValues()).toEqual(nothingStored);
});

test('RECOV-14 Q-214 if the response to the check has only a status, the first id changes the password', async () => {
  storeSentRecovery('7');
  server.use(http.post('*/clientuserforgetpasswordotpcheck', () => new HttpResponse(null, { status: 204 })));
  const user = openAt(code, { as: 'signedOut' });
  await screen.findByRole('group', { name: 'Code' });
  await user.keyboard('1234');
  await submit(user);
  await screen.findByLabelText('New Password');
  expect(sessionStorage.getItem('forgot_client_user_id')).toBe('7');
});

test.each([
  ['says no', { valid: false }, 'The server gave an answer that could not be read. Try again in a moment.'],
  ['says nothing', {}, 'The server gave an answer that could not be read. Try again in a moment.'],
  ['has a sentence', { ok: 0, message: 'Ask for a new code' }, 'Ask for a new code'],
])('Q-214 a check whose response %s and has no id does not continue', async (_name, response, message) => {
  storeSentRecovery('7');
  respondsOnce('/clientuserforgetpasswordotpcheck', response);
  const user = openAt(code, { as: 'signedOut' });
  await screen.findByRole('group', { name: 'Code' });
  await user.keyboard('1234');
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(window.location.pathname).toBe(code);
});

test('STORE-14 neither login id nor code is in storage, address or history', async () => {
  const user = openAt(forgotPassword, { as: 'signedOut' });
  await askForCode(user);
  await user.keyboard('1234');
  const everywhere = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    window.history.state,
    window.location.href,
  ]);
  expect(everywhere).not.toContain('1234');
  expect(everywhere).not.toContain('bdxuser');
});
