import { useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnconfirmed } from '@/domain/failure';
import { CardForm } from '@/components/form/CardForm';
import { CardInput } from '@/components/form/CardInput';
import { useAttempt } from '@/components/feedback/useAttempt';
import { forgetRecovery, useRecovery, useRecoveryPlaces, type Recovery } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { useRecoveryCalls } from './useRecoveryCalls';

/** RECOV-15 to RECOV-18: the new password, twice. */
export function PasswordChangePage(): ReactElement | null {
  const recovery = useRecovery(true);
  return recovery ? <PasswordStep recovery={recovery} /> : null;
}

const blank = { newpassword: '', password: '' };

type Passwords = typeof blank;
type Missing = Partial<Passwords>;

function missingIn({ newpassword, password }: Passwords): Missing {
  return {
    ...(newpassword === '' && { newpassword: 'Enter a new password.' }),
    ...(password === '' && { password: 'Enter the new password once more.' }),
  };
}

/** A change whose answer was lost may have been made all the same. */
function changeFailureText(error: unknown): string {
  const text = recoveryFailureText(error);
  return isUnconfirmed(error)
    ? `${text} The change is not confirmed: the new password may hold already.`
    : text;
}

/** The passwords are this component's own state and go with it. The server decides whether they match (RECOV-26). */
function PasswordStep({ recovery }: { recovery: Recovery }): ReactElement {
  const navigate = useNavigate();
  const places = useRecoveryPlaces();
  const calls = useRecoveryCalls(places.area);
  const attempt = useAttempt(changeFailureText);
  const [values, setValues] = useState(blank);
  const [missing, setMissing] = useState<Missing>({});
  const newpassword = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  function change(part: Partial<Passwords>): void {
    attempt.forgetFailure();
    const next = { ...values, ...part };
    const still = missingIn(next);
    setValues(next);
    setMissing((shown) => ({
      ...(shown.newpassword && still.newpassword && { newpassword: still.newpassword }),
      ...(shown.password && still.password && { password: still.password }),
    }));
  }

  function submit(): void {
    const found = missingIn(values);
    setMissing(found);
    if (found.newpassword) newpassword.current?.focus();
    else if (found.password) password.current?.focus();
    else
      void attempt.run(
        () => calls.changePassword(recovery.id, values.newpassword, values.password),
        () => {
          setValues(blank);
          forgetRecovery();
          void navigate(places.login, { replace: true, state: { notice: 'passwordChanged' } });
        },
      );
  }

  return (
    <CardForm
      heading="Password Change"
      submit="Submit"
      isBusy={attempt.isBusy}
      onSubmit={submit}
      failure={attempt.failure}
      links={[{ label: 'Cancel', to: places.login }]}
    >
      <CardInput
        label="New Password"
        type="password"
        autoComplete="new-password"
        value={values.newpassword}
        error={missing.newpassword}
        control={newpassword}
        onChange={(text) => change({ newpassword: text })}
      />
      <CardInput
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        value={values.password}
        error={missing.password}
        control={password}
        onChange={(text) => change({ password: text })}
      />
    </CardForm>
  );
}
