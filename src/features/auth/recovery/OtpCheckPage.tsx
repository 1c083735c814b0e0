import { useId, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '../CardForm';
import { useSendForm } from '../useSendForm';
import { linkTo } from '@/paths';
import { noCode } from './code';
import { CodeBoxes } from './CodeBoxes';
import { storeCheckedId, useRecovery, useRecoveryUrls, type Recovery, type StepState } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { codeSchema } from './recoverySchemas';
import { recoveryCalls, useRecoveryCall } from './useRecoveryCall';
import styles from './recovery.module.css';

/** The step that asks for the code. */
export function OtpCheckPage(): ReactElement | null {
  const recovery = useRecovery();
  return recovery ? <CodeStep recovery={recovery} /> : null;
}

function CodeStep({ recovery }: { recovery: Recovery }): ReactElement {
  const { channel, id, Email, Phonenumber } = recovery;
  const navigate = useNavigate();
  const urls = useRecoveryUrls();
  const send = useRecoveryCall(urls.area);
  const target = useId();
  const form = useSendForm({
    initialValues: { code: noCode },
    validationSchema: codeSchema,
    failureText: recoveryFailureText,
    send: ({ code }) => send(recoveryCalls.clientUserForgetPasswordOtpCheck, { id, otpvalue: code.join('') }),
    onDone(checkedId) {
      storeCheckedId(checkedId);
      void navigate(linkTo('/client_user_BDX_forgotpassswordchange'), {
        replace: true,
        state: { area: urls.area, checked: recovery.until } satisfies StepState,
      });
    },
  });

  return (
    <CardForm
      form={form}
      heading="Forgot Password OTP Check"
      intro={
        <p id={target}>
          <span>
            {channel === 'Email' ? 'The code was sent to the email' : 'The code was sent to the phone'}
          </span>{' '}
          <bdi translate="no" className={styles.place}>
            {channel === 'Email' ? Email : Phonenumber}
          </bdi>
        </p>
      }
      submit="Submit"
      links={[
        { label: 'Send a new code', to: urls.forgotPassword },
        { label: 'Cancel', to: urls.login },
      ]}
    >
      <CodeBoxes describedBy={target} />
    </CardForm>
  );
}
