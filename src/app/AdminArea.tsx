import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { DraftsContext } from '@/components/drafts/draftsContext';
import { SentActionsContext } from '@/components/feedback/sentActionsContext';
import { StaleCheckContext } from '@/components/feedback/staleWrite/staleCheckContext';
import { WithReceipt } from '@/components/feedback/receipt/WithReceipt';
import { PageToolsContext } from '@/components/ui/pageTools';
import { runtimeConfig } from '@/api/runtime';
import { RequireAdmin } from '@/session/guards';
import { AdminShell } from './shell/AdminShell';
import { RecordStepsSlot } from '@/app/shell/recordSteps/RecordStepsSlot';
import { draftsLoader } from '@/app/start/drafts';
import { sentActionsLoader } from '@/app/start/sentActions';
import { store } from './store';

/** Every admin screen: guard first, then the store and the shell around it. */
export function AdminArea(): ReactElement {
  const [loadSentActions] = useState(() => sentActionsLoader('admin'));
  return (
    <RequireAdmin product={runtimeConfig().product}>
      <Provider store={store}>
        <AdminShell>
          <DraftsContext value={draftsLoader('admin')}>
            <SentActionsContext value={loadSentActions}>
              <StaleCheckContext value={runtimeConfig().staleWriteCheck === 'on'}>
                <PageToolsContext value={<RecordStepsSlot />}>
                  <WithReceipt>
                    <Outlet />
                  </WithReceipt>
                </PageToolsContext>
              </StaleCheckContext>
            </SentActionsContext>
          </DraftsContext>
        </AdminShell>
      </Provider>
    </RequireAdmin>
  );
}
