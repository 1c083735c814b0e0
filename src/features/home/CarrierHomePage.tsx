import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { PageHeader } from '@/components/ui/PageHeader';
import { linkTo } from '@/paths';
import { HomeCards } from './HomeCards';

/** BDXCAR-09, Q-029: the home of carriers and client BDX users, with the same cards. */
export function CarrierHomePage(): ReactElement {
  return (
    <>
      <PageHeader
        heading="Dashboard"
        breadcrumbs={[{ label: 'Home', to: linkTo('/client_user_BDX_home') }]}
      />
      <HomeCards />
      <ErrorBoundary>
        <Sections />
      </ErrorBoundary>
    </>
  );
}

/** Their code is loaded after the cards are shown. A retry after a failure loads it again. */
function Sections(): ReactElement {
  const [CarrierSections] = useState(() =>
    lazy(async () => ({
      default: (await import(/* webpackChunkName: "home-sections" */ './CarrierSections')).CarrierSections,
    })),
  );
  return (
    <Suspense>
      <CarrierSections />
    </Suspense>
  );
}
