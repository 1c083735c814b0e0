import type { ReactElement } from 'react';
import { useViewClientUserQuery } from '@/api/clientUsers';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { useInitialRecord } from '@/components/form/useInitialRecord';
import { idFromRoute, sameId } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { userName } from './userColumns';
import { BoardSkeleton } from './BoardSkeleton';
import { PermissionEditor } from './PermissionEditor';
import { useStoredBoard } from './useStoredBoard';
import styles from './permissions.module.css';

/**
 * Assigns menu items to a client user, to be read, written or administered. Waits until menu and permissions
 * are loaded.
 */
export function PermissionsPage(): ReactElement {
  const { uid: segment = '' } = useRouteParams<'uid'>();
  const uid = idFromRoute(segment);
  const { clientId } = useSession();
  const { key, values, failed } = useInitialRecord(useStoredBoard(uid));
  // The screen also works without the user's name.
  const user = useViewClientUserQuery(clientId).data?.find(({ id }) => sameId(id, uid));
  const name = user && (userName(user) || user.username);
  return (
    <>
      <PageHeader
        heading="Permissions"
        breadcrumbs={[{ label: 'Users', to: linkTo('/user_admin_users') }, { label: 'Permissions' }]}
      />
      <div className={styles.page}>
        <div className={styles.whose}>
          {name && (
            <h2>
              <bdi translate="no">{name}</bdi>
            </h2>
          )}
        </div>
        {failed && (
          <div className={styles.failed}>
            <InlineError text="Could not load" onRetry={failed.refetch} error={failed.error} />
          </div>
        )}
        {values && <PermissionEditor key={key} uid={uid} name={name} stored={values} />}
        {!failed && !values && <BoardSkeleton />}
      </div>
    </>
  );
}
