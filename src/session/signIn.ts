import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { bordereauApi } from '@/api/bordereau';
import { partnersApi } from '@/api/partners';
import { sessionApi, type Credentials } from '@/api/session';
import { Sealed } from '@/domain/secret';
import { deriveDraftKey, draftOwner, keepDraftKey } from './draftKeys';
import {
  currentSessions,
  rememberCarrierClient,
  renewSession,
  startAdminSession,
  startCarrierSession,
  type AdminSession,
  type SessionArea,
} from './session';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** With which name somebody signed in on this page, in memory only. */
const usernames = new Map<SessionArea, string>();

/** The name with which the user of an area signed in; undefined after a reload. */
export function signedInName(area: SessionArea): string | undefined {
  return usernames.get(area);
}

/** Somebody else's name and password were given, or the session to be renewed has ended meanwhile. */
export class OtherUserError extends Error {}

/**
 * Signs the same user in again, in place: nothing but the token changes, so that the page stays as it is. Rejects with the
 * call's failure, or with `OtherUserError`; the session that is there stays as it is then.
 */
export async function signInAgain(
  dispatch: Dispatch,
  area: SessionArea,
  credentials: Credentials,
): Promise<void> {
  const draftKey = deriveDraftKey(area, credentials);
  const sealed = new Sealed(credentials);
  const before = currentSessions();
  const user = before[area] && draftOwner(before, area);
  let token: string;
  let next: Parameters<typeof draftOwner>[0];
  if (area === 'admin') {
    const login = sessionApi.endpoints.commonLogin.initiate(sealed, { track: false });
    const answer = await dispatch(login).unwrap();
    token = answer.token.reveal();
    const { user_id: userId, client_id: clientId } = answer;
    next = { admin: { token, userId, clientId, loginType: '', clientType: '' }, bdx: undefined };
  } else {
    const login = bordereauApi.endpoints.carrierLogin.initiate(sealed, { track: false });
    const answer = await dispatch(login).unwrap();
    token = answer.token.reveal();
    next = { admin: undefined, bdx: { token, carrierId: answer.user_id, clientId: '' } };
  }
  const isSame = (owner: string | undefined): boolean => user !== undefined && owner === user;
  if (!isSame(draftOwner(next, area)) || !isSame(draftOwner(currentSessions(), area))) {
    throw new OtherUserError();
  }
  await keepDraftKey(area, next, draftKey);
  renewSession(area, token);
  usernames.set(area, credentials.username);
}

/** Signs an administrator or staff member in; rejects with the call's failure. */
export async function signInAdmin(dispatch: Dispatch, credentials: Credentials): Promise<AdminSession> {
  const draftKey = deriveDraftKey('admin', credentials);
  const login = sessionApi.endpoints.commonLogin.initiate(new Sealed(credentials), { track: false });
  const answer = await dispatch(login).unwrap();
  const session: AdminSession = {
    token: answer.token.reveal(),
    userId: answer.user_id,
    clientId: answer.client_id,
    loginType: String(answer.login_type),
    clientType: answer.Client_Type,
  };
  await keepDraftKey('admin', { admin: session, bdx: undefined }, draftKey);
  startAdminSession(session);
  usernames.set('admin', credentials.username);
  return session;
}

/**
 * Signs a carrier or client BDX user in. The carrier's record gives the client company; when it can't be read the
 * sign-in holds all the same and the lists offer Retry.
 */
export async function signInCarrier(dispatch: Dispatch, credentials: Credentials): Promise<void> {
  const draftKey = deriveDraftKey('bdx', credentials);
  const login = bordereauApi.endpoints.carrierLogin.initiate(new Sealed(credentials), { track: false });
  const answer = await dispatch(login).unwrap();
  const session = { token: answer.token.reveal(), carrierId: answer.user_id, clientId: '' };
  await keepDraftKey('bdx', { admin: undefined, bdx: session }, draftKey);
  startCarrierSession(session);
  usernames.set('bdx', credentials.username);
  const lookUp = partnersApi.endpoints.editCarrier.initiate(answer.user_id, { subscribe: false });
  const { data } = await dispatch(lookUp);
  // Meanwhile somebody else may have signed in.
  if (data && currentSessions().bdx?.token === session.token) rememberCarrierClient(data.client_id);
}
