import type { ReactElement } from 'react';
import { PageHead } from '@/components/ui/PageHead';
import { HomeCards } from './HomeCards';

/** DASH-01: the administration's home. */
export function HomePage(): ReactElement {
  return (
    <>
      <PageHead heading="Dashboard" />
      <HomeCards />
    </>
  );
}
