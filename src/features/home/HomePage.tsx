import type { ReactElement } from 'react';
import { PageHeader } from '@/components/ui/PageHeader';
import { HomeCards } from './HomeCards';

/** DASH-01: the administration's home. */
export function HomePage(): ReactElement {
  return (
    <>
      <PageHeader heading="Dashboard" />
      <HomeCards />
    </>
  );
}
