import { useRef, useState, type ReactElement } from 'react';
import { CardForm, type CardLink } from '@/components/form/CardForm';
import { CardInput } from '@/components/form/CardInput';
import { useAttempt } from '@/components/feedback/useAttempt';
import { DemoAccounts, type LoginAccount } from './DemoAccounts';
import { loginFailureText } from './loginFailure';

/** What a person signs in with. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

export interface LoginPageProps {
  heading: 'User Log In' | 'BDX Users Log In';
  links: readonly CardLink[];
  /** What the person has just done elsewhere. */
  notice?: string | undefined;
  /** Accounts to try, in mocked builds only. */
  accounts: readonly LoginAccount[];
  signIn(values: LoginValues): Promise<void>;
  /** The first sign that somebody is going to sign in: what that needs may be fetched now. */
  onBegin(): void;
  onSignedIn(): void;
}

type Missing = Partial<Record<keyof LoginValues, string>>;

function missingIn({ username, password }: LoginValues): Missing {
  return {
    ...(username === '' && { username: 'Enter your username.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

/** LOGIN-01 to LOGIN-06, BDXCAR-01, BDXCAR-03: the form that all three login pages share. */
export function LoginPage(props: LoginPageProps): ReactElement {
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' });
  const [missing, setMissing] = useState<Missing>({});
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const login = useAttempt(loginFailureText);

  function change(part: Partial<LoginValues>): void {
    props.onBegin();
    login.forgetFailure();
    const next = { ...values, ...part };
    setValues(next);
    // A message goes when its field is filled; none comes before the next press.
    const still = missingIn(next);
    setMissing((shown) => ({
      ...(shown.username && still.username && { username: still.username }),
      ...(shown.password && still.password && { password: still.password }),
    }));
  }

  function submit(): void {
    const found = missingIn(values);
    setMissing(found);
    if (found.username) username.current?.focus();
    else if (found.password) password.current?.focus();
    else
      void login.run(
        () => props.signIn(values),
        () => {
          setValues({ username: '', password: '' });
          props.onSignedIn();
        },
      );
  }

  return (
    <>
      <CardForm
        heading={props.heading}
        intro={props.notice && <p role="status">{props.notice}</p>}
        submit="Log In"
        isBusy={login.isBusy}
        onSubmit={submit}
        failure={login.failure}
        links={props.links}
      >
        <CardInput
          label="Username"
          type="text"
          autoComplete="username"
          value={values.username}
          error={missing.username}
          control={username}
          onChange={(text) => change({ username: text })}
        />
        <CardInput
          label="Password"
          type="password"
          autoComplete="current-password"
          value={values.password}
          error={missing.password}
          control={password}
          onChange={(text) => change({ password: text })}
        />
      </CardForm>
      {props.accounts.length > 0 && (
        <DemoAccounts
          accounts={props.accounts}
          onFillIn={(account) => {
            change({ username: account.username, password: account.password });
            username.current?.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          }}
        />
      )}
    </>
  );
}
