import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { closePage, openPage } from '@/app/openPage.fixture';
import type { AppStore } from '@/app/store';
import { tokenUntil } from '@/testing/builders/tokens';
import { signInAs } from '@/testing/harness/signIns';
import { customerSelected, rememberRecord, selectCustomer, selectRecentRecords } from './personalSlice';
import { useRecentRecord } from './recentRecords';
import { checkSessions } from './sessionListeners';
import { sessionRefused, sessionStarted, signedOut } from './sessionSlice';

const quotation = { title: 'Quotation 4711 · Ada Benedetti', path: '/user_admin_view_policy_quotation/4/9' };
const key = 'portal_recent_records';

let store: AppStore;

/** A page as it is loaded. */
function open(): void {
  store = openPage();
}

const recentRecords = (): ReturnType<typeof selectRecentRecords> => selectRecentRecords(store.getState());

function Wrapper({ children }: { children: ReactNode }): ReactNode {
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[quotation.path]}>{children}</MemoryRouter>
    </Provider>
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInAs('admin');
  open();
});

test('the record that was opened last comes first, and no record is listed twice', () => {
  const binder = { title: 'Binder 12', path: '/user_admin_view_binder_policies/5/9' };
  store.dispatch(rememberRecord(quotation));
  store.dispatch(rememberRecord(binder));
  store.dispatch(rememberRecord({ ...quotation, title: 'Quotation 4711 · Ada Moretti' }));
  expect(recentRecords()).toEqual([{ ...quotation, title: 'Quotation 4711 · Ada Moretti' }, binder]);
});

test.each([
  [
    'the form and the view of a quotation',
    ['/edit_intakeform_user_admin_policy/4/9', '/user_admin_view_policy_quotation/4/9'],
  ],
  [
    'a quotation that became a policy',
    ['/user_admin_view_policy_quotation/4/9', '/user_admin_view_policies/4/9'],
  ],
  ['a file in two lists', ['/user_admin_brdx_file_view/4', '/user_admin_bdx_history_view/4']],
])('%s are one record with the URL that was opened last', (_, paths) => {
  for (const path of paths) store.dispatch(rememberRecord({ title: 'x', path }));
  expect(recentRecords().map(({ path }) => path)).toEqual([paths.at(-1)]);
});

test.each([
  ['two quotations', ['/user_admin_view_policy_quotation/4/9', '/user_admin_view_policy_quotation/5/9']],
  [
    'a policy of the back office and a policy',
    ['/user_admin_edit_policies/4', '/user_admin_view_policies/4/9'],
  ],
  ['a file and a user', ['/user_admin_brdx_file_view/4', '/user_admin_edit_users/4']],
])('%s are two records', (_, paths) => {
  for (const path of paths) store.dispatch(rememberRecord({ title: 'x', path }));
  expect(recentRecords()).toHaveLength(2);
});

test('ten records are stored, and they outlive a reload of the page', () => {
  for (let id = 1; id <= 12; id++)
    store.dispatch(rememberRecord({ title: `Company ${id}`, path: `/edit_companies/${id}` }));
  open();
  const titles = recentRecords().map(({ title }) => title);
  expect(titles).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => `Company ${id}`));
});

test.each([
  ['Logout', () => store.dispatch(signedOut('admin'))],
  ['the end of the session', () => store.dispatch(sessionRefused('admin'))],
  [
    'Logout in another tab',
    () => {
      localStorage.clear();
      store.dispatch(checkSessions());
    },
  ],
  [
    'another user in another tab',
    () => {
      localStorage.setItem('user_id', '5');
      store.dispatch(checkSessions());
    },
  ],
  [
    'a new sign-in',
    () => {
      const session = { token: tokenUntil(), userId: 3, clientId: 7, loginType: '1', clientType: '' };
      store.dispatch(sessionStarted({ area: 'admin', session }));
    },
  ],
  [
    'a page without a session',
    () => {
      localStorage.clear();
      open();
    },
  ],
])('%s leaves nothing of them in storage, nor of the customer that was chosen', (_, end) => {
  store.dispatch(rememberRecord(quotation));
  store.dispatch(customerSelected([{ lastname: 'Benedetti' }]));
  expect(sessionStorage.getItem(key)).toContain('Benedetti');
  expect(sessionStorage.getItem('selectedDataArray')).toContain('Benedetti');
  end();
  expect(recentRecords()).toEqual([]);
  expect(selectCustomer(store.getState())).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Benedetti');
});

test.each([
  ['another user', 'staff', {}],
  ['a member of staff with the same ids', 'admin', { login_type: '4' }],
] as const)(
  'a tab that is reopened in the session of %s has no record and no customer',
  (_, visitor, changes) => {
    store.dispatch(rememberRecord(quotation));
    sessionStorage.setItem('selectedDataArray', '[{"lastname":"Benedetti"}]');
    closePage();
    signInAs(visitor);
    for (const [name, value] of Object.entries(changes)) localStorage.setItem(name, value);
    open();
    expect(recentRecords()).toEqual([]);
    expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Benedetti');
  },
);

test('a customer that another program has stored stays for the present user', () => {
  sessionStorage.clear();
  sessionStorage.setItem('selectedDataArray', '[{"lastname":"Benedetti"}]');
  open();
  expect(sessionStorage.getItem('selectedDataArray')).toBe('[{"lastname":"Benedetti"}]');
  store.dispatch(signedOut('admin'));
  expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
});

test('without a session, a title or a path of this site no record is added', () => {
  store.dispatch(rememberRecord({ ...quotation, title: ' ' }));
  store.dispatch(rememberRecord({ ...quotation, path: 'https://elsewhere.example/' }));
  store.dispatch(signedOut('admin'));
  store.dispatch(rememberRecord(quotation));
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each(['', 'x', 'null', '[]', '{"records":[]}', '"records"'])(
  'the stored text %p is read as no records',
  (text) => {
    sessionStorage.setItem(key, text);
    open();
    expect(recentRecords()).toEqual([]);
  },
);

test('of malformed records the readable ones are shown', () => {
  const records = [null, 1, {}, { title: 5, path: '/' }, { title: 'x', path: '//evil' }, quotation];
  sessionStorage.setItem(key, JSON.stringify(records));
  open();
  expect(recentRecords()).toEqual([quotation]);
});

test('a screen adds its record when its title is known', () => {
  const { rerender } = renderHook(({ title }: { title: string | undefined }) => useRecentRecord(title), {
    initialProps: { title: undefined as string | undefined },
    wrapper: Wrapper,
  });
  expect(recentRecords()).toEqual([]);
  rerender({ title: quotation.title });
  expect(recentRecords()).toEqual([quotation]);
});

test('a screen removes a record that the server does not have', () => {
  const other = { title: 'Company 12', path: '/edit_companies/12' };
  store.dispatch(rememberRecord(quotation));
  store.dispatch(rememberRecord(other));
  renderHook(() => useRecentRecord(undefined, true), {
    wrapper: Wrapper,
  });
  expect(recentRecords()).toEqual([other]);
});
