import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '@/components/form/CardForm';
import { FieldFrame } from '@/components/form/FieldFrame';
import { PhoneInput } from '@/components/form/phone/PhoneInput';
import { useAttempt } from '@/components/feedback/useAttempt';
import { forgetRecovery, useRecoveryPlaces } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { useRecoveryCalls } from './useRecoveryCalls';

/** RECOV-19 to RECOV-22: the server sends the login id that goes with a phone; there is no code. */
export function ForgotLoginIdPage(): ReactElement {
  const navigate = useNavigate();
  const places = useRecoveryPlaces();
  const calls = useRecoveryCalls(places.area);
  const attempt = useAttempt(recoveryFailureText);
  const [phone, setPhone] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(forgetRecovery, []);

  function submit(): void {
    setIsMissing(phone === '');
    if (phone === '') input.current?.focus();
    else
      void attempt.run(
        () => calls.sendLoginId(phone),
        () => void navigate(places.login, { replace: true, state: { notice: 'loginIdSent' } }),
      );
  }

  return (
    <CardForm
      heading="Forgot Login Id"
      intro="Enter the phone number of your account. You will be sent your login id."
      submit="Submit"
      isBusy={attempt.isBusy}
      onSubmit={submit}
      failure={attempt.failure}
      links={[
        { label: 'Forgot Password', to: places.forgotPassword },
        { label: 'Cancel', to: places.login },
      ]}
    >
      <FieldFrame id={useId()} label="Phonenumber" error={isMissing ? 'Enter your phone number.' : undefined}>
        {(wiring) => (
          <PhoneInput
            wiring={{ ...wiring, required: true }}
            label="Phonenumber"
            autoComplete="tel"
            value={phone}
            inputRef={(element) => {
              input.current = element;
            }}
            onValue={(value) => {
              attempt.forgetFailure();
              setPhone(value);
              if (value !== '') setIsMissing(false);
            }}
          />
        )}
      </FieldFrame>
    </CardForm>
  );
}
