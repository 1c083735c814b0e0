import { inspect } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { actionSanitizer, stateSanitizer } from '@/app/devTools';
import { openAt, openStore } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import type { CallPath } from '@/api/calls';
import { db } from '../../../mocks/db';
import { savesFail } from '../../../mocks/scenarios';
import { press } from '@/testing/harness/at';

/**
 * Secrets and Redux: after each screen with a secret, neither the state nor an action contains it. A sealed value is a
 * private field, which printing, logging and serialising cannot reach. The session token is in the state, because each
 * call sends it; Redux DevTools shows it masked.
 */

const secrets = {
  password: 'quarry-7-secret',
  ftpKey: 'ftp-tundra-58',
  card: '5555555555554444',
  account: '998877665544',
  routing: '021000021',
  code: 'Z7Q4',
  secure: '867-53-0912',
  piSecure: 'K482-7719',
} as const;

const actions: UnknownAction[] = [];

/** Each store of the product records the actions that reach its reducers. */
jest.mock('@/app/store', () => {
  const { rootReducer, makeStore } = jest.requireActual<typeof import('@/app/store')>('@/app/store');
  return {
    makeStore() {
      const store = makeStore();
      store.replaceReducer((state, action) => {
        actions.push(action);
        return rootReducer(state, action);
      });
      return store;
    },
  };
});

beforeEach(() => {
  actions.length = 0;
});

/** All values that can be reached from some values, also through hidden properties, as one text. */
function allOf(...values: readonly unknown[]): string {
  return inspect(values, {
    depth: Infinity,
    showHidden: true,
    maxArrayLength: Infinity,
    maxStringLength: Infinity,
  });
}

/** The state and the actions as they are. */
const allOfRedux = (): string => allOf(openStore().getState(), actions);

/** The state and the actions as shown by Redux DevTools. */
const allOfDevTools = (): string =>
  allOf(stateSanitizer(openStore().getState()), actions.map(actionSanitizer));

function expectNoSecret(): void {
  const text = allOfRedux();
  for (const [name, secret] of Object.entries(secrets)) {
    for (const form of [secret, secret.replaceAll('-', ''), btoa(secret)]) {
      expect([name, text.includes(form)]).toEqual([name, false]);
    }
  }
}

/** The recorded calls of a path, which contain the secret: this proves that the test has typed it. */
function expectSent(path: CallPath, secret: string): void {
  expect(JSON.stringify(bodiesTo(path))).toContain(secret);
}

