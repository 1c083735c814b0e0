import { useSyncExternalStore } from 'react';
import { currentSessions, isStaff, onSessionChange, type AdminSession, type CarrierSession } from './session';

interface SignedInUser extends AdminSession {
  readonly isStaff: boolean;
}

const signedOut: AdminSession = { token: '', userId: '', clientId: '', loginType: '', clientType: '' };
const noCarrier: CarrierSession = { token: '', clientId: '', carrierId: '' };

export function useSessions(): ReturnType<typeof currentSessions> {
  return useSyncExternalStore(onSessionChange, currentSessions);
}

/** The signed-in administrator or staff member; for screens inside the admin guard. */
export function useSession(): SignedInUser {
  const session = useSessions().admin ?? signedOut;
  return { ...session, isStaff: isStaff(session) };
}

/** The signed-in carrier or client BDX user; for screens inside the BDX guard. */
export function useCarrierSession(): CarrierSession {
  return useSessions().bdx ?? noCarrier;
}
