import { act, screen, waitFor, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { bodiesTo } from '@/testing/harness/server';
import { signInAs, type Visitor } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { answersAlways } from '../../../../mocks/scenarios';

const takenOver = 'Another user has signed in in another tab. This tab now shows the account of that user.';
const wrongClock = 'The clock of this computer is wrong. Please correct it: dates are filled in from it.';
const hourMs = 3_600_000;

/** How far the server's clock is ahead of this computer's. */
let mockServerMs = 0;

jest.mock('../../../../mocks/clock', () => ({
  ...jest.requireActual<object>('../../../../mocks/clock'),
  now: () => new Date(Date.now() + mockServerMs),
}));

afterEach(() => {
  mockServerMs = 0;
});

function signInInOtherTabAs(visitor: Visitor): void {
  act(() => {
    signInAs(visitor);
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_token' }));
  });
}

/** The page's live region reads the text, in an effect of the notice that may run after the notice is seen. */
function expectAnnounced(text: string): Promise<void> {
  return waitFor(() => {
    expect(document.querySelector('[aria-live][aria-atomic]')).toHaveTextContent(text);
  });
}

/** The notice in the page; the live region has the same text later. */
function expectNotice(text: string): Promise<void> {
  return waitFor(() => expect(within(screen.getByRole('main')).getByText(text)).toBeVisible());
}

test('a tab that another user’s session takes over says so, once, until it is dismissed', async () => {
  const user = openAt('/user_admin_countries');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  expect(screen.queryByText(takenOver)).not.toBeInTheDocument();
  signInInOtherTabAs('staff');
  await expectNotice(takenOver);
  await expectAnnounced(takenOver);
  await screen.findByRole('button', { name: 'Hi Sam - Staff' });
  await user.click(screen.getByRole('button', { name: 'Dismiss the notice of another user' }));
  expect(within(screen.getByRole('main')).queryByText(takenOver)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a tab that was signed out and is led on by another user’s sign-in says so too', async () => {
  openAt('/user_admin_countries');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await screen.findByRole('heading', { name: 'User Log In' });
  expect(screen.queryByText(takenOver)).not.toBeInTheDocument();
  signInInOtherTabAs('staff');
  await expectNotice(takenOver);
});

test('a carrier’s tab that another one takes over says so', async () => {
  openAt('/client_user_BDX_home', { as: 'carrier' });
  await screen.findByRole('button', { name: 'Logout' });
  const current = Number(localStorage.getItem('client_BDX_client_id'));
  act(() => {
    localStorage.setItem('client_BDX_client_id', String(current + 1));
    window.dispatchEvent(new StorageEvent('storage', { key: 'client_BDX_client_id' }));
  });
  await expectNotice(takenOver);
});

test.each([
  ['admin', '/user_admin_countries', 'portal_clock'],
  ['carrier', '/client_user_BDX_home', 'portal_BDX_clock'],
] as const)(
  'GUARD-05 %s whose session is live by the server’s clock only reads that the clock is wrong',
  async (as, url, key) => {
    mockServerMs = -9 * hourMs;
    signInAs(as, tokenUntil(Date.now() - 8 * hourMs));
    localStorage.setItem(key, String(mockServerMs));
    const stored = { ...localStorage };
    const user = openAt(url, { as: 'nobody' });
    expect(await within(await screen.findByRole('main')).findByText(wrongClock)).toBeVisible();
    await expectAnnounced(wrongClock);
    await user.click(screen.getByRole('button', { name: 'Dismiss the notice of the clock' }));
    expect(within(screen.getByRole('main')).queryByText(wrongClock)).not.toBeInTheDocument();
    expect({ ...localStorage }).toMatchObject(stored);
  },
);

test('a clock that is a little off is not worth a notice', async () => {
  signInAs('admin', tokenUntil(Date.now() + hourMs));
  localStorage.setItem('portal_clock', '-120000');
  openAt('/user_admin_countries', { as: 'nobody' });
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  expect(screen.queryByText(wrongClock)).not.toBeInTheDocument();
});

test('a member of staff with the ids of the administrator takes the tab over like any other user', async () => {
  openAt('/user_admin_countries');
  await screen.findByRole('button', { name: 'Hi admin - Admin' });
  expect(bodiesTo('/viewcountry')).toHaveLength(1);
  answersAlways('/editclientuser', { user: { id: 3, company_id: 7, firstname: 'Nora', username: 'nora' } });
  act(() => {
    signInAs('admin', tokenUntil(Date.now() + 2 * hourMs));
    localStorage.setItem('login_type', '4');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_token' }));
  });
  await expectNotice(takenOver);
  await screen.findByRole('button', { name: 'Hi Nora - Staff' });
  // Nothing that was read for the administrator is shown.
  await waitFor(() => expect(bodiesTo('/viewcountry')).toHaveLength(2));
});
