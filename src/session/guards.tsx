import { Fragment, useEffect, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { adminLoginPath, linkTo } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/redux';
import { checkSessions } from './sessionListeners';
import { endedByItself, userKey, type Absence } from './sessionRules';
import { selectSessions } from './sessionSlice';

/** For the login page: why the session ended, the URL to return to, and the user for whom that is offered. */
interface ResumeState {
  readonly notice: 'sessionExpired' | 'sessionRefused';
  readonly from: string;
  readonly user: string;
}

function useCheckOnNavigation(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(checkSessions());
  }, [pathname, dispatch]);
}

function adminTarget(absence: Absence, product: string): string {
  return absence === 'missing' ? linkTo('/') : adminLoginPath(product);
}

function resumeState(
  absence: Absence,
  { pathname, search }: Location,
  user: string | undefined,
): ResumeState | null {
  if (!endedByItself(absence)) return null;
  const notice = absence === 'refused' ? 'sessionRefused' : 'sessionExpired';
  return { notice, from: pathname + search, user: user ?? '' };
}

/**
 * Shows the admin screens to a live session only. Without a session it redirects to the entrance; after a session has
 * expired or ended, to the admin login.
 */
export function RequireAdmin({ product, children }: { product: string; children: ReactNode }): ReactElement {
  const { session, absence, expiredUser } = useAppSelector(selectSessions).admin;
  const here = useLocation();
  useCheckOnNavigation();
  // The key mounts the screens anew for another user.
  if (session) return <Fragment key={userKey(session)}>{children}</Fragment>;
  const resume = resumeState(absence, here, expiredUser);
  return <Navigate to={adminTarget(absence, product)} replace state={resume} />;
}

/** The same for the carrier and client BDX screens. */
export function RequireCarrier({ children }: { children: ReactNode }): ReactElement {
  const { session, absence, expiredUser } = useAppSelector(selectSessions).bdx;
  const here = useLocation();
  useCheckOnNavigation();
  if (session) return <Fragment key={userKey(session)}>{children}</Fragment>;
  const login = linkTo(absence === 'missing' ? '/Client_user_BDX_Login' : '/BDX_Login');
  return <Navigate to={login} replace state={resumeState(absence, here, expiredUser)} />;
}
