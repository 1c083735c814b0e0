import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { Skeleton } from '@/components/ui/Skeleton';
import { linkTo } from '@/paths';
import { useKeysHelp } from '../keys/useKeysHelp';
import { useHelpLink } from '../useHelpLink';
import { useLogout } from '../useLogout';
import styles from './UserMenu.module.css';

/**
 * The greeting is the button's name; undefined while it is being loaded. After Logout the guard redirects to
 * the admin login.
 */
export function UserMenu({ greeting }: { greeting: string | undefined }): ReactElement {
  const logOut = useLogout('admin');
  const keys = useKeysHelp('admin');
  const help = useHelpLink();
  return (
    <>
      <Menu
        className={styles.button}
        items={[
          { label: 'Setting', to: linkTo('/User_Admin_Setting') },
          { label: 'Keys', onSelect: keys.open },
          { label: 'Help', ...help },
          { label: 'Logout', onSelect: () => void logOut() },
        ]}
      >
        <span className={styles.picture}>
          <Icon name="user" />
        </span>
        {greeting === undefined ? (
          <>
            <span className="visually-hidden">User menu</span>
            <Skeleton width="112px" />
          </>
        ) : (
          <bdi className={styles.greeting} title={greeting}>
            {greeting}
          </bdi>
        )}
        <Icon name="chevronDown" />
      </Menu>
      {keys.dialog}
    </>
  );
}
