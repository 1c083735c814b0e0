import { useId, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import { QuietFailure } from './QuietFailure';
import styles from './FormActions.module.css';

export interface FormActionsProps {
  saveLabel: string;
  cancelLabel: string;
  saving: boolean;
  failed: boolean;
  /** Why it was not saved, where that is known and helps. */
  failedBecause?: string | undefined;
  onRetry: () => void;
  onCancel: () => void;
  /** Why the form cannot be saved at all; Save is disabled and points to these words. */
  blocked?: string | undefined;
  /** More buttons after Cancel. */
  children?: ReactNode;
}

/** The bar under a form. It stays in sight on long forms, and focus is never behind it. */
export function FormActions({
  saveLabel,
  cancelLabel,
  saving,
  failed,
  failedBecause,
  onRetry,
  onCancel,
  blocked,
  children,
}: FormActionsProps): ReactNode {
  const reason = useId();
  const save = useRef<HTMLButtonElement>(null);

  function retry(): void {
    // Retry goes while the save is under way; focus must not go with it.
    save.current?.focus();
    onRetry();
  }

  return (
    <div className={styles.bar}>
      <Button
        ref={save}
        type="submit"
        variant="primary"
        busy={saving}
        disabled={blocked !== undefined}
        aria-describedby={blocked === undefined ? undefined : reason}
      >
        {saveLabel}
      </Button>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      {children}
      {blocked !== undefined && (
        <p id={reason} className={styles.blocked}>
          {blocked}
        </p>
      )}
      {failed && !saving && (
        <QuietFailure text="Not saved" onRetry={retry}>
          {failedBecause !== undefined && <span>{failedBecause}</span>}
        </QuietFailure>
      )}
    </div>
  );
}
