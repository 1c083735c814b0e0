import { lazy, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DraftsContext } from '@/components/drafts/draftsContext';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { StaleCheckContext } from '@/components/actions/staleWrite/staleCheckContext';
import { WithReceipt } from '@/components/feedback/receipt/WithReceipt';
import { PageToolsContext } from '@/components/ui/pageTools';
import { runtimeConfig } from '@/api/runtime';
import { RequireAdmin } from '@/session/guards';
import { AdminShell } from './shell/AdminShell';
import { RecordSteps } from './shell/recordSteps/RecordSteps';
import { useDrafts } from '@/app/start/drafts';

const PrintReceiptButton = lazy(async () => ({
  default: (await import('@/features/binders/payment/PrintReceiptButton')).PrintReceiptButton,
}));

const recordSteps = (
  <ErrorBoundary frame={() => null}>
    <RecordSteps />
  </ErrorBoundary>
);

/** Every admin screen: guard first, then the shell around it. */
export function AdminArea(): ReactElement {
  const getDrafts = useDrafts('admin');
  const { pathname } = useLocation();
  return (
    <RequireAdmin product={runtimeConfig().product}>
      <DialogsProvider pathname={pathname}>
        <AdminShell>
          <DraftsContext value={getDrafts}>
            <StaleCheckContext value={runtimeConfig().staleWriteCheck === 'on'}>
              <PageToolsContext value={recordSteps}>
                <WithReceipt printButton={PrintReceiptButton}>
                  <Outlet />
                </WithReceipt>
              </PageToolsContext>
            </StaleCheckContext>
          </DraftsContext>
        </AdminShell>
      </DialogsProvider>
    </RequireAdmin>
  );
}
