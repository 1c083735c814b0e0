import type { ReactElement } from 'react';
import { CardForm, type CardLink } from './CardForm';
import { CardInput } from './CardInput';
import { useSendForm } from './useSendForm';
import { DemoAccounts, type LoginAccount } from './DemoAccounts';
import { loginFailureText } from './loginFailureText';
import { loginSchema, type LoginValues } from './loginSchema';

export interface LoginPageProps {
  heading: 'User Log In' | 'BDX Users Log In';
  links: readonly CardLink[];
  /** A message from the previous page, such as a changed password. */
  notice?: string | undefined;
  /** Accounts of the mock server; empty in other builds. */
  accounts: readonly LoginAccount[];
  signIn(values: LoginValues): Promise<void>;
  onSignedIn(): void;
}

const blank: LoginValues = { username: '', password: '' };

/** The form that all three login pages share. */
export function LoginPage(props: LoginPageProps): ReactElement {
  const login = useSendForm({
    initialValues: blank,
    validationSchema: loginSchema,
    failureText: loginFailureText,
    send: (values) => props.signIn(values),
    onDone: () => props.onSignedIn(),
  });

  return (
    <>
      <CardForm
        form={login}
        heading={props.heading}
        intro={props.notice && <p role="status">{props.notice}</p>}
        submit="Log In"
        links={props.links}
      >
        <CardInput name="username" label="Username" type="text" autoComplete="username" />
        <CardInput name="password" label="Password" type="password" autoComplete="current-password" />
      </CardForm>
      {/* A build without the mock server does not contain the code of the table either. */}
      {process.env['APP_MOCKS'] !== 'off' && props.accounts.length > 0 && (
        <DemoAccounts
          accounts={props.accounts}
          onFillIn={(account) => {
            login.fillIn({ username: account.username, password: account.password });
            login.element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
          }}
        />
      )}
    </>
  );
}
