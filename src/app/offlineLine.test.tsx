import { act, screen } from '@testing-library/react';
import { openAt } from '@/app/openAt.fixture';
import type { Visitor } from '@/testing/harness/signIns';

const words = 'The browser reports no network.';

function becomes(state: 'online' | 'offline'): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
  });
}

test.each([
  ['signedOut', '/'],
  ['signedOut', '/kyubos_admin'],
  ['signedOut', '/client_user_BDX_forgotpassword'],
  ['admin', '/user_admin_edit_countries/401'],
  ['carrier', '/client_user_BDX_home'],
] as readonly [Visitor, string][])(
  '%s reads at %s that the browser is offline, for as long as it is',
  async (as, url) => {
    openAt(url, { as });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    // Screen readers ignore a live region that is added together with its text.
    const region = document.querySelector('[aria-live="polite"]:not([aria-atomic])');
    expect(region).toBeEmptyDOMElement();
    becomes('offline');
    expect(screen.getByText(words)).toBeVisible();
    expect(region).toHaveTextContent(words);
    becomes('online');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByText('Online again')).toBeInTheDocument();
  },
);

test('a page that starts offline shows the line', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openAt('/', { as: 'signedOut' });
  expect(await screen.findByText(words)).toBeVisible();
});
