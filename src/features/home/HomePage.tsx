import type { ReactElement, ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHeader } from '@/components/ui/PageHeader';
import { linkTo } from '@/paths';
import { useMenus } from '@/navigation/useMenus';
import { useSession } from '@/session/useSession';
import { ContinueSections } from './ContinueSections';
import { HomeCards } from './HomeCards';
import { NeedsAttention } from './NeedsAttention';
import styles from './homeSections.module.css';

/** The administration's home. */
export function HomePage(): ReactElement {
  return (
    <>
      <PageHeader
        heading="Dashboard"
        action={<ButtonLink to={linkTo('/user_admin_overview')}>Overview</ButtonLink>}
      />
      <HomeCards />
      <ErrorBoundary>
        <NoMenuNote />
        <div className={styles.parts}>
          {runtimeConfig().homeLists === 'on' && <NeedsAttention />}
          <ContinueSections />
        </div>
      </ErrorBoundary>
    </>
  );
}

/**
 * For staff to whom no menu entry was assigned: they see only the entries that an administrator has given to
 * them.
 */
function NoMenuNote(): ReactNode {
  const { isStaff } = useSession();
  const { data } = useMenus();
  if (!isStaff || data?.length !== 0) return null;
  return (
    <p className={styles.noMenu}>
      No menu entry was given to you. A client administrator can give them under Permissions.
    </p>
  );
}
