import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { useRecoveryCleanup } from '@/features/auth/recovery/recovery';
import { PublicFrame } from './shell/PublicFrame';

/** Wraps every recovery screen. When the user leaves these screens, all state of the recovery is removed. */
export function RecoveryArea(): ReactElement {
  useRecoveryCleanup();
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
