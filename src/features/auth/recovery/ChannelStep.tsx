import { useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardForm } from '../CardForm';
import { FieldFrame } from '@/components/form/FieldFrame';
import { useSendForm } from '../useSendForm';
import { maskedEmail, maskedPhone } from '@/domain/text/conceal';
import type { RecoveryTarget } from '@/domain/records/recovery';
import { linkTo } from '@/paths';
import { storeRecovery, useRecoveryUrls, type Channel, type StepState } from './recovery';
import { recoveryFailureText } from './recoveryFailure';
import { channelSchema, type ChannelValues } from './recoverySchemas';
import { recoveryCalls, useRecoveryCall } from './useRecoveryCall';
import styles from './recovery.module.css';

interface ChannelStepProps {
  username: string;
  target: RecoveryTarget;
}

/** The choice whether the code is sent by email or by phone; email is preselected if there is one. */
export function ChannelStep({ username, target }: ChannelStepProps): ReactElement {
  const navigate = useNavigate();
  const urls = useRecoveryUrls();
  const send = useRecoveryCall(urls.area);
  const id = useId();
  const chosen = useRef<HTMLInputElement>(null);
  const choices: readonly { channel: Channel; masked: string }[] = [
    { channel: 'Email', masked: maskedEmail(target.Email) },
    { channel: 'Phone', masked: maskedPhone(target.Phonenumber) },
  ];
  const known = choices.find(({ masked }) => masked !== '');
  const form = useSendForm<ChannelValues, RecoveryTarget>({
    initialValues: { channel: known?.channel ?? 'Email' },
    validationSchema: channelSchema,
    failureText: recoveryFailureText,
    send: ({ channel }) =>
      send(
        channel === 'Email'
          ? recoveryCalls.clientUserForgetPasswordEmail
          : recoveryCalls.clientUsertForgetPassword,
        { username },
      ),
    onDone(sent, { channel }) {
      storeRecovery(channel, {
        id: sent.id,
        Phonenumber: sent.Phonenumber || target.Phonenumber,
        Email: sent.Email || target.Email,
      });
      void navigate(linkTo('/client_user_BDX_forgototpcheck'), {
        replace: true,
        state: { area: urls.area } satisfies StepState,
      });
    },
  });
  const { channel } = form.formik.values;

  // The page is the same but its form is new: the focus makes screen readers announce it.
  useLayoutEffect(() => chosen.current?.focus(), []);

  return (
    <CardForm
      form={form}
      heading="Forgot Password"
      intro={
        known ? undefined : (
          <p role="status">
            Neither an email nor a phone is on record for this login id, so no code can be sent.
          </p>
        )
      }
      submit="Submit"
      isDisabled={!known}
      links={[
        { label: 'Forgot Username', to: urls.forgotLoginId },
        { label: 'Cancel', to: urls.login },
      ]}
    >
      <FieldFrame id={id} label="Send the code by" layout="group">
        {() => (
          <div className={styles.channels}>
            {choices.map(({ channel: value, masked }) => (
              <label key={value} className={styles.channel}>
                <input
                  ref={value === channel ? chosen : null}
                  type="radio"
                  name={id}
                  value={value}
                  disabled={masked === ''}
                  checked={known !== undefined && value === channel}
                  onChange={() => void form.formik.setFieldValue('channel', value)}
                />
                <span>
                  <span>{value}</span>{' '}
                  <bdi translate="no" className={styles.target}>
                    {masked || 'not on record'}
                  </bdi>
                </span>
              </label>
            ))}
          </div>
        )}
      </FieldFrame>
    </CardForm>
  );
}
