import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { openPage } from '@/app/openPage.fixture';
import type { AppStore } from '@/app/store';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import { RequireAdmin, RequireCarrier } from './guards';
import { checkSessions } from './sessionListeners';
import { sessionRefused, signedOut } from './sessionSlice';

const minuteMs = 60_000;
const later = tokenUntil(Date.now() + 60 * minuteMs);
const dead = tokenUntil(Date.now() - minuteMs);

let store: AppStore;
let shown = 0;

function Inside(): ReactElement {
  useEffect(() => {
    shown += 1;
  }, []);
  return <p>Inside</p>;
}

function Outside(): ReactElement {
  const { pathname, state } = useLocation();
  return <p>{`Outside ${pathname} ${JSON.stringify(state)}`}</p>;
}

/** Opens a guarded screen of an area among routes for the tests. */
function open(area: 'admin' | 'bdx'): ReturnType<typeof createMemoryRouter> {
  store = openPage();
  const inside =
    area === 'admin' ? (
      <RequireAdmin product="acme">
        <Inside />
      </RequireAdmin>
    ) : (
      <RequireCarrier>
        <Inside />
      </RequireCarrier>
    );
  const routes = [
    { path: '/guarded/:id', element: inside },
    { path: '*', element: <Outside /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere', '/guarded/1?page=2'] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

beforeEach(() => {
  localStorage.clear();
  shown = 0;
});

test('GUARD-01 GUARD-02 without a session the administration redirects to the entrance', () => {
  const router = open('admin');
  expect(screen.getByText('Outside / null')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
  expect(shown).toBe(0);
});

test('GUARD-03 without a session the client BDX area redirects to its login', () => {
  const router = open('bdx');
  expect(screen.getByText('Outside /Client_user_BDX_Login null')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  [
    'GUARD-07',
    'admin',
    'staff',
    'Outside /acme_admin {"notice":"sessionExpired","from":"/guarded/1?page=2","user":"[\\"staff\\",\\"12\\",\\"7\\"]"}',
  ],
  [
    'GUARD-08',
    'bdx',
    'carrier',
    'Outside /BDX_Login {"notice":"sessionExpired","from":"/guarded/1?page=2","user":"[\\"bdx\\",\\"31\\"]"}',
  ],
] as const)(
  '%s an expired session redirects to its login, with the URL to return to and the user',
  (_, area, who, at) => {
    signInAs(who, dead);
    open(area);
    expect(screen.getByText(at)).toBeVisible();
  },
);

test.each([
  ['SHELL-12', 'admin', 'Outside /acme_admin null'],
  ['GUARD-08', 'bdx', 'Outside /BDX_Login null'],
] as const)('%s a Logout redirects to the login without a URL to return to', (_, area, at) => {
  signInAs('admin', later);
  signInAs('carrier', later);
  open(area);
  expect(screen.getByText('Inside')).toBeVisible();
  act(() => void store.dispatch(signedOut(area)));
  expect(screen.getByText(at)).toBeVisible();
});

test('GUARD-07 after a session without the user’s id no user can return', () => {
  openPage().dispatch(sessionRefused('admin'));
  signInAs('admin', dead);
  localStorage.removeItem('user_id');
  open('admin');
  const at =
    'Outside /acme_admin {"notice":"sessionExpired","from":"/guarded/1?page=2","user":"[\\"admin\\",\\"\\",\\"7\\"]"}';
  expect(screen.getByText(at)).toBeVisible();
});

test('GUARD-09 screens are mounted anew for another user, client or carrier, but not for the same one', () => {
  signInAs('admin', later);
  open('admin');
  const changes = {
    user_token: tokenUntil(Date.now() + 90 * minuteMs),
    user_id: '17',
    client_id: '8',
    login_type: '4',
  };
  const times = Object.entries(changes).map(([key, value]) => {
    localStorage.setItem(key, value);
    act(() => store.dispatch(checkSessions()));
    return shown;
  });
  expect(times).toEqual([1, 2, 3, 4]);
});

test('GUARD-09 screens are mounted anew for another carrier', () => {
  signInAs('carrier', later);
  open('bdx');
  localStorage.setItem('client_BDX_company_id', '8');
  act(() => store.dispatch(checkSessions()));
  expect(shown).toBe(1);
  localStorage.setItem('client_BDX_client_id', '38');
  act(() => store.dispatch(checkSessions()));
  expect(shown).toBe(2);
});

test.each([
  ['GUARD-06', 'admin', 'admin', 'user_token'],
  ['GUARD-08', 'bdx', 'carrier', 'client_user_BDX_token'],
] as const)('%s each navigation compares the session with storage', async (_, area, who, key) => {
  signInAs(who, later);
  const router = open(area);
  localStorage.setItem(key, dead);
  expect(screen.getByText('Inside')).toBeVisible();
  await act(() => router.navigate('/guarded/2'));
  expect(screen.getByText(/^Outside/)).toBeVisible();
});
