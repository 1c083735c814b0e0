import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { PageHeader } from '@/components/ui/PageHeader';
import { HomeCards } from './HomeCards';

/** DASH-01: the administration's home. */
export function HomePage(): ReactElement {
  return (
    <>
      <PageHeader heading="Dashboard" />
      <HomeCards />
      <ErrorBoundary>
        <Desk />
      </ErrorBoundary>
    </>
  );
}

/** Its code is loaded after the cards are shown. A retry after a failure loads it again. */
function Desk(): ReactElement {
  const [HomeDesk] = useState(() => lazy(async () => ({ default: (await import('./HomeDesk')).HomeDesk })));
  return (
    <Suspense>
      <HomeDesk />
    </Suspense>
  );
}
