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
        <Sections />
      </ErrorBoundary>
    </>
  );
}

/** Their code is loaded after the cards are shown. A retry after a failure loads it again. */
function Sections(): ReactElement {
  const [AdminSections] = useState(() =>
    lazy(async () => ({
      default: (await import(/* webpackChunkName: "home-sections" */ './AdminSections')).AdminSections,
    })),
  );
  return (
    <Suspense>
      <AdminSections />
    </Suspense>
  );
}
