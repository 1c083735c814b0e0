import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { DraftNotice } from '@/components/drafts/DraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { ErrorSummary } from './ErrorSummary';
import { FormCore } from './fields/FormCore';
import { formFields } from './fields/formFields';
import { FormFieldsContext } from './fields/formFieldsContext';
import { FormStore, FormStoreContext, useFormState, type Problem } from './fields/formStore';
import { withoutSecrets, withSecrets } from './fields/heldSecrets';
import { FormActions } from './FormActions';
import type { FormProps } from './formProps';
import { useLeaveGuard } from './leaveGuard';
import { UploadProgress } from '@/components/feedback/UploadProgress';
import { yupSchemaOf } from './schema';
import { useSaving } from './useSaving';
import beside from './Form.module.css';
import styles from './FormPage.module.css';

/** The form of a `FormPage`: what Formik, the fields and saving need, in a part of its own so that lists load without. */
export function Form<Values extends object>({
  title,
  record,
  save,
  backTo,
  onCancel,
  schema,
  saveLabel = 'Save',
  cancelLabel = 'Cancel',
  backLabel,
  actions,
  beforeSave,
  creates,
  onSaved,
  onSaveFailed,
  blocked,
  aside,
  children,
}: FormProps<Values> & { title: string; record: Values }): ReactNode {
  const navigate = useNavigate();
  const [{ store, secrets }] = useState(() => {
    const apart = withoutSecrets(record);
    return {
      store: new FormStore(apart.values, apart.secrets, apart.absent, yupSchemaOf(schema)),
      secrets: apart.secrets,
    };
  });
  const saved = useRef(false);
  const draft = useDraft(store, title);
  const typed = (): Values =>
    withSecrets<Values>({ values: store.state.values, secrets, absent: store.absent });

  const { phase, notSent, share, cancelUpload, problems, attempt, submit } = useSaving({
    store,
    creates,
    beforeSave: beforeSave && (() => beforeSave(typed())),
    send: (upload) => save(typed(), upload),
    afterSaved: () => {
      saved.current = true;
      draft.autosave.saved();
    },
    onSaved: async () => {
      await onSaved?.();
      void navigate(backTo);
    },
    onFailed: onSaveFailed,
  });
  const letGo = useLeaveGuard({
    isDirty: useCallback(() => store.isDirty && !saved.current, [store]),
    subscribe: store.subscribe,
  });

  /** Cancel leads where it leads; it asks first only where a password or a file would be lost (P2, P4). */
  function cancel(): void {
    if (draft.keepsAll()) letGo();
    if (onCancel) onCancel();
    else void navigate(backTo);
  }

  return (
    <FormFieldsContext value={formFields}>
      <FormStoreContext value={store}>
        <FormCore store={store} />
        <FoundProblems problems={problems} attempt={attempt} />
        <DraftNotice draft={draft} source={store} />
        <div className={classes(aside !== undefined && beside.layout)}>
          <form
            className={styles.form}
            noValidate
            aria-busy={phase === 'saving'}
            onSubmit={(event) => {
              event.preventDefault();
              if (blocked === undefined) submit();
            }}
          >
            <div className={styles.fields}>{children}</div>
            <AbsentFields />
            <FormActions
              {...{ saveLabel, cancelLabel, blocked, creates }}
              listLink={backTo}
              saving={phase === 'saving'}
              failed={phase === 'failed'}
              failedBecause={notSent}
              onRetry={submit}
              onCancel={cancel}
            >
              {backLabel !== undefined && <Button onClick={cancel}>{backLabel}</Button>}
              {share !== undefined && <UploadProgress share={share} onCancel={cancelUpload} />}
              {actions}
            </FormActions>
          </form>
          {aside}
        </div>
      </FormStoreContext>
    </FormFieldsContext>
  );
}

/** Names the fields whose values the answer left out; as long as they stay as they are, nothing is sent of them. */
function AbsentFields(): ReactNode {
  const labels = useFormState((store) => store.absentLabels());
  if (labels === '') return null;
  return (
    <p className={styles.absent}>
      The server did not send: {labels}. What you leave as it is here stays as it is stored.
    </p>
  );
}

function FoundProblems(found: { problems: readonly Problem[]; attempt: number }): ReactNode {
  const errors = useFormState(({ state }) => state.errors);
  return <ErrorSummary {...found} isFixed={(name) => errors[name] === undefined} />;
}
