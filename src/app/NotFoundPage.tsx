import type { ReactElement } from 'react';
import { Card } from '@/components/ui/Card';
import { NotFoundMessage, notFoundHeading } from '@/components/ui/NotFoundMessage';
import { PageHeading } from '@/components/ui/PageHeading';
import { PublicFrame } from './shell/PublicFrame';
import styles from './messagePage.module.css';

/** Any path that no route matches: public, and without the shell. */
export function NotFoundPage(): ReactElement {
  return (
    <PublicFrame>
      <Card className={styles.message}>
        <PageHeading>{notFoundHeading}</PageHeading>
        <NotFoundMessage />
      </Card>
    </PublicFrame>
  );
}