function type(label: string, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

test('the recorder receives the actions of the store', async () => {
  openAt('/user_admin_countries');
  await screen.findByRole('cell', { name: 'Canada' });
  expect(allOfRedux()).toContain('Canada');
  expect(actions.length).toBeGreaterThan(3);
});

test.each([
  ['/kyubos_admin', 'admin', '/commonlogin'],
  ['/BDX_Login', 'carrier', '/carrierlogin'],
] as const)(
  'LOGIN-09 a password typed at %s is not in Redux, and the token that it brings is not in its DevTools',
  async (url, name, path) => {
    const user = openAt(url, { as: 'signedOut' });
    await screen.findByLabelText('Username');
    type('Username', name);
    type('Password', secrets.password);
    await press(user, 'Log In');
    await screen.findByRole('alert');
    expectSent(path, secrets.password);
    expectNoSecret();

    type('Username', name);
    type('Password', `${name}123`);
    await press(user, 'Log In');
    await waitFor(() => expect(screen.queryByLabelText('Password')).not.toBeInTheDocument());
    const token = localStorage.getItem('user_token') ?? localStorage.getItem('client_user_BDX_token');
    expect(token).toBeTruthy();
    expect(allOfRedux()).toContain(token);
    expect(allOfDevTools()).not.toContain(token);
    expect(allOfRedux()).not.toContain(`${name}123`);
  },
);

test('a new company’s password is not in Redux, refused or saved', async () => {
  const user = openAt('/add_companies');
  await screen.findByLabelText('Company Name');
  type('Company Name', 'Marble Arch Claims');
  type('Username', 'marble');
  type('Password', secrets.password);
  const mend = savesFail('/company');
  await press(user, 'Save');
  await screen.findByText('Not saved');
  expectNoSecret();
  mend();
  await press(user, 'Save');
  await screen.findByRole('heading', { level: 1, name: 'Companies' });
  expectSent('/company', secrets.password);
  expectNoSecret();
});

test('neither the stored passwords of users nor one that is typed are in Redux', async () => {
  const stored = db.clientUsers.map(({ password }) => password).filter(Boolean);
  const user = openAt('/user_admin_users');
  await screen.findByText('Whitcombe');
  for (const password of stored) expect(allOfRedux()).not.toContain(password);
  const again = openAt('/user_admin_edit_users/13');
  await screen.findByLabelText('Password');
  type('Password', secrets.password);
  await press(again, 'Save');
  await screen.findByText('Whitcombe');
  expectSent('/updateclientuser', secrets.password);
  expectNoSecret();
  for (const password of stored) expect(allOfRedux()).not.toContain(password);
  expect(user).toBeDefined();
});

test.each([
  ['/user_admin_add_carrier', 'Carrier Name', '/createcarrier', 'Carriers'],
  ['/user_admin_add_tpa', 'TPA Name', '/createclientTPA', 'TPAs'],
  ['/user_admin_add_mga', 'MGA Name', '/createclientMGA', 'MGAs'],
] as const)(
  'the password and the FTP key typed at %s are not in Redux, nor are the stored ones',
  async (url, label, path, list) => {
    const user = openAt(url);
    await screen.findByLabelText(label);
    type(label, 'Quarry Mutual');
    await user.selectOptions(screen.getByLabelText('Type'), 'Non Kyubos');
    type('FTP Account Name', 'quarry');
    type('FTP Account Key', secrets.ftpKey);
    type('Container Name', 'quarry');
    type('Password', secrets.password);
    await press(user, 'Save');
    await screen.findByRole('heading', { level: 1, name: list });
    await screen.findAllByRole('button', { name: 'Actions' });
    expectSent(path, secrets.ftpKey);
    expectSent(path, secrets.password);
    expectNoSecret();
  },
);

test('FIELD-17 secure and PI secure answers are not in Redux: read, typed, saved and shown again', async () => {
  const stored = db.quotations.find(({ id }) => id === 1041)?.policydetails ?? '';
  const [number] = /\d{3}-\d{2}-\d{4}/.exec(stored) ?? [];
  expect(number).toBeDefined();
  const user = openAt('/edit_intakeform_user_admin_policy/1041/551');
  await screen.findByLabelText('Social Security Number');
  expect(allOfRedux()).not.toContain(number);
  type('Social Security Number', secrets.secure);
  type('License Number, row 1', secrets.piSecure);
  await press(user, 'Save');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expectSent('/updatesavepolicyquotationlist', secrets.secure);
  expectNoSecret();
  openAt('/user_admin_view_policy_quotation/1041/551');
  await screen.findByRole('button', { name: 'Approve' });
  await screen.findByText(/\*.*0912/);
  expectNoSecret();
});

const binder = db.quotations.find(({ unique_id }) => unique_id === 'POL-2026-0030');

test.each([
  ['CREDIT CARD', { 'Card Number': secrets.card, CVV: '839' }, secrets.card],
  [
    'ACH',
    { 'Bank Routing Number': secrets.routing, 'Bank Account Number': secrets.account },
    secrets.account,
  ],
] as const)(
  'PAY-12 what a payment by %s asks for is not in Redux, refused, paid, or read again in the history',
  async (kind, fields, sent) => {
    const user = openAt(`/user_admin_view_binder_policies/${binder!.id}/${binder!.intake_id}`);
    await user.click(await screen.findByRole('button', { name: 'Process To Policy' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Payment Type' }), kind);
    type('Amount', '10');
    for (const [label, text] of Object.entries(fields)) type(label, text);
    const dialog = within(screen.getByRole('dialog', { name: 'Payment' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { level: 1, name: 'Policies Binders' });
    expect(JSON.stringify(bodiesTo('/policyquotationpayment')).replaceAll(/[ -]/g, '')).toContain(sent);
    expectNoSecret();
    expect(allOfRedux()).not.toMatch(/cvv: '\d/);
    expect(allOfRedux().replaceAll(/[ -]/g, '')).not.toContain(sent);
    const again = openAt(`/user_admin_view_binder_policies/${binder!.id}/${binder!.intake_id}`);
    await again.click(await screen.findByRole('button', { name: 'Payment Details' }));
    await screen.findByText(new RegExp(`${sent.slice(-4)}$`));
    expectNoSecret();
  },
);

test('RECOV-13 RECOV-16 the one-time code and the new password are not in Redux', async () => {
  const user = openAt('/client_user_BDX_forgotpassword', { as: 'signedOut' });
  await user.type(await screen.findByRole('textbox', { name: 'Login Id' }), 'bdxuser');
  await press(user, 'Submit');
  await screen.findByRole('radio', { name: /^Email/ });
  await press(user, 'Submit');
  await screen.findByRole('heading', { name: 'Forgot Password OTP Check' });
  const enter = (code: string): void =>
    act(() => {
      for (const [index, character] of [...code].entries())
        fireEvent.change(screen.getAllByRole('textbox')[index]!, { target: { value: character } });
    });
  enter(secrets.code);
  await press(user, 'Submit');
  await screen.findByRole('alert');
  expectSent('/clientuserforgetpasswordotpcheck', secrets.code);
  expectNoSecret();
  enter('1234');
  await press(user, 'Submit');
  await screen.findByLabelText('New Password');
  expect(allOfRedux()).not.toMatch(/(?<!\d)1234(?!\d)/);
  type('New Password', secrets.password);
  type('Confirm Password', secrets.password);
  await press(user, 'Submit');
  await screen.findByText(/Your password has been changed/);
  expectSent('/clientuserforgotpasswordchange', secrets.password);
  expectNoSecret();
});
