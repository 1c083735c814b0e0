import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { WithStore } from '@/app/withStore.fixture';
import { MemoryRouter } from 'react-router-dom';
import type { CallFailure } from '@/domain/saving/failure';
import { LoginPage, type LoginPageProps } from './LoginPage';

function failed(failure: Partial<CallFailure>): CallFailure {
  return { kind: 'business', path: '/commonlogin', ...failure };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Opened {
  readonly user: UserEvent;
  readonly signIn: jest.Mock;
  readonly onSignedIn: jest.Mock;
}

function openLogin(props: Partial<LoginPageProps> = {}): Opened {
  const signIn = jest.fn(() => Promise.resolve());
  const onSignedIn = jest.fn();
  render(
    <MemoryRouter>
      <LoginPage
        heading="User Log In"
        links={[]}
        accounts={[]}
        signIn={signIn}
        onSignedIn={onSignedIn}
        {...props}
      />
    </MemoryRouter>,
    { wrapper: WithStore },
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, signIn, onSignedIn };
}

/** Presses the button, and waits for the form's validation. */
async function press(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await jest.advanceTimersByTimeAsync(0);
  });
}

async function logIn(user: UserEvent, username = 'admin', password = 'wrong'): Promise<void> {
  await user.type(screen.getByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await press();
}

function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

test('LOGIN-02 LOGIN-03 LOGIN-04 BDXCAR-03 both fields are required; the message is shown at the field', async () => {
  const { user, signIn } = openLogin();
  await press();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Username')).toBeInvalid();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter your username.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  await user.keyboard('admin');
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(signIn).not.toHaveBeenCalled();
});

test('LOGIN-02 password managers know the fields, and the password is not shown', () => {
  openLogin();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('LOGIN-02 LOGIN-04 fields that a password manager fills without an event are sent, also if one is typed in afterwards', async () => {
  const { user, signIn } = openLogin();
  Object.assign(screen.getByLabelText('Password'), { value: 'admin123' });
  await user.type(screen.getByLabelText('Username'), 'admin');
  expect(screen.getByLabelText('Password')).toHaveValue('admin123');
  await press();
  expect(signIn.mock.calls).toEqual([[{ username: 'admin', password: 'admin123' }]]);
});

test('LOGIN-04 the values are sent once, however often the button is pressed, and are forgotten afterwards', async () => {
  let arrive = (): void => undefined;
  const signIn = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const { user, onSignedIn } = openLogin({ signIn });
  await logIn(user, ' admin', 'admin 123 ');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
  expect(signIn.mock.calls).toEqual([[{ username: ' admin', password: 'admin 123 ' }]]);
  await act(async () => arrive());
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('LOGIN-12 ERR-01 ERR-34 CONST-05 CONST-24 the server’s message is an alert for exactly 3000 ms', async () => {
  let refuse: (failure: CallFailure) => void = () => undefined;
  const signIn = jest.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  const { user } = openLogin({ signIn });
  await logIn(user);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => refuse(failed({ message: 'Invalid username or password' })));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid username or password$/);
  pass(2999);
  expect(screen.getByRole('alert')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('LOGIN-12 the message disappears with the alert; until the next input it can be shown again', async () => {
  const signIn = jest.fn(() => Promise.reject(failed({ message: 'Account is locked' })));
  const { user } = openLogin({ signIn });
  await logIn(user);
  await screen.findByRole('alert');
  pass(60_000);
  expect(screen.queryByText(/Account is locked/)).not.toBeInTheDocument();
  expect(screen.getByText('Your last attempt failed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show why' }));
  expect(screen.getByText('Account is locked')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  await user.type(screen.getByLabelText('Password'), '!');
  expect(screen.queryByText(/Account is locked/)).not.toBeInTheDocument();
});

test('LOGIN-12 a second failure is shown for 3000 ms of its own', async () => {
  const signIn = jest.fn(() => Promise.reject(failed({ message: 'Invalid username or password' })));
  const { user } = openLogin({ signIn });
  await logIn(user);
  await screen.findByRole('alert');
  pass(2000);
  await press();
  await screen.findByRole('alert');
  pass(2000);
  expect(screen.getByRole('alert')).toBeVisible();
});

test.each([
  [failed({ kind: 'business' }), 'The username or password was not accepted.'],
  [failed({ kind: 'business', message: '   ' }), 'The username or password was not accepted.'],
  [failed({ kind: 'unreachable' }), 'The server could not be reached. Check the connection and try again.'],
  [
    failed({ kind: 'notSent' }),
    'Nothing was sent, because the request could not be prepared. Reload the page and try again.',
  ],
  [failed({ kind: 'timedOut' }), 'The server took too long to answer. Try again.'],
  [failed({ kind: 'serverError', status: 500 }), 'The server could not log you in. Try again in a moment.'],
  [
    new TypeError('something else broke'),
    'The server could not be reached. Check the connection and try again.',
  ],
])('ERR-01 without a message of the server the form’s own text is shown (%#)', async (failure, sentence) => {
  const { user } = openLogin({ signIn: () => Promise.reject(failure) });
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('LOGIN-02 a demo account only fills in the form', async () => {
  const accounts = [
    { username: 'admin', password: 'admin123', role: 'Client administrator' },
    { username: 'staff', password: 'staff123', role: 'Client staff' },
  ];
  const { user, signIn } = openLogin({ accounts });
  await user.click(await screen.findByRole('button', { name: 'Fill in staff' }));
  expect(screen.getByLabelText('Username')).toHaveValue('staff');
  expect(screen.getByLabelText('Password')).toHaveValue('staff123');
  expect(screen.getByRole('button', { name: 'Log In' })).toHaveFocus();
  expect(signIn).not.toHaveBeenCalled();
});

test('LOGIN-02 a build without mocks shows no accounts', () => {
  openLogin();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  ['admin ', 'Username begins or ends with a blank.'],
  ['\u00a0admin', 'Username begins or ends with a blank.'],
  ['admin\u200b', 'Username contains an invisible character.'],
])('the user name %j is sent as it is typed, with a note', async (name, note) => {
  const signIn = jest.fn(() => Promise.reject(failed({ message: 'Invalid username or password' })));
  const { user } = openLogin({ signIn });
  const box = screen.getByLabelText('Username');
  await logIn(user, name);
  expect(screen.getByText(note)).toBeVisible();
  expect(box).toHaveAccessibleDescription(expect.stringContaining(note));
  expect(signIn).toHaveBeenCalledWith({ username: name, password: 'wrong' });
  await user.clear(box);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('a user name with a blank inside, and a password with one at its end, get no note', async () => {
  const { user } = openLogin();
  await logIn(user, 'ann lee', 'secret ');
  await user.tab();
  expect(screen.queryByText(/blank|invisible/)).not.toBeInTheDocument();
});
