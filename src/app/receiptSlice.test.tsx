import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  actionBegun,
  receiptClosed,
  screenOpened,
  selectReceipt,
  useShowReceipt,
  type ActionReceipt,
} from '@/components/feedback/receipt/receiptSlice';
import { signedOut } from '@/session/sessionSlice';
import { signInAs } from '@/testing/harness/signIns';
import { openPage } from './openPage.fixture';
import type { AppStore } from './store';

const paid: ActionReceipt = {
  before: '$50 received for',
  name: 'POL-2026-0015',
  after: '',
  to: '/user_admin_view_binder_policies/1013/551',
  next: { label: 'Payments', to: '/user_admin_policy_binder' },
  print: { id: 1013, paymentId: 77 },
};
const saved: ActionReceipt = { before: 'Country', name: 'Norway', after: 'saved' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/user_admin_home');
  signInAs('admin');
});

/** Begins an action; returns the function that shows its receipt, as a component has it that began it. */
function begin(store: AppStore): (receipt: ActionReceipt) => void {
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <Provider store={store}>{children}</Provider>
  );
  const show = renderHook(useShowReceipt, { wrapper }).result.current;
  act(() => void store.dispatch(actionBegun()));
  return (receipt) => act(() => show(receipt));
}

const shown = (store: AppStore): ActionReceipt | undefined => selectReceipt(store.getState());

test('the receipt of an older action does not replace a newer one', () => {
  const store = openPage();
  const showPaid = begin(store);
  const showSaved = begin(store);
  showSaved(saved);
  showPaid(paid);
  expect(shown(store)).toBe(saved);
});

test('the receipts of two actions are shown one after the other', () => {
  const store = openPage();
  const showPaid = begin(store);
  const showSaved = begin(store);
  showPaid(paid);
  expect(shown(store)).toBe(paid);
  showSaved(saved);
  expect(shown(store)).toBe(saved);
});

test('a receipt is not shown to the next user', () => {
  const store = openPage();
  const showPaid = begin(store);
  store.dispatch(signedOut('admin'));
  showPaid(paid);
  expect(shown(store)).toBeUndefined();
});

test.each<[shownAt: string, opened: readonly string[], isShown: boolean]>([
  ['/user_admin_edit_countries/401', ['/user_admin_countries', '/user_admin_state'], true],
  ['/user_admin_edit_countries/401', ['/user_admin_countries', '/user_admin_users'], false],
  ['/edit_intakeform_user_admin_policy/1/551', ['/user_admin_home', '/user_admin_view_policies/1/551'], true],
  ['/edit_intakeform_user_admin_policy/1/551', ['/user_admin_home', '/user_admin_intakecategory/'], false],
  ['/user_admin_home', ['/user_admin_home', '/user_admin_carrier'], true],
  ['/user_admin_home', ['/user_admin_carrier', '/user_admin_bdx_review'], false],
  ['/user_admin_carrier', ['/User_Admin_Setting'], false],
])('a receipt that was shown at %s, after opening %j: %s', (shownAt, opened, isShown) => {
  const store = openPage();
  store.dispatch(screenOpened(shownAt));
  begin(store)(saved);
  for (const pathname of opened) store.dispatch(screenOpened(pathname));
  expect(shown(store) === saved).toBe(isShown);
});

test('a receipt is shown again after a reload, until it is closed', () => {
  const store = openPage();
  begin(store)(paid);
  const reloaded = openPage();
  expect(shown(reloaded)).toEqual(paid);
  reloaded.dispatch(receiptClosed());
  expect(shown(openPage())).toBeUndefined();
});

test('after a reload no receipt is shown to another user, nor in the area of the carriers', () => {
  begin(openPage())(paid);
  window.history.replaceState(null, '', '/client_user_BDX_home');
  expect(shown(openPage())).toBeUndefined();
  window.history.replaceState(null, '', '/user_admin_home');
  signInAs('staff');
  expect(shown(openPage())).toBeUndefined();
  expect(sessionStorage.getItem('portal_receipt')).toBeNull();
});

test.each([
  ['no JSON', '{"before":', undefined],
  ['a text', '"paid"', undefined],
  ['no text before the name', '{"name":"POL-1","after":""}', undefined],
  [
    'a link to another site, and no payment',
    '{"before":"Paid","name":7,"after":null,"to":"//evil.test","next":{"label":"Go","to":"https://evil.test"},"print":{"id":{},"paymentId":""}}',
    { before: 'Paid', name: '7', after: '' },
  ],
])('a stored receipt that is malformed: %s', (_case, stored, receipt) => {
  begin(openPage())(saved);
  sessionStorage.setItem('portal_receipt', stored);
  expect(shown(openPage())).toEqual(receipt);
});
