import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { own } from '@/domain/values/objects';
import type { AppState } from '@/redux';
import type { AnySession } from '@/session/sessionRules';
import { sessionFound, sessionRenewed, sessionStarted } from '@/session/sessionSlice';

/**
 * Masks the tokens of sessions in Redux DevTools. Every other secret is sealed before it reaches the store.
 */

const mask = '***';
const hasToken = isAnyOf(sessionFound, sessionStarted, sessionRenewed);

function hasSession<State>(state: State): state is State & Pick<AppState, 'session'> {
  return own(state, 'session') !== undefined;
}

function maskedArea<Area extends { readonly session: AnySession | undefined }>(area: Area): Area {
  return area.session ? { ...area, session: { ...area.session, token: mask } } : area;
}

export function actionSanitizer<Shown extends Action>(action: Shown): Shown {
  if (!hasToken(action)) return action;
  const session = { ...action.payload.session, token: mask };
  return { ...action, payload: { ...action.payload, session } };
}

export function stateSanitizer<State>(state: State): State {
  if (!hasSession(state)) return state;
  const { admin, bdx } = state.session;
  return { ...state, session: { ...state.session, admin: maskedArea(admin), bdx: maskedArea(bdx) } };
}
