import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { safePath } from '@/domain/access/safePath';
import { own } from '@/domain/values/objects';
import { linkTo } from '@/paths';
import { selectDemoAccounts } from '@/components/ui/shellSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/redux';
import { selectUser } from '@/session/sessionSlice';
import { signIn } from '@/session/signIn';
import { LoginPage } from './LoginPage';
import type { LoginValues } from './loginSchema';

const carrierLogin = {
  area: 'bdx',
  heading: 'BDX Users Log In',
  home: linkTo('/client_user_BDX_home'),
  afterLogin: linkTo('/client_user_BDX_filerecived'),
  // The carrier login has no other link.
  links: [{ label: 'Client User Log In', to: linkTo('/Client_user_BDX_Login') }],
} as const;

/** The login pages; `home` is the redirect of a user who is already signed in. */
const logins = {
  admin: {
    area: 'admin',
    heading: 'User Log In',
    home: linkTo('/user_admin_home'),
    afterLogin: linkTo('/user_admin_countries'),
    links: [
      { label: 'Forgot Password', to: linkTo('/user_admin_forgotpassword') },
      { label: 'Forgot Login Id', to: linkTo('/user_admin_forgotloginid') },
    ],
  },
  carrier: carrierLogin,
  // Only this login links to the recovery of a password or a login id.
  client: {
    ...carrierLogin,
    links: [
      { label: 'Forgot Password', to: linkTo('/client_user_BDX_forgotpassword') },
      { label: 'Forgot Login Id', to: linkTo('/client_user_BDX_forgotloginid') },
    ],
  },
} as const;

/**
 * The screen from which an expired session led to the login, if the same user signs in again. The state comes
 * from the browser, so it is validated.
 */
function returnPath(state: unknown, user: string | undefined): string | undefined {
  const owner = own(state, 'user');
  return owner !== '' && owner !== undefined && owner === user ? safePath(own(state, 'from')) : undefined;
}

/** The message that the previous page passed in the location's state. */
function noticeText(state: unknown): string | undefined {
  const unsavedWork = runtimeConfig().drafts === 'off' ? '' : ' Your unsaved work is still there.';
  switch (own(state, 'notice')) {
    case 'passwordChanged':
      return 'Your password has been changed. Log in with the new one.';
    case 'loginIdSent':
      return 'Your login id has been sent to you.';
    case 'sessionExpired':
      return `Your session has expired. Log in to continue.${unsavedWork}`;
    case 'sessionRefused':
      return `The server ended your session. Log in to continue.${unsavedWork}`;
    default:
      return undefined;
  }
}

/** The message of the previous page. It is shown until this page is left, and not again after a reload. */
function useNotice(): string | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const [text] = useState(() => noticeText(state));
  const isInHistory = own(state, 'notice') !== undefined;
  useEffect(() => {
    if (!isInHistory) return;
    const { user, from } = { user: own(state, 'user'), from: own(state, 'from') };
    void navigate({ search: location.search, hash: location.hash }, { replace: true, state: { user, from } });
  }, [isInHistory, location, navigate, state]);
  return text;
}

interface AreaLoginProps {
  login: keyof typeof logins;
  frame: ComponentType<{ children: ReactNode }>;
}

/**
 * One of the login pages. It redirects a user who is already signed in, or who signs in in another tab; the
 * page's own form redirects by itself.
 */
export function AreaLogin(props: AreaLoginProps): ReactElement {
  const { area, heading, home, afterLogin, links } = logins[props.login];
  const { frame: Frame } = props;
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const notice = useNotice();
  const dispatch = useAppDispatch();
  const accounts = useAppSelector(selectDemoAccounts);
  const store = useAppStore();
  const user = useAppSelector((state) => selectUser(state, area));
  /** Whether this page's own form is signing in, or has just done so. */
  const [isOwn, setOwn] = useState(false);

  async function send(values: LoginValues): Promise<void> {
    setOwn(true);
    try {
      await dispatch(signIn(area, values));
    } catch (error) {
      setOwn(false);
      throw error;
    }
  }

  if (user !== undefined && !isOwn) return <Navigate to={returnPath(state, user) ?? home} replace />;
  return (
    <Frame>
      <LoginPage
        heading={heading}
        links={links}
        notice={notice}
        accounts={accounts.filter((account) => account.area === area)}
        signIn={send}
        onSignedIn={() => {
          const signedIn = selectUser(store.getState(), area);
          void navigate(returnPath(state, signedIn) ?? afterLogin, { replace: true });
        }}
      />
    </Frame>
  );
}
