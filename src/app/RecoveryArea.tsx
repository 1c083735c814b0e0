import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useRecoveryEnd } from '@/features/recovery/recovery';
import { PublicFrame } from './shell/PublicFrame';
import { store } from './store';

/** Wraps every recovery screen. Leaving them removes all state of the recovery. */
export function RecoveryArea(): ReactElement {
  useRecoveryEnd();
  return (
    <Provider store={store}>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </Provider>
  );
}
