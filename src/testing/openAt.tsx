import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { legacyApi } from '@/api/legacyApi';
import { App } from '@/app/App';
import { createAppRouter } from '@/app/routes';
import { startProduct } from '@/app/start';
import { store } from '@/app/store';
import { forgetLists } from '@/components/listState';
import { tokenUntil } from './tokens';
import './server';

export type Visitor = 'admin' | 'staff' | 'carrier' | 'nobody';

const hourMs = 3_600_000;

/** The sign-ins of the mocked world: its accounts' ids. */
const signIns: Readonly<Record<Visitor, Readonly<Record<string, string>>>> = {
  admin: { user_id: '1', client_id: '1', login_type: '1', Client_Type: '1' },
  staff: { user_id: '2', client_id: '1', login_type: '4', Client_Type: '1' },
  carrier: { client_BDX_client_id: '1', client_BDX_company_id: '1' },
  nobody: {},
};

let stop: (() => void) | undefined;

/** Ends what `openAt` started, as closing the tab would. */
export function closeProduct(): void {
  cleanup();
  stop?.();
  stop = undefined;
  store.dispatch(legacyApi.util.resetApiState());
  forgetLists();
}

afterEach(closeProduct);

/** Puts a visitor's sign-in into storage, as a page loaded earlier would have left it. */
export function signInAs(visitor: Visitor, token = tokenUntil(Date.now() + hourMs)): void {
  for (const [key, value] of Object.entries(signIns[visitor])) localStorage.setItem(key, value);
  if (visitor === 'carrier') localStorage.setItem('client_user_BDX_token', token);
  else if (visitor !== 'nobody') localStorage.setItem('user_token', token);
}

/** Opens the product at a URL, signed in as an administrator unless said otherwise, and gives the person at it. */
export function openAt(url: string, { as = 'admin' }: { as?: Visitor } = {}): UserEvent {
  closeProduct();
  signInAs(as);
  window.history.replaceState(null, '', url);
  const user = userEvent.setup();
  stop = startProduct();
  render(<App router={createAppRouter()} />);
  return user;
}
