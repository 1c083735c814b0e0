import { partnersApi } from '@/api/partners';
import type { CallRequest } from '@/api/request';
import { sessionApi } from '@/api/session';
import type { Id } from '@/domain/records/scalars';
import { failureOfStatus, isCallFailure } from '@/domain/saving/failure';
import type { AppThunk } from '@/redux';
import { isStaff, type SessionArea } from './sessionRules';
import { sessionRefused } from './sessionSlice';

/** Reads a record from the server again, although the store has it. */
const readAgain = { forceRefetch: true, subscribe: false } as const;

/** Sends the call that reads the person who is signed in to an area, unless `call` is that call. */
function readPerson(
  area: SessionArea,
  call: Pick<CallRequest, 'path' | 'body'>,
): AppThunk<Promise<{ readonly error?: unknown }>> {
  return async (dispatch, getState) => {
    const { admin, bdx } = getState().session;
    const isThisCall = (path: string, id: Id): boolean =>
      call.path === path && String(call.body['id']) === String(id);
    if (area === 'bdx') {
      const { carrierId } = bdx.session ?? {};
      if (carrierId === undefined || isThisCall('/editcarrier', carrierId)) return {};
      return dispatch(partnersApi.endpoints.editCarrier.initiate(carrierId, readAgain));
    }
    if (!admin.session) return {};
    const { clientId, userId } = admin.session;
    if (isStaff(admin.session)) {
      if (isThisCall('/editclientuser', userId)) return {};
      return dispatch(sessionApi.endpoints.editClientUser.initiate(userId, readAgain));
    }
    if (isThisCall('/editclient', clientId)) return {};
    return dispatch(sessionApi.endpoints.editClient.initiate(clientId, readAgain));
  };
}

/**
 * Whether the server refuses the token of an area, after its response 401, 419 or 440 to a call: it refuses to read the
 * signed-in person as well. Otherwise it does not allow that call to this user, and the session continues. Several calls
 * that are refused together share one read.
 */
export function isTokenRefused(
  area: SessionArea,
  call: Pick<CallRequest, 'path' | 'body'>,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { error } = await dispatch(readPerson(area, call));
    return isCallFailure(error) && failureOfStatus(error.status ?? 0) === 'signedOut';
  };
}

/** The server refused a token: ends the session that has it. Meanwhile there may be another session, or a new token. */
export function tokenRefused(area: SessionArea, token: string | undefined): AppThunk {
  return (dispatch, getState) => {
    if (getState().session[area].session?.token === token) dispatch(sessionRefused(area));
  };
}
