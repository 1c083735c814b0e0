import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnconfirmed } from '@/domain/saving/failure';
import { CardForm } from '../CardForm';
import { CardInput } from '../CardInput';
import { useSendForm } from '../useSendForm';
import { forgetRecovery, useRecovery, useRecoveryUrls, type Recovery } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { passwordSchema } from './recoverySchemas';
import { recoveryCalls, useRecoveryCall } from './useRecoveryCall';

/** RECOV-15 to RECOV-18: the new password, twice. */
export function PasswordChangePage(): ReactElement | null {
  const recovery = useRecovery(true);
  return recovery ? <PasswordStep recovery={recovery} /> : null;
}

/** A change whose answer was lost may have been made all the same. */
function changeFailureText(error: unknown): string {
  const text = recoveryFailureText(error);
  return isUnconfirmed(error)
    ? `${text} The change is not confirmed: the new password may hold already.`
    : text;
}

/** The passwords are the form's own state and go with it. The server decides whether they match (RECOV-26). */
function PasswordStep({ recovery }: { recovery: Recovery }): ReactElement {
  const navigate = useNavigate();
  const places = useRecoveryUrls();
  const send = useRecoveryCall(places.area);
  const form = useSendForm({
    initialValues: { newpassword: '', password: '' },
    validationSchema: passwordSchema,
    failureText: changeFailureText,
    send: ({ newpassword, password }) =>
      send(recoveryCalls.clientUserForgotPasswordChange, { id: recovery.id, newpassword, password }),
    onDone() {
      forgetRecovery();
      void navigate(places.login, { replace: true, state: { notice: 'passwordChanged' } });
    },
  });

  return (
    <CardForm
      form={form}
      heading="Password Change"
      submit="Submit"
      links={[{ label: 'Cancel', to: places.login }]}
    >
      <CardInput name="newpassword" label="New Password" type="password" autoComplete="new-password" />
      <CardInput name="password" label="Confirm Password" type="password" autoComplete="new-password" />
    </CardForm>
  );
}
