import type { ReactElement, ReactNode } from 'react';
import { NotFoundMessage, notFoundHeading } from '@/components/ui/NotFoundMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import { sameId } from '@/domain/records/ids';
import { useSession } from '@/session/useSession';
import styles from './RequireOwnClient.module.css';

/** a screen whose URL names the signed-in client; with any other client there is no such page. */
export function RequireOwnClient({
  client,
  children,
}: {
  client: string;
  children: ReactNode;
}): ReactElement {
  const { clientId } = useSession();
  if (sameId(client, clientId)) return <>{children}</>;
  return (
    <>
      <PageHeader heading={notFoundHeading} />
      <div className={styles.body}>
        <NotFoundMessage />
      </div>
    </>
  );
}
