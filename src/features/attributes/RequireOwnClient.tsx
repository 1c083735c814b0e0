import type { ReactElement, ReactNode } from 'react';
import { NotFoundMessage, notFoundHeading } from '@/components/ui/NotFoundMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import { sameId } from '@/domain/records/ids';
import { useSession } from '@/session/useSession';
import styles from './RequireOwnClient.module.css';

/**
 * Wraps a screen with the client's id in its URL: shows the not-found page if it is not the signed-in
 * client's id.
 */
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
