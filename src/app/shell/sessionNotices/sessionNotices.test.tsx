import { screen, within } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { expectAnnounced, expectNotice, hourMs, takenOver, wrongClock } from './sessionNotices.fixture';
import { changeInOtherTab } from '@/testing/harness/at';

/** How far the server's clock is ahead of this computer's. */
let mockServerMs = 0;

jest.mock('../../../../mocks/clock', () => ({
  ...jest.requireActual<object>('../../../../mocks/clock'),
  now: () => new Date(Date.now() + mockServerMs),
}));

afterEach(() => {
  mockServerMs = 0;
});

test('a carrier’s tab that another carrier takes over shows a notice', async () => {
  openAt('/client_user_BDX_home', { as: 'carrier' });
  await screen.findByRole('button', { name: 'Logout' });
  const current = Number(localStorage.getItem('client_BDX_client_id'));
  const key = 'client_BDX_client_id';
  changeInOtherTab(() => localStorage.setItem(key, String(current + 1)), key);
  await expectNotice(takenOver);
});

test.each([
  ['admin', '/user_admin_countries', 'portal_clock'],
  ['carrier', '/client_user_BDX_home', 'portal_BDX_clock'],
] as const)(
  'GUARD-05 %s whose session is valid by the server’s clock only sees the notice that the clock is wrong',
  async (as, url, key) => {
    mockServerMs = -9 * hourMs;
    signInAs(as, tokenUntil(Date.now() - 8 * hourMs));
    localStorage.setItem(key, String(mockServerMs));
    const stored = { ...localStorage };
    const user = openAt(url, { as: 'signedOut' });
    expect(await within(await screen.findByRole('main')).findByText(wrongClock)).toBeVisible();
    await expectAnnounced(wrongClock);
    await user.click(screen.getByRole('button', { name: 'Dismiss the notice of the clock' }));
    expect(within(screen.getByRole('main')).queryByText(wrongClock)).not.toBeInTheDocument();
    expect({ ...localStorage }).toMatchObject(stored);
  },
);
