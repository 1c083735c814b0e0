import { useEffect, useId, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '@/components/form/CardForm';
import { FieldFrame } from '@/components/form/FieldFrame';
import { PhoneInput } from '@/components/form/phone/PhoneInput';
import { useCardForm } from '@/components/form/useCardForm';
import { forgetRecovery, useRecoveryPlaces } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { phoneSchema } from './recoverySchemas';
import { recoveryCalls, useRecoveryCall } from './useRecoveryCall';

/** RECOV-19 to RECOV-22: the server sends the login id that goes with a phone; there is no code. */
export function ForgotLoginIdPage(): ReactElement {
  const navigate = useNavigate();
  const places = useRecoveryPlaces();
  const send = useRecoveryCall(places.area);
  useEffect(forgetRecovery, []);
  const form = useCardForm({
    initialValues: { phonenumber: '' },
    schema: phoneSchema,
    failureText: recoveryFailureText,
    send: ({ phonenumber }) => send(recoveryCalls.clientUserForgotLogin, { phonenumber }),
    onDone: () => void navigate(places.login, { replace: true, state: { notice: 'loginIdSent' } }),
  });
  const phone = form.field('phonenumber');

  return (
    <CardForm
      state={form}
      heading="Forgot Login Id"
      intro="Enter the phone number of your account. You will be sent your login id."
      submit="Submit"
      links={[
        { label: 'Forgot Password', to: places.forgotPassword },
        { label: 'Cancel', to: places.login },
      ]}
    >
      <FieldFrame id={useId()} label="Phonenumber" error={phone.error}>
        {(controlProps, onNote) => (
          <PhoneInput
            controlProps={{ ...controlProps, required: true }}
            label="Phonenumber"
            autoComplete="tel"
            value={phone.value}
            onValue={phone.onChange}
            readBy={phone.readBy}
            onNote={onNote}
          />
        )}
      </FieldFrame>
    </CardForm>
  );
}
