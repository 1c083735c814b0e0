import type { ReactElement } from 'react';
import { useViewClientUserQuery } from '@/api/clientUsers';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { useInitialRecord } from '@/components/form/useInitialRecord';
import { idFromRoute, sameId } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { BoardSkeleton } from './BoardSkeleton';
import { PermissionEditor } from './PermissionEditor';
import { useStoredBoard } from './useStoredBoard';
import styles from './permissions.module.css';

/** PERM-01: which menu items a client user may read, write or administer. Nothing is shown before all of it has come. */
export function PermissionsPage(): ReactElement {
  const { uid: segment = '' } = useRouteParams<'uid'>();
  const uid = idFromRoute(segment);
  const { key, values, retry } = useInitialRecord(useStoredBoard(uid));
  return (
    <>
      <PageHeader
        heading="Permissions"
        breadcrumbs={[{ label: 'Users', to: linkTo('/user_admin_users') }, { label: 'Permissions' }]}
      />
      <div className={styles.page}>
        <Whose uid={uid} />
        {retry && (
          <div className={styles.failed}>
            <InlineError text="Could not load" onRetry={retry} />
          </div>
        )}
        {values && <PermissionEditor key={key} uid={uid} stored={values} />}
        {!retry && !values && <BoardSkeleton />}
      </div>
    </>
  );
}

/** The user's name, as soon as it is known; the screen works without. */
function Whose({ uid }: { uid: ReturnType<typeof idFromRoute> }): ReactElement {
  const { clientId } = useSession();
  const user = useViewClientUserQuery(clientId).data?.find(({ id }) => sameId(id, uid));
  const name = user && (`${user.firstname} ${user.lastname}`.trim() || user.username);
  return <p className={styles.whose}>{name && <bdi translate="no">{name}</bdi>}</p>;
}
