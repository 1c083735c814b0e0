import { useState, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DraftsContext } from '@/components/drafts/draftsContext';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { SentActionsContext } from '@/components/feedback/sentActionsContext';
import { StaleCheckContext } from '@/components/feedback/staleWrite/staleCheckContext';
import { WithReceipt } from '@/components/feedback/receipt/WithReceipt';
import { PageToolsContext } from '@/components/ui/pageTools';
import { runtimeConfig } from '@/api/runtime';
import { RequireAdmin } from '@/session/guards';
import { AdminShell } from './shell/AdminShell';
import { RecordSteps } from './shell/recordSteps/RecordSteps';
import { draftsFor } from '@/app/start/drafts';
import { sentActionsFor } from '@/app/start/sentActions';

const recordSteps = (
  <ErrorBoundary frame={() => null}>
    <RecordSteps />
  </ErrorBoundary>
);

/** Every admin screen: guard first, then the shell around it. */
export function AdminArea(): ReactElement {
  const [getSentActions] = useState(() => sentActionsFor('admin'));
  const { pathname } = useLocation();
  return (
    <RequireAdmin product={runtimeConfig().product}>
      <DialogsProvider pathname={pathname}>
        <AdminShell>
          <DraftsContext value={draftsFor('admin')}>
            <SentActionsContext value={getSentActions}>
              <StaleCheckContext value={runtimeConfig().staleWriteCheck === 'on'}>
                <PageToolsContext value={recordSteps}>
                  <WithReceipt>
                    <Outlet />
                  </WithReceipt>
                </PageToolsContext>
              </StaleCheckContext>
            </SentActionsContext>
          </DraftsContext>
        </AdminShell>
      </DialogsProvider>
    </RequireAdmin>
  );
}
