import { useState } from 'react';
import { areaOf } from '@/paths';
import { useAppSelector } from '@/redux';
import { isStaff, type AdminSession, type CarrierSession } from './sessionRules';
import { selectSessions, selectUser } from './sessionSlice';

interface SignedInUser extends AdminSession {
  readonly isStaff: boolean;
}

const signedOut: AdminSession = { token: '', userId: '', clientId: '', loginType: '', clientType: '' };
const noCarrier: CarrierSession = { token: '', clientId: '', carrierId: '' };

/** The signed-in administrator or staff member; for screens inside the admin guard. */
export function useSession(): SignedInUser {
  const session = useAppSelector(selectSessions).admin.session ?? signedOut;
  return { ...session, isStaff: isStaff(session) };
}

/** The signed-in carrier or client BDX user; for screens inside the BDX guard. */
export function useCarrierSession(): CarrierSession {
  return useAppSelector(selectSessions).bdx.session ?? noCarrier;
}

/** The user of the screen, as `userKey` returns it. It does not change while the screen is mounted. */
export function useOwner(): string {
  const area = areaOf(window.location.pathname);
  const user = useAppSelector((state) => selectUser(state, area)) ?? area;
  const [owner] = useState(user);
  return owner;
}
