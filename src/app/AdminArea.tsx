import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { DraftsContext } from '@/components/drafts/draftsContext';
import { runtimeConfig } from '@/api/runtime';
import { RequireAdmin } from '@/session/guards';
import { AdminShell } from './shell/AdminShell';
import { adminDrafts } from './drafts';
import { store } from './store';

/** Every admin screen: guard first, then the store and the shell around it. */
export function AdminArea(): ReactElement {
  return (
    <RequireAdmin product={runtimeConfig().product}>
      <Provider store={store}>
        <AdminShell>
          <DraftsContext value={adminDrafts}>
            <Outlet />
          </DraftsContext>
        </AdminShell>
      </Provider>
    </RequireAdmin>
  );
}
