import { bordereauApi } from '@/api/bordereau';
import { partnersApi } from '@/api/partners';
import { sessionApi, type Credentials } from '@/api/session';
import { Sealed } from '@/domain/text/secret';
import type { AppThunk } from '@/redux';
import { deriveDraftKey, storeDraftKey } from './drafts/draftKeys';
import { rememberCarrierClient, renewSession } from './sessionListeners';
import { userKey, type AreaSession, type SessionArea } from './sessionRules';
import { selectUser, sessionStarted, usernameEntered } from './sessionSlice';

/** The name and password belong to another user, or the session to renew has ended meanwhile. */
export class OtherUserError extends Error {}

/** Sends the login request of an area; rejects with the failure of the call. */
function logIn(area: SessionArea, credentials: Sealed<Credentials>): AppThunk<Promise<AreaSession>> {
  return async (dispatch) => {
    if (area === 'admin') {
      const login = sessionApi.endpoints.commonLogin.initiate(credentials, { track: false });
      const response = await dispatch(login).unwrap();
      const ids = { userId: response.user_id, clientId: response.client_id };
      const types = { loginType: String(response.login_type), clientType: response.Client_Type };
      return { area, session: { token: response.token.reveal(), ...ids, ...types } };
    }
    const login = bordereauApi.endpoints.carrierLogin.initiate(credentials, { track: false });
    const response = await dispatch(login).unwrap();
    // The response does not contain the client company.
    return { area, session: { token: response.token.reveal(), carrierId: response.user_id, clientId: '' } };
  };
}

/**
 * Signs the same user in again: only the token changes, so that the page stays as it is. Rejects with the failure of the
 * call or with `OtherUserError`, and then changes nothing.
 */
export function signInAgain(area: SessionArea, credentials: Credentials): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const draftKey = deriveDraftKey(area, credentials);
    const user = selectUser(getState(), area);
    const { session } = await dispatch(logIn(area, new Sealed(credentials)));
    if (userKey(session) !== user || !dispatch(renewSession(area, user, session.token)))
      throw new OtherUserError();
    dispatch(usernameEntered({ user, username: credentials.username }));
    // The key is the same as before, unless the password has changed.
    await dispatch(storeDraftKey(area, user, draftKey));
  };
}

/**
 * Signs a user in to an area; rejects with the failure of the call. For a carrier or client BDX user it also reads the
 * client company; when that fails, the user is signed in all the same and the lists offer Retry.
 */
export function signIn(area: SessionArea, credentials: Credentials): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const draftKey = deriveDraftKey(area, credentials);
    const next = await dispatch(logIn(area, new Sealed(credentials)));
    const user = userKey(next.session);
    await dispatch(storeDraftKey(area, user, draftKey));
    dispatch(sessionStarted(next));
    dispatch(usernameEntered({ user, username: credentials.username }));
    if (next.area === 'admin') return;
    const { carrierId, token } = next.session;
    const { data } = await dispatch(
      partnersApi.endpoints.editCarrier.initiate(carrierId, { subscribe: false }),
    );
    // Another user may have signed in meanwhile.
    if (data && getState().session.bdx.session?.token === token)
      dispatch(rememberCarrierClient(data.client_id));
  };
}
