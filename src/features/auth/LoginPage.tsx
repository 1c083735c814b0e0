import { useId, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { FieldFrame } from '@/components/FieldFrame';
import { Icon } from '@/components/Icon';
import { PageHeading } from '@/components/PageHeading';
import { DemoAccounts, type LoginAccount } from './DemoAccounts';
import { useLogin, type LoginValues } from './useLogin';
import control from '@/components/fields/control.module.css';
import styles from './LoginPage.module.css';

export interface LoginPageProps {
  heading: 'User Log In' | 'BDX Users Log In';
  links: readonly { readonly label: string; readonly to: string }[];
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

interface LoginFieldProps {
  label: string;
  type: 'text' | 'password';
  autoComplete: 'username' | 'current-password';
  value: string;
  error: string | undefined;
  control: React.RefObject<HTMLInputElement | null>;
  onChange(value: string): void;
}

function LoginField({
  label,
  error,
  control: input,
  onChange,
  ...attributes
}: LoginFieldProps): ReactElement {
  return (
    <FieldFrame id={useId()} label={label} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          {...attributes}
          ref={input}
          required
          className={control.box}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** LOGIN-01 to LOGIN-06, BDXCAR-01, BDXCAR-03: the form that all three login pages share. */
export function LoginPage(props: LoginPageProps): ReactElement {
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' });
  const [missing, setMissing] = useState<Missing>({});
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const login = useLogin(props.signIn, () => {
    setValues({ username: '', password: '' });
    props.onSignedIn();
  });

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
    else void login.submit(values);
  }

  return (
    <>
      <Card>
        <PageHeading>{props.heading}</PageHeading>
        <form
          className={styles.form}
          noValidate
          aria-label={props.heading}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <LoginField
            label="Username"
            type="text"
            autoComplete="username"
            value={values.username}
            error={missing.username}
            control={username}
            onChange={(text) => change({ username: text })}
          />
          <LoginField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={values.password}
            error={missing.password}
            control={password}
            onChange={(text) => change({ password: text })}
          />
          {login.failure?.isAlert && (
            <p role="alert" className={styles.alert}>
              <Icon name="error" />
              <span>{login.failure.text}</span>
            </p>
          )}
          {login.failure && !login.failure.isAlert && (
            <p className={styles.last}>{`Last attempt: ${login.failure.text}`}</p>
          )}
          <Button type="submit" variant="primary" busy={login.isBusy}>
            Log In
          </Button>
        </form>
        <ul className={styles.links}>
          {props.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Card>
      {props.accounts.length > 0 && (
        <DemoAccounts
          accounts={props.accounts}
          onFillIn={(account) => {
            change({ username: account.username, password: account.password });
            username.current?.form?.querySelector('button')?.focus();
          }}
        />
      )}
    </>
  );
}
