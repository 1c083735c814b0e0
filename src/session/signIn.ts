import { bordereauApi } from '@/api/bordereau';
import { partnersApi } from '@/api/partners';
import { sessionApi, type Credentials } from '@/api/session';
import { Sealed } from '@/domain/text/secret';
import type { AppThunk } from '@/redux';
import { deriveDraftKey, keepDraftKey } from './drafts/draftKeys';
import { rememberCarrierClient, renewSession } from './sessionListeners';
import { userOf, type AreaSession, type SessionArea } from './sessionRules';
import { selectUser, sessionStarted, usernameGiven } from './sessionSlice';

/** Somebody else's name and password were given, or the session to be renewed has ended meanwhile. */
export class OtherUserError extends Error {}

/** Sends the name and the password of an area's login; rejects with the call's failure. */
function logIn(area: SessionArea, credentials: Sealed<Credentials>): AppThunk<Promise<AreaSession>> {
  return async (dispatch) => {
    if (area === 'admin') {
      const login = sessionApi.endpoints.commonLogin.initiate(credentials, { track: false });
      const answer = await dispatch(login).unwrap();
      const ids = { userId: answer.user_id, clientId: answer.client_id };
      const types = { loginType: String(answer.login_type), clientType: answer.Client_Type };
      return { area, session: { token: answer.token.reveal(), ...ids, ...types } };
    }
    const login = bordereauApi.endpoints.carrierLogin.initiate(credentials, { track: false });
    const answer = await dispatch(login).unwrap();
    // The answer does not name the client company.
    return { area, session: { token: answer.token.reveal(), carrierId: answer.user_id, clientId: '' } };
  };
}

/**
 * Signs the same user in again, in place: nothing but the token changes, so that the page stays as it is. Rejects with the
 * call's failure, or with `OtherUserError`; the session that is there stays as it is then.
 */
export function signInAgain(area: SessionArea, credentials: Credentials): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const draftKey = deriveDraftKey(area, credentials);
    const user = selectUser(getState(), area);
    const { session } = await dispatch(logIn(area, new Sealed(credentials)));
    if (userOf(session) !== user || !dispatch(renewSession(area, user, session.token)))
      throw new OtherUserError();
    dispatch(usernameGiven({ user, username: credentials.username }));
    // The session goes on under its key, which is the same one unless the password has changed.
    await dispatch(keepDraftKey(area, user, draftKey));
  };
}

/**
 * Signs a user in to an area; rejects with the call's failure. The record of a carrier or client BDX user gives the client
 * company; when it can't be read the sign-in holds all the same and the lists offer Retry.
 */
export function signIn(area: SessionArea, credentials: Credentials): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const draftKey = deriveDraftKey(area, credentials);
    const next = await dispatch(logIn(area, new Sealed(credentials)));
    const user = userOf(next.session);
    await dispatch(keepDraftKey(area, user, draftKey));
    dispatch(sessionStarted(next));
    dispatch(usernameGiven({ user, username: credentials.username }));
    if (next.area === 'admin') return;
    const { carrierId, token } = next.session;
    const { data } = await dispatch(
      partnersApi.endpoints.editCarrier.initiate(carrierId, { subscribe: false }),
    );
    // Meanwhile somebody else may have signed in.
    if (data && getState().session.bdx.session?.token === token)
      dispatch(rememberCarrierClient(data.client_id));
  };
}
