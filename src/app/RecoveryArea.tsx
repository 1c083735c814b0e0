import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useRecoveryEnd } from '@/features/recovery/recovery';
import { PublicFrame } from './shell/PublicFrame';
import { store } from './store';

/** Around every recovery screen. Whoever leaves them leaves nothing of the recovery behind. */
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
