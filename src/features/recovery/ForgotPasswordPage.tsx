import { useEffect, useRef, useState, type ReactElement } from 'react';
import { CardForm } from '@/components/form/CardForm';
import { CardInput } from '@/components/form/CardInput';
import { useAttempt } from '@/components/feedback/useAttempt';
import type { RecoveryTarget } from '@/domain/records/recovery';
import { ChannelStep } from './ChannelStep';
import { forgetRecovery, useHasTimedOut, useRecoveryPlaces } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { useRecoveryCalls } from './useRecoveryCalls';

/** RECOV-01 to RECOV-06: who it is, then where the code shall go. Whatever an earlier recovery left is forgotten. */
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
  const places = useRecoveryPlaces();
  const calls = useRecoveryCalls(places.area);
  const attempt = useAttempt(recoveryFailureText);
  const hasTimedOut = useHasTimedOut();
  const [username, setUsername] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    setIsMissing(username === '');
    if (username === '') input.current?.focus();
    else
      void attempt.run(
        () => calls.findAccount(username),
        (target) => onFound(username, target),
      );
  }

  return (
    <CardForm
      heading="Forgot Password"
      intro={
        hasTimedOut ? (
          <p role="status">More than ten minutes have passed. Please begin again.</p>
        ) : (
          'Enter your login id. You will be sent a code.'
        )
      }
      submit="Submit"
      isBusy={attempt.isBusy}
      onSubmit={submit}
      failure={attempt.failure}
      links={[
        { label: 'Forgot Username', to: places.forgotLoginId },
        { label: 'Cancel', to: places.login },
      ]}
    >
      <CardInput
        label="Login Id"
        type="text"
        autoComplete="username"
        value={username}
        error={isMissing ? 'Enter your login id.' : undefined}
        control={input}
        onChange={(text) => {
          attempt.forgetFailure();
          setUsername(text);
          if (text !== '') setIsMissing(false);
        }}
      />
    </CardForm>
  );
}
