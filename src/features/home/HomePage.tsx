import type { ComponentType, ReactElement } from 'react';
import { PageHeader } from '@/components/ui/PageHeader';
import { HomeCards } from './HomeCards';
import { LateSections } from './LateSections';

async function loadSections(): Promise<ComponentType> {
  const part = await import(/* webpackChunkName: "home-sections" */ './AdminSections');
  return part.AdminSections;
}

/** DASH-01: the administration's home. */
export function HomePage(): ReactElement {
  return (
    <>
      <PageHeader heading="Dashboard" />
      <HomeCards />
      <LateSections load={loadSections} />
    </>
  );
}
