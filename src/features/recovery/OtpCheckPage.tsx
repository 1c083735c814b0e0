import { useId, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '@/components/form/CardForm';
import { useAttempt } from '@/components/feedback/useAttempt';
import { linkTo } from '@/paths';
import { noCode, type Code } from './code';
import { CodeBoxes } from './CodeBoxes';
import { codeCheckedState, keepCheckedId, useRecovery, useRecoveryPlaces, type Recovery } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { useRecoveryCalls } from './useRecoveryCalls';
import styles from './recovery.module.css';

/** RECOV-08 to RECOV-14: the code that was sent. */
export function OtpCheckPage(): ReactElement | null {
  const recovery = useRecovery();
  return recovery ? <CodeStep recovery={recovery} /> : null;
}

function CodeStep({ recovery }: { recovery: Recovery }): ReactElement {
  const { channel, id, Email, Phonenumber } = recovery;
  const navigate = useNavigate();
  const places = useRecoveryPlaces();
  const calls = useRecoveryCalls(places.area);
  const attempt = useAttempt(recoveryFailureText);
  const [code, setCode] = useState<Code>(noCode);
  const [isMissing, setIsMissing] = useState(false);
  const isComplete = (boxes: Code): boolean => boxes.every((character) => character !== '');
  const form = useRef<HTMLDivElement>(null);
  const target = useId();

  function submit(): void {
    if (!isComplete(code)) {
      setIsMissing(true);
      form.current?.querySelectorAll('input')[code.indexOf('')]?.focus();
      return;
    }
    void attempt.run(
      () => calls.checkCode(id, code.join('')),
      (checkedId) => {
        setCode(noCode);
        keepCheckedId(checkedId);
        void navigate(linkTo('/client_user_BDX_forgotpassswordchange'), {
          replace: true,
          state: codeCheckedState(places.area, recovery),
        });
      },
    );
  }

  return (
    <div ref={form}>
      <CardForm
        heading="Forgot Password OTP Check"
        intro={
          <p id={target}>
            {channel === 'Email' ? 'The code was sent to the email ' : 'The code was sent to the phone '}
            <bdi className={styles.place}>{channel === 'Email' ? Email : Phonenumber}</bdi>
          </p>
        }
        submit="Submit"
        isBusy={attempt.isBusy}
        onSubmit={submit}
        failure={attempt.failure}
        links={[
          { label: 'Send a new code', to: places.forgotPassword },
          { label: 'Cancel', to: places.login },
        ]}
      >
        <CodeBoxes
          code={code}
          error={isMissing ? 'Enter all four characters.' : undefined}
          describedBy={target}
          onChange={(next) => {
            attempt.forgetFailure();
            setCode(next);
            if (isComplete(next)) setIsMissing(false);
          }}
        />
      </CardForm>
    </div>
  );
}
