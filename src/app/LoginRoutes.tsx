import { useRef, useState, type ReactElement } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { CardLink } from '@/components/form/CardForm';
import { safePath } from '@/domain/access/menu';
import { LoginPage } from '@/features/auth/LoginPage';
import type { LoginValues } from '@/features/auth/loginSchema';
import { linkTo } from '@/paths';
import { signedInUser, userOf } from '@/session/session';
import { useSessions } from '@/session/useSession';
import { demoAccountsFor } from './demoAccounts';
import { preloadSignIn, signInToAdmin, signInToBdx } from './signIn';
import { PublicFrame } from './shell/PublicFrame';

/** The screen that an expired session left, for the same user only; the state is the browser's, so it is not trusted. */
function leftScreen(state: unknown, user: string | undefined): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state) || !('user' in state))
    return undefined;
  const isSameUser = state.user !== '' && state.user === user;
  return isSameUser ? safePath(state.from) : undefined;
}

const notices = {
  passwordChanged: 'Your password has been changed. Log in with the new one.',
  loginIdSent: 'Your login id has been sent to you.',
  newVersion: 'A newer version was installed. Log in to go on.',
} as const;

/** What a recovery that ended here, or the page's own reload, has to say. */
function noticeOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  const { notice } = state;
  const known = notice === 'passwordChanged' || notice === 'loginIdSent' || notice === 'newVersion';
  return known ? notices[notice] : undefined;
}

/**
 * Asks for what signing in needs. When a newer version was installed, the page reloads: nothing is lost on it. The
 * notice in the browser's history entry outlives the reload and keeps the page from reloading again and again.
 */
function useBegin(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const isReloading = useRef(false);
  async function reloadOnce(): Promise<void> {
    const state: unknown = location.state;
    if (isReloading.current || noticeOf(state) === notices.newVersion) return;
    isReloading.current = true;
    const kept = typeof state === 'object' ? state : undefined;
    await navigate(location, { replace: true, state: { ...kept, notice: 'newVersion' } });
    window.location.reload();
  }
  return () => preloadSignIn(() => void reloadOnce());
}

interface OwnSignIn {
  /** Whether this page's own form signs in, or has just done so. */
  readonly isOwn: boolean;
  readonly signIn: (values: LoginValues) => Promise<void>;
}

/** A login page redirects a user who is signed in already or signs in from another tab; its own form redirects elsewhere. */
function useOwnSignIn(send: (values: LoginValues) => Promise<void>): OwnSignIn {
  const [isOwn, setOwn] = useState(false);
  async function signIn(values: LoginValues): Promise<void> {
    setOwn(true);
    try {
      await send(values);
    } catch (error) {
      setOwn(false);
      throw error;
    }
  }
  return { isOwn, signIn };
}

/** `/{product}_admin`: LOGIN-01 to LOGIN-12. */
export function AdminLoginRoute(): ReactElement {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const begin = useBegin();
  const { admin } = useSessions();
  const { isOwn, signIn } = useOwnSignIn(signInToAdmin);
  if (admin && !isOwn) {
    return <Navigate to={leftScreen(state, userOf(admin)) ?? linkTo('/user_admin_home')} replace />;
  }
  return (
    <PublicFrame>
      <LoginPage
        heading="User Log In"
        links={[
          { label: 'Forgot Password', to: linkTo('/user_admin_forgotpassword') },
          { label: 'Forgot Login Id', to: linkTo('/user_admin_forgotloginid') },
        ]}
        notice={noticeOf(state)}
        accounts={demoAccountsFor('admin')}
        signIn={signIn}
        onBegin={begin}
        onSignedIn={() =>
          void navigate(leftScreen(state, signedInUser('admin')) ?? linkTo('/user_admin_countries'), {
            replace: true,
          })
        }
      />
    </PublicFrame>
  );
}

function BdxLogin({ links }: { links: readonly CardLink[] }): ReactElement {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const begin = useBegin();
  const { bdx } = useSessions();
  const { isOwn, signIn } = useOwnSignIn(signInToBdx);
  if (bdx && !isOwn) {
    return <Navigate to={leftScreen(state, userOf(bdx)) ?? linkTo('/client_user_BDX_home')} replace />;
  }
  return (
    <PublicFrame>
      <LoginPage
        heading="BDX Users Log In"
        links={links}
        notice={noticeOf(state)}
        accounts={demoAccountsFor('bdx')}
        signIn={signIn}
        onBegin={begin}
        onSignedIn={() =>
          void navigate(leftScreen(state, signedInUser('bdx')) ?? linkTo('/client_user_BDX_filerecived'), {
            replace: true,
          })
        }
      />
    </PublicFrame>
  );
}

/** BDXCAR-01 to BDXCAR-05; one link and no more. */
export function CarrierLoginRoute(): ReactElement {
  return <BdxLogin links={[{ label: 'Client User Log In', to: linkTo('/Client_user_BDX_Login') }]} />;
}

/** The client login, from which a forgotten password or login id is recovered. */
export function ClientBdxLoginRoute(): ReactElement {
  return (
    <BdxLogin
      links={[
        { label: 'Forgot Password', to: linkTo('/client_user_BDX_forgotpassword') },
        { label: 'Forgot Login Id', to: linkTo('/client_user_BDX_forgotloginid') },
      ]}
    />
  );
}
