import type { Area } from '@/paths';

/** An account of the mocked world, shown under the login form of mocked builds only. */
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
