import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { ContinueSections } from './ContinueSections';
import { useMenus } from '@/session/useMenus';
import { useSession } from '@/session/useSession';
import { NeedsAttention } from './NeedsAttention';
import styles from './homeSections.module.css';
import note from './NoMenuNote.module.css';

/** Staff see only the menu entries that an administrator has given to them. */
function NoMenuNote(): ReactNode {
  const { isStaff } = useSession();
  const { data } = useMenus();
  if (!isStaff || data?.length !== 0) return null;
  return (
    <p className={note.noMenu}>
      No menu entry was given to you. A client administrator can give them under Permissions.
    </p>
  );
}

/** What the home page of the administration shows below its cards. */
export function AdminSections(): ReactNode {
  return (
    <>
      <NoMenuNote />
      <div className={styles.parts}>
        {runtimeConfig().homeLists === 'on' && <NeedsAttention />}
        <ContinueSections />
      </div>
    </>
  );
}
