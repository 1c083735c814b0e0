import { tokenUntil } from '../builders/tokens';

export type Visitor = 'admin' | 'staff' | 'carrier' | 'signedOut';

const hourMs = 3_600_000;

/** The sign-ins of the mocked world: the ids of its accounts. */
const signIns: Readonly<Record<Visitor, Readonly<Record<string, string>>>> = {
  admin: { user_id: '3', client_id: '7', login_type: '1', Client_Type: '5' },
  staff: { user_id: '12', client_id: '7', login_type: '4', Client_Type: '5' },
  carrier: { client_BDX_client_id: '31', client_BDX_company_id: '7' },
  signedOut: {},
};

/** Stores a visitor's sign-in, like a page that was loaded earlier. */
export function signInAs(visitor: Visitor, token = tokenUntil(Date.now() + hourMs)): void {
  for (const [key, value] of Object.entries(signIns[visitor])) localStorage.setItem(key, value);
  if (visitor === 'carrier') localStorage.setItem('client_user_BDX_token', token);
  else if (visitor !== 'signedOut') localStorage.setItem('user_token', token);
}

/** Stores in the tab what an earlier page of the administrator stored about people. */
export function storeInTab(key: 'selectedDataArray' | 'portal_recent_records', value: unknown): void {
  sessionStorage.setItem('portal_personal_owner', '["admin","3","7"]');
  sessionStorage.setItem(key, JSON.stringify(value));
}
