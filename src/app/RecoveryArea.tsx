import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { useRecoveryEnd } from '@/features/auth/recovery/recovery';
import { PublicFrame } from './shell/PublicFrame';

/** Wraps every recovery screen. Leaving them removes all state of the recovery. */
export function RecoveryArea(): ReactElement {
  useRecoveryEnd();
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
