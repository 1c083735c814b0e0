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

/** The step that asks for the new password twice. */
export function PasswordChangePage(): ReactElement | null {
  const recovery = useRecovery(true);
  return recovery ? <PasswordStep recovery={recovery} /> : null;
}

/** If the response was lost, the password may have been changed. */
function changeFailureText(error: unknown): string {
  const text = recoveryFailureText(error);
  return isUnconfirmed(error)
    ? `${text} The change is not confirmed: the new password may hold already.`
    : text;
}

/** The passwords are in the form's state only. The server checks whether they match. */
function PasswordStep({ recovery }: { recovery: Recovery }): ReactElement {
  const navigate = useNavigate();
  const urls = useRecoveryUrls();
  const send = useRecoveryCall(urls.area);
  const form = useSendForm({
    initialValues: { newpassword: '', password: '' },
    validationSchema: passwordSchema,
    failureText: changeFailureText,
    send: ({ newpassword, password }) =>
      send(recoveryCalls.clientUserForgotPasswordChange, { id: recovery.id, newpassword, password }),
    onDone() {
      forgetRecovery();
      void navigate(urls.login, { replace: true, state: { notice: 'passwordChanged' } });
    },
  });

  return (
    <CardForm
      form={form}
      heading="Password Change"
      submit="Submit"
      links={[{ label: 'Cancel', to: urls.login }]}
    >
      <CardInput name="newpassword" label="New Password" type="password" autoComplete="new-password" />
      <CardInput name="password" label="Confirm Password" type="password" autoComplete="new-password" />
    </CardForm>
  );
}
