import { Fragment, useEffect, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { adminLoginPath, linkTo } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/redux';
import { checkSessions } from './sessionListeners';
import { userOf, type Absence } from './sessionRules';
import { selectSessions } from './sessionSlice';

/** Where to return after signing in again, and for whom. */
interface ResumeState {
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
  return absence === 'expired' ? { from: pathname + search, user: user ?? '' } : null;
}

/**
 * Lets the admin screens through to a live session only. Without one: the entrance; after one has run out or ended:
 * the admin login (GUARD-01, GUARD-07, Q-006).
 */
export function RequireAdmin({ product, children }: { product: string; children: ReactNode }): ReactElement {
  const { session, absence, expiredUser } = useAppSelector(selectSessions).admin;
  const here = useLocation();
  useCheckOnNavigation();
  // Another user's screens start afresh.
  if (session) return <Fragment key={userOf(session)}>{children}</Fragment>;
  const resume = resumeState(absence, here, expiredUser);
  return <Navigate to={adminTarget(absence, product)} replace state={resume} />;
}

/** The same for the carrier and client BDX screens (GUARD-03, GUARD-08, Q-007). */
export function RequireCarrier({ children }: { children: ReactNode }): ReactElement {
  const { session, absence, expiredUser } = useAppSelector(selectSessions).bdx;
  const here = useLocation();
  useCheckOnNavigation();
  if (session) return <Fragment key={userOf(session)}>{children}</Fragment>;
  const login = linkTo(absence === 'missing' ? '/Client_user_BDX_Login' : '/BDX_Login');
  return <Navigate to={login} replace state={resumeState(absence, here, expiredUser)} />;
}
