import type { Area } from '@/paths';

/** A test account of the mock server, shown under the login form. A production build has none. */
interface DemoAccount {
  readonly area: Area;
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

let accounts: readonly DemoAccount[] = [];

export function setDemoAccounts(next: readonly DemoAccount[]): void {
  accounts = next;
}

export function demoAccountsFor(area: Area): readonly DemoAccount[] {
  return accounts.filter((account) => account.area === area);
}
