export type Account = 'admin' | 'staff' | 'carrier' | 'bdxuser';

interface SignIn {
  readonly username: string;
  readonly password: string;
  /** Whether the account comes from the environment; otherwise it is the one of the mock server. */
  readonly isGiven: boolean;
}

/** An account from the environment (`PORTAL_ADMIN_USER`, `PORTAL_ADMIN_PASSWORD`), else the one of the mock server. */
function signIn(account: Account, ownPassword: string): SignIn {
  const {
    [`PORTAL_${account.toUpperCase()}_USER`]: username,
    [`PORTAL_${account.toUpperCase()}_PASSWORD`]: password,
  } = process.env;
  if (username && password) return { username, password, isGiven: true };
  return { username: account, password: ownPassword, isGiven: false };
}

/** The credentials of the accounts of the journeys. */
export const accounts: Readonly<Record<Account, SignIn>> = {
  admin: signIn('admin', 'admin123'),
  staff: signIn('staff', 'staff123'),
  carrier: signIn('carrier', 'carrier123'),
  bdxuser: signIn('bdxuser', 'bdx123'),
};
