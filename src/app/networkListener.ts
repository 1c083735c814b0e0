import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { legacyApi } from '@/api/legacyApi';
import { networkReported } from '@/components/ui/shellSlice';
import { isCallFailure } from '@/domain/saving/failure';
import type { AppStartListening } from '@/redux';

/** What the end of a call shows about the network: any HTTP response proves that there is one. */
function reportOf(action: UnknownAction): 'online' | 'offline' | undefined {
  if (!action.type.startsWith(`${legacyApi.reducerPath}/`)) return undefined;
  if (isFulfilled(action)) return 'online';
  if (!isRejectedWithValue(action) || !isCallFailure(action.payload)) return undefined;
  if (action.payload.status !== undefined) return 'online';
  return action.payload.kind === 'unreachable' && !navigator.onLine ? 'offline' : undefined;
}

/** `navigator.onLine` may be false although the server can be reached, for example with a VPN. */
export function addNetworkListener(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => reportOf(action) !== undefined,
    effect: (action, { dispatch, getState }) => {
      const report = reportOf(action);
      if (report && getState().shell.isOffline !== (report === 'offline')) dispatch(networkReported(report));
    },
  });
}
