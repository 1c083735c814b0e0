import { useEffect, useState, type ReactElement } from 'react';
import { CardForm } from '../CardForm';
import { CardInput } from '../CardInput';
import { useSendForm } from '../useSendForm';
import type { RecoveryTarget } from '@/domain/records/recovery';
import { ChannelStep } from './ChannelStep';
import { forgetRecovery, useHasTimedOut, useRecoveryUrls } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { loginIdSchema } from './recoverySchemas';
import { recoveryCalls, useRecoveryCall } from './useRecoveryCall';

/** Step one: the login id, then the channel for the code. State of an earlier recovery is removed. */
export function ForgotPasswordPage(): ReactElement {
  const [account, setAccount] = useState<{ username: string; target: RecoveryTarget }>();
  useEffect(forgetRecovery, []);
  if (account) return <ChannelStep {...account} />;
  return <LoginIdStep onFound={(username, target) => setAccount({ username, target })} />;
}

function LoginIdStep({
  onFound,
}: {
  onFound: (username: string, target: RecoveryTarget) => void;
}): ReactElement {
  const urls = useRecoveryUrls();
  const send = useRecoveryCall(urls.area);
  const hasTimedOut = useHasTimedOut();
  const form = useSendForm({
    initialValues: { username: '' },
    validationSchema: loginIdSchema,
    failureText: recoveryFailureText,
    send: ({ username }) => send(recoveryCalls.clientUsertForgetValidate, { username }),
    onDone: (target, { username }) => onFound(username, target),
  });

  return (
    <CardForm
      form={form}
      heading="Forgot Password"
      intro={
        hasTimedOut ? (
          <p role="status">More than ten minutes have passed. Please begin again.</p>
        ) : (
          'Enter your login id. You will be sent a code.'
        )
      }
      submit="Submit"
      links={[
        { label: 'Forgot Username', to: urls.forgotLoginId },
        { label: 'Cancel', to: urls.login },
      ]}
    >
      <CardInput name="username" label="Login Id" type="text" autoComplete="username" />
    </CardForm>
  );
}
