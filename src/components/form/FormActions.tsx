import { useContext, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { DialogOpenContext } from '@/components/feedback/dialogs/useDialogs';
import { InlineError } from '@/components/feedback/InlineError';
import { UnconfirmedNotice } from '@/components/actions/UnconfirmedNotice';
import { useSentActions } from '@/components/actions/useSentActions';
import styles from './FormActions.module.css';

interface FormActionsProps {
  saveLabel: string;
  cancelLabel: string;
  saving: boolean;
  /** The error of the last save; undefined without one. */
  error: unknown;
  onRetry: () => void;
  onCancel: () => void;
  /** What can follow the save, and the function that saves and opens it. */
  following?: { readonly label: string; readonly save: () => void } | undefined;
  /** Why the form cannot be saved at all; Save is disabled and described by this text. */
  blocked?: string | undefined;
  /** What the form creates: Save waits while an earlier creation has no certain end. */
  newRecordLabel?: string | undefined;
  /** The list in which the user can look for it. */
  listLink?: string | undefined;
  /** More buttons after Cancel. */
  children?: ReactNode;
}

/** The kind of action under which the creations of a form are stored while their result is not known. */
export function creationKind(newRecordLabel: string): string {
  return `create ${newRecordLabel}`;
}

/** The bar with the buttons of a form. It is sticky on long forms, and the focused field is never behind it. */
export function FormActions({
  saveLabel,
  cancelLabel,
  saving,
  error,
  onRetry,
  onCancel,
  following,
  blocked,
  newRecordLabel,
  listLink,
  children,
}: FormActionsProps): ReactNode {
  const reason = useId();
  const creations = useSentActions(newRecordLabel && creationKind(newRecordLabel));
  const unconfirmed = creations.find('');
  // A creation that this page is sending does not disable the button, which is busy and keeps focus.
  const isLocked = unconfirmed !== undefined && unconfirmed.status !== 'sending';
  const isAsked = useContext(DialogOpenContext);
  const save = useRef<HTMLButtonElement>(null);

  function retry(): void {
    // Retry is removed while the save is pending, so Save takes the focus.
    save.current?.focus();
    onRetry();
  }

  return (
    <div className={styles.bar}>
      <Button
        ref={save}
        type="submit"
        variant="primary"
        busy={saving && !isAsked}
        disabled={blocked !== undefined || isLocked}
        aria-describedby={blocked === undefined ? undefined : reason}
      >
        {saveLabel}
      </Button>
      {following && blocked === undefined && (
        <Menu
          label="After saving"
          className={classes(buttonStyles.button, buttonStyles.secondary, buttonStyles.square, styles.more)}
          align="start"
          items={[{ label: `${saveLabel} and ${following.label} (Ctrl+Enter)`, onSelect: following.save }]}
        >
          <Icon name="chevronDown" />
        </Menu>
      )}
      <Button onClick={onCancel}>{cancelLabel}</Button>
      {children}
      {blocked !== undefined && (
        <p id={reason} className={styles.blocked}>
          {blocked}
        </p>
      )}
      {error !== undefined && !saving && <InlineError text="Not saved" onRetry={retry} error={error} />}
      {unconfirmed && (
        <UnconfirmedNotice action={unconfirmed} actions={creations}>
          {listLink !== undefined && (
            <>
              See{' '}
              <Link to={listLink} target="_blank" rel="noopener">
                the list
              </Link>{' '}
              before you save it again.
            </>
          )}
        </UnconfirmedNotice>
      )}
    </div>
  );
}
