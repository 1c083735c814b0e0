import type { ComponentType, ReactElement } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { PageHeader } from '@/components/ui/PageHeader';
import { linkTo } from '@/paths';
import { HomeCards } from './HomeCards';
import { LateSections } from './LateSections';

async function loadSections(): Promise<ComponentType> {
  const part = await import(/* webpackChunkName: "home-sections" */ './CarrierSections');
  return part.CarrierSections;
}

/** BDXCAR-09, Q-029: the home of carriers and client BDX users, with the same cards. */
export function CarrierHomePage(): ReactElement {
  return (
    <>
      <PageHeader
        heading="Dashboard"
        breadcrumbs={[{ label: 'Home', to: linkTo('/client_user_BDX_home') }]}
      />
      <HomeCards />
      {runtimeConfig().homeLists === 'on' && <LateSections load={loadSections} />}
    </>
  );
}
