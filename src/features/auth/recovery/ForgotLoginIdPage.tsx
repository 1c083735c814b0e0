import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '../CardForm';
import { FieldFrame } from '@/components/form/FieldFrame';
import { fieldText, useFormField } from '@/components/form/fields/useFormField';
import { PhoneInput } from '@/components/form/phone/PhoneInput';
import { useSendForm } from '../useSendForm';
import { forgetRecovery, useRecoveryUrls } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { phoneSchema } from './recoverySchemas';
import { recoveryCalls, useRecoveryCall } from './useRecoveryCall';

/** The server sends the login id that belongs to a phone number; there is no code. */
export function ForgotLoginIdPage(): ReactElement {
  const navigate = useNavigate();
  const urls = useRecoveryUrls();
  const send = useRecoveryCall(urls.area);
  useEffect(forgetRecovery, []);
  const form = useSendForm({
    initialValues: { phonenumber: '' },
    validationSchema: phoneSchema,
    failureText: recoveryFailureText,
    send: ({ phonenumber }) => send(recoveryCalls.clientUserForgotLogin, { phonenumber }),
    onDone: () => void navigate(urls.login, { replace: true, state: { notice: 'loginIdSent' } }),
  });

  return (
    <CardForm
      form={form}
      heading="Forgot Login Id"
      intro="Enter the phone number of your account. You will be sent your login id."
      submit="Submit"
      links={[
        { label: 'Forgot Password', to: urls.forgotPassword },
        { label: 'Cancel', to: urls.login },
      ]}
    >
      <PhoneBox />
    </CardForm>
  );
}

function PhoneBox(): ReactElement {
  const box = useRef<() => string>(undefined);
  const field = useFormField({ name: 'phonenumber', label: 'Phonenumber' }, { read: () => box.current?.() });
  return (
    <FieldFrame {...field.frame}>
      {(controlProps, onNote) => (
        <PhoneInput
          controlProps={{ ...controlProps, required: true }}
          label="Phonenumber"
          autoComplete="tel"
          value={fieldText(field.value)}
          onValue={field.set}
          onBlur={field.onBlur}
          readBy={(read) => {
            box.current = read ?? undefined;
          }}
          onNote={onNote}
        />
      )}
    </FieldFrame>
  );
}
