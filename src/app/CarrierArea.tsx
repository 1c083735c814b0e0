import { useState, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DraftsContext } from '@/components/drafts/draftsContext';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { SentActionsContext } from '@/components/feedback/sentActionsContext';
import { WithReceipt } from '@/components/feedback/receipt/WithReceipt';
import { StaleCheckContext } from '@/components/feedback/staleWrite/staleCheckContext';
import { runtimeConfig } from '@/api/runtime';
import { RequireCarrier } from '@/session/guards';
import { CarrierShell } from './shell/CarrierShell';
import { draftsFor } from '@/app/start/drafts';
import { sentActionsFor } from '@/app/start/sentActions';

/** Every carrier and client BDX screen: guard first, then the shell around it. */
export function CarrierArea(): ReactElement {
  const [getSentActions] = useState(() => sentActionsFor('bdx'));
  const { pathname } = useLocation();
  return (
    <RequireCarrier>
      <DialogsProvider pathname={pathname}>
        <CarrierShell>
          <DraftsContext value={draftsFor('bdx')}>
            <SentActionsContext value={getSentActions}>
              <StaleCheckContext value={runtimeConfig().staleWriteCheck === 'on'}>
                <WithReceipt>
                  <Outlet />
                </WithReceipt>
              </StaleCheckContext>
            </SentActionsContext>
          </DraftsContext>
        </CarrierShell>
      </DialogsProvider>
    </RequireCarrier>
  );
}
