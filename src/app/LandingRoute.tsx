import type { ReactElement } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { LandingPage } from '@/features/auth/LandingPage';
import { PublicFrame } from './shell/PublicFrame';

export function LandingRoute(): ReactElement {
  return (
    <PublicFrame>
      <LandingPage product={runtimeConfig().product} />
    </PublicFrame>
  );
}
