import type { ReactElement } from 'react';
import { loadPart } from '@/api/loadPart';
import { cardFailureText } from '@/components/form/cardFailureText';
import { CardForm, type CardLink } from '@/components/form/CardForm';
import { CardInput } from '@/components/form/CardInput';
import type { FormSchema } from '@/components/form/schema';
import { useCardForm } from '@/components/form/useCardForm';
import { DemoAccounts, type LoginAccount } from './DemoAccounts';

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

const failureText = cardFailureText({
  refused: 'The username or password was not accepted.',
  notAllowed: 'This account may not log in here.',
  serverError: 'The server could not log you in. Try again in a moment.',
  cancelled: 'The login was interrupted. Try again.',
});

const blank: LoginValues = { username: '', password: '' };

/** LOGIN-03: both are required; a blank may be part of either. */
export const loginSchema: FormSchema<LoginValues> = ({ filled }) => ({
  username: filled('Enter your username.'),
  password: filled('Enter your password.'),
});

/** LOGIN-01 to LOGIN-06, BDXCAR-01, BDXCAR-03: the form that all three login pages share. */
export function LoginPage(props: LoginPageProps): ReactElement {
  const login = useCardForm({
    initialValues: blank,
    schema: loginSchema,
    loadPart,
    failureText,
    send: (values) => props.signIn(values),
    onDone: () => props.onSignedIn(),
    onBegin: () => props.onBegin(),
  });

  return (
    <>
      <CardForm
        state={login}
        heading={props.heading}
        intro={props.notice && <p role="status">{props.notice}</p>}
        submit="Log In"
        links={props.links}
      >
        <CardInput field={login.field('username')} label="Username" type="text" autoComplete="username" />
        <CardInput
          field={login.field('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
        />
      </CardForm>
      {props.accounts.length > 0 && (
        <DemoAccounts
          accounts={props.accounts}
          onFillIn={(account) => {
            login.field('username').onChange(account.username);
            login.field('password').onChange(account.password);
            login.form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          }}
        />
      )}
    </>
  );
}
