import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { bordereauApi } from '@/api/bordereau';
import { partnersApi } from '@/api/partners';
import { sessionApi, type Credentials } from '@/api/session';
import { Sealed } from '@/domain/text/secret';
import { deriveDraftKey, keepDraftKey } from './drafts/draftKeys';
import {
  currentSessions,
  rememberCarrierClient,
  signedInUser,
  userOf,
  type AdminSession,
  type CarrierSession,
  type SessionArea,
} from './session';
import { renewSession, startAdminSession, startCarrierSession } from './startSession';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** With which names users signed in on this page, in memory only, under what `userOf` names them. */
const usernames = new Map<string, string>();

/** The name with which the present user of an area signed in; undefined after a reload, and in another tab. */
export function signedInName(area: SessionArea): string | undefined {
  return usernames.get(signedInUser(area) ?? '');
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
  const user = signedInUser(area);
  const next = await (area === 'admin' ? adminSession(dispatch, sealed) : carrierSession(dispatch, sealed));
  if (userOf(next) !== user || !renewSession(area, user, next.token)) throw new OtherUserError();
  usernames.set(user, credentials.username);
  // The session goes on under its key, which is the same one unless the password has changed.
  await keepDraftKey(area, user, draftKey);
}

async function adminSession(dispatch: Dispatch, credentials: Sealed<Credentials>): Promise<AdminSession> {
  const login = sessionApi.endpoints.commonLogin.initiate(credentials, { track: false });
  const answer = await dispatch(login).unwrap();
  return {
    token: answer.token.reveal(),
    userId: answer.user_id,
    clientId: answer.client_id,
    loginType: String(answer.login_type),
    clientType: answer.Client_Type,
  };
}

/** The answer does not name the client company. */
async function carrierSession(dispatch: Dispatch, credentials: Sealed<Credentials>): Promise<CarrierSession> {
  const login = bordereauApi.endpoints.carrierLogin.initiate(credentials, { track: false });
  const answer = await dispatch(login).unwrap();
  return { token: answer.token.reveal(), carrierId: answer.user_id, clientId: '' };
}

/** Signs an administrator or staff member in; rejects with the call's failure. */
export async function signInAdmin(dispatch: Dispatch, credentials: Credentials): Promise<AdminSession> {
  const draftKey = deriveDraftKey('admin', credentials);
  const session = await adminSession(dispatch, new Sealed(credentials));
  await keepDraftKey('admin', userOf(session), draftKey);
  startAdminSession(session);
  usernames.set(userOf(session), credentials.username);
  return session;
}

/**
 * Signs a carrier or client BDX user in. The carrier's record gives the client company; when it can't be read the
 * sign-in holds all the same and the lists offer Retry.
 */
export async function signInCarrier(dispatch: Dispatch, credentials: Credentials): Promise<void> {
  const draftKey = deriveDraftKey('bdx', credentials);
  const session = await carrierSession(dispatch, new Sealed(credentials));
  await keepDraftKey('bdx', userOf(session), draftKey);
  startCarrierSession(session);
  usernames.set(userOf(session), credentials.username);
  const lookUp = partnersApi.endpoints.editCarrier.initiate(session.carrierId, { subscribe: false });
  const { data } = await dispatch(lookUp);
  // Meanwhile somebody else may have signed in.
  if (data && currentSessions().bdx?.token === session.token) rememberCarrierClient(data.client_id);
}
