import { useId, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { CardInput } from '@/features/auth/CardInput';
import controlStyles from '@/components/form/control.module.css';
import { FieldFrame } from '@/components/form/FieldFrame';
import { SendForm } from '@/features/auth/SendForm';
import { useSendForm } from '@/features/auth/useSendForm';
import { Button } from '@/components/ui/Button';
import { loginFailureText } from '@/features/auth/loginFailureText';
import { loginSchema } from '@/features/auth/loginSchema';
import { useAppDispatch, useAppSelector } from '@/redux';
import type { SessionArea } from '@/session/sessionRules';
import { selectUsername } from '@/session/sessionSlice';
import { OtherUserError, signInAgain } from '@/session/signIn';
import { useProfile } from '@/session/useProfile';
import styles from './SignInAgainForm.module.css';

function failureText(error: unknown): string {
  if (error instanceof OtherUserError)
    return 'This is the account of another user. To use it, log out first.';
  return loginFailureText(error);
}

interface SignInAgainFormProps {
  area: SessionArea;
  onClose: () => void;
}

/** Asks the user of an area for the password again. The screen below stays as it is. */
export function SignInAgainForm({ area, onClose }: SignInAgainFormProps): ReactNode {
  return area === 'admin' ? <AdminForm onClose={onClose} /> : <CarrierForm onClose={onClose} />;
}

function CarrierForm({ onClose }: { onClose: () => void }): ReactNode {
  const username = useAppSelector((state) => selectUsername(state, 'bdx')) ?? '';
  return <PasswordDialog area="bdx" username={username} onClose={onClose} />;
}

/** After a reload only the user's record has the name. */
function AdminForm({ onClose }: { onClose: () => void }): ReactNode {
  const { loginId } = useProfile();
  const username = useAppSelector((state) => selectUsername(state, 'admin')) ?? loginId;
  return <PasswordDialog area="admin" username={username} onClose={onClose} />;
}

interface PasswordDialogProps extends SignInAgainFormProps {
  /** The user's own name, which cannot be changed; blank if the page does not know it. */
  username: string;
}

function PasswordDialog({ area, username, onClose }: PasswordDialogProps): ReactNode {
  const id = useId();
  const dispatch = useAppDispatch();
  const form = useSendForm({
    initialValues: { username, password: '' },
    validationSchema: loginSchema,
    failureText,
    send: async (values) => {
      await dispatch(signInAgain(area, values));
      // The new session removes the notice, and this dialog with it.
      announce('You stay signed in');
    },
    onDone: onClose,
  });
  return (
    <ModalDialog
      open
      title="Stay signed in"
      onClose={onClose}
      actions={
        <Button variant="primary" type="submit" form={id} busy={form.formik.isSubmitting}>
          Stay signed in
        </Button>
      }
    >
      <SendForm form={form} id={id} className={styles.form}>
        <p>Enter your password. Your work on this screen stays as it is.</p>
        {username === '' ? (
          <CardInput name="username" label="Username" type="text" autoComplete="username" />
        ) : (
          <FieldFrame id={`${id}name`} label="Username">
            {(controlProps) => (
              <input
                {...controlProps}
                className={controlStyles.box}
                autoComplete="username"
                readOnly
                value={username}
              />
            )}
          </FieldFrame>
        )}
        <CardInput name="password" label="Password" type="password" autoComplete="current-password" />
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure.text}
          </p>
        )}
      </SendForm>
    </ModalDialog>
  );
}
