import type { ReactElement } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './DemoAccounts.module.css';

/** An account of the mock server. */
export interface LoginAccount {
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/** Sample accounts below the login form of a build with the mock server. */
export function DemoAccounts({
  accounts,
  onFillIn,
}: {
  accounts: readonly LoginAccount[];
  onFillIn: (account: LoginAccount) => void;
}): ReactElement {
  return (
    <table className={styles.accounts}>
      <caption className={styles.caption}>Demo accounts of this build</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Secret</th>
          <th scope="col">Role</th>
          <th scope="col">
            <span className="visually-hidden">Fill in</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.username}>
            <td>
              <code>{account.username}</code>
            </td>
            <td>
              <code>{account.password}</code>
            </td>
            <td>{account.role}</td>
            <td className={styles.action}>
              <Button
                size="small"
                aria-label={`Fill in ${account.username}`}
                onClick={() => onFillIn(account)}
              >
                Fill in
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
