import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
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
  // One link and no more.
  links: [{ label: 'Client User Log In', to: linkTo('/Client_user_BDX_Login') }],
} as const;

/** The login pages: `home` is for who is signed in already. */
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
  // From here a forgotten password or login id is recovered.
  client: {
    ...carrierLogin,
    links: [
      { label: 'Forgot Password', to: linkTo('/client_user_BDX_forgotpassword') },
      { label: 'Forgot Login Id', to: linkTo('/client_user_BDX_forgotloginid') },
    ],
  },
} as const;

/** The screen that an expired session left, for the same user only; the state is the browser's, so it is not trusted. */
function leftScreen(state: unknown, user: string | undefined): string | undefined {
  const owner = own(state, 'user');
  return owner !== '' && owner !== undefined && owner === user ? safePath(own(state, 'from')) : undefined;
}

const notices = {
  passwordChanged: 'Your password has been changed. Log in with the new one.',
  loginIdSent: 'Your login id has been sent to you.',
} as const;

/** The message that another page left in the history entry. */
function noticeOf(state: unknown): string | undefined {
  const notice = own(state, 'notice');
  return notice === 'passwordChanged' || notice === 'loginIdSent' ? notices[notice] : undefined;
}

interface AreaLoginProps {
  login: keyof typeof logins;
  frame: ComponentType<{ children: ReactNode }>;
}

/**
 * One of the login pages. It redirects a user who is signed in already or signs in from another tab; its own form
 * redirects elsewhere.
 */
export function AreaLogin(props: AreaLoginProps): ReactElement {
  const { area, heading, home, afterLogin, links } = logins[props.login];
  const { frame: Frame } = props;
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const accounts = useAppSelector(selectDemoAccounts);
  const store = useAppStore();
  const user = useAppSelector((state) => selectUser(state, area));
  /** Whether this page's own form signs in, or has just done so. */
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

  if (user !== undefined && !isOwn) return <Navigate to={leftScreen(state, user) ?? home} replace />;
  return (
    <Frame>
      <LoginPage
        heading={heading}
        links={links}
        notice={noticeOf(state)}
        accounts={accounts.filter((account) => account.area === area)}
        signIn={send}
        onSignedIn={() => {
          const signedIn = selectUser(store.getState(), area);
          void navigate(leftScreen(state, signedIn) ?? afterLogin, { replace: true });
        }}
      />
    </Frame>
  );
}
