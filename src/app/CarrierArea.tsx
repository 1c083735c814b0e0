import { type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DraftsContext } from '@/components/drafts/draftsContext';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { WithReceipt } from '@/components/feedback/receipt/WithReceipt';
import { StaleCheckContext } from '@/components/actions/staleWrite/staleCheckContext';
import { runtimeConfig } from '@/api/runtime';
import { RequireCarrier } from '@/session/guards';
import { CarrierShell } from './shell/CarrierShell';
import { useDrafts } from '@/app/start/drafts';

/** Every carrier and client BDX screen: guard first, then the shell around it. */
export function CarrierArea(): ReactElement {
  const getDrafts = useDrafts('bdx');
  const { pathname } = useLocation();
  return (
    <RequireCarrier>
      <DialogsProvider pathname={pathname}>
        <CarrierShell>
          <DraftsContext value={getDrafts}>
            <StaleCheckContext value={runtimeConfig().staleWriteCheck === 'on'}>
              <WithReceipt>
                <Outlet />
              </WithReceipt>
            </StaleCheckContext>
          </DraftsContext>
        </CarrierShell>
      </DialogsProvider>
    </RequireCarrier>
  );
}
