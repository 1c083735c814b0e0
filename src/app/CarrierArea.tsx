import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { DraftsContext } from '@/components/drafts/draftsContext';
import { SentActionsContext } from '@/components/feedback/sentActionsContext';
import { WithReceipt } from '@/components/feedback/receipt/WithReceipt';
import { StaleCheckContext } from '@/components/feedback/staleWrite/staleCheckContext';
import { runtimeConfig } from '@/api/runtime';
import { RequireCarrier } from '@/session/guards';
import { CarrierShell } from './shell/CarrierShell';
import { draftsLoader } from '@/app/start/drafts';
import { sentActionsLoader } from '@/app/start/sentActions';
import { store } from './store';

/** Every carrier and client BDX screen: guard first, then the store and the shell around it. */
export function CarrierArea(): ReactElement {
  const [loadSentActions] = useState(() => sentActionsLoader('bdx'));
  return (
    <RequireCarrier>
      <Provider store={store}>
        <CarrierShell>
          <DraftsContext value={draftsLoader('bdx')}>
            <SentActionsContext value={loadSentActions}>
              <StaleCheckContext value={runtimeConfig().staleWriteCheck === 'on'}>
                <WithReceipt>
                  <Outlet />
                </WithReceipt>
              </StaleCheckContext>
            </SentActionsContext>
          </DraftsContext>
        </CarrierShell>
      </Provider>
    </RequireCarrier>
  );
}
