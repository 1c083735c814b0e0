import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { bordereauApi } from '@/api/bordereau';
import { partnersApi } from '@/api/partners';
import { sessionApi, type Credentials } from '@/api/session';
import { Sealed } from '@/domain/secret';
import { deriveDraftKey, keepDraftKey } from './draftKeys';
import {
  currentSessions,
  rememberCarrierClient,
  startAdminSession,
  startCarrierSession,
  type AdminSession,
} from './session';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

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
  const lookUp = partnersApi.endpoints.editCarrier.initiate(answer.user_id, { subscribe: false });
  const { data } = await dispatch(lookUp);
  // Meanwhile somebody else may have signed in.
  if (data && currentSessions().bdx?.token === session.token) rememberCarrierClient(data.client_id);
}
