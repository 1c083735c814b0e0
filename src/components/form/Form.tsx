import { FormikProvider, useFormik } from 'formik';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { DraftNotice } from '@/components/drafts/DraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { ErrorSummary } from './ErrorSummary';
import { formFields } from './fields/formFields';
import { FormFieldsContext } from './fields/fieldsOf';
import { FormRegistry, FormRegistryContext, useFormRegistry } from './fields/formRegistry';
import { withoutSecrets, withSecrets, type FormValues } from './fields/secretFields';
import { InlineError } from '@/components/feedback/InlineError';
import type { QueryState } from '@/components/feedback/queryState';
import { FormActions } from './FormActions';
import { FormSkeleton } from './FormSkeleton';
import type { FormProps } from './formProps';
import { useLeaveGuard } from './leaveGuard';
import { UploadProgress } from '@/components/feedback/UploadProgress';
import { yupSchemaOf } from './schema';
import { useInitialRecord } from './useInitialRecord';
import { useSaving } from './useSaving';
import { useStoredCheck } from './useStoredCheck';
import layoutStyles from './Form.module.css';
import styles from './FormPage.module.css';

export interface LoadedFormProps<Values extends object> extends FormProps<Values> {
  title: string;
  /** A new record, or one being loaded. */
  record: QueryState<Values> | Values;
}

/** What a `FormPage` shows once its code has come, in a part of its own so that lists load without it. */
export function LoadedForm<Values extends object>({ record, ...form }: LoadedFormProps<Values>): ReactNode {
  const { key, values, retry } = useInitialRecord(record);
  if (retry) {
    return (
      <div className={classes(styles.form, layoutStyles.failed)}>
        <InlineError text="Could not load" onRetry={retry} />
      </div>
    );
  }
  return values ? <Form key={key} record={values} {...form} /> : <FormSkeleton />;
}

/** The form itself: Formik, the fields and saving. */
function Form<Values extends object>({
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
  readAgain,
  together,
  creates,
  onSaved,
  onSaveFailed,
  blocked,
  aside,
  children,
}: FormProps<Values> & { title: string; record: Values }): ReactNode {
  const navigate = useNavigate();
  const [registry] = useState(() => {
    const parts = withoutSecrets(record);
    return new FormRegistry(parts, yupSchemaOf(parts.values, schema));
  });
  const formik = useFormik<FormValues>({
    initialValues: registry.initial,
    validate: registry.validate,
    validateOnChange: false,
    validateOnBlur: false,
    // Sending is `useSaving`'s, which asks Formik first whether the form is valid.
    onSubmit: () => undefined,
  });
  useLayoutEffect(() => registry.connect(formik));
  const saved = useRef(false);
  const draft = useDraft(registry, title);
  const typed = (): Values => withSecrets<Values>(registry);
  const stored = useStoredCheck({
    registry,
    record,
    readAgain: creates === undefined ? readAgain : undefined,
    together,
  });
  // What is read again before a save renders the screen anew: its own values of the record have to be the later ones.
  const latestSave = useRef(save);
  useLayoutEffect(() => {
    latestSave.current = save;
  });

  const { isSaving, error, share, cancelUpload, problems, attempt, submit } = useSaving({
    formik,
    registry,
    creates,
    beforeSave: beforeSave && (() => beforeSave(typed())),
    checkStored: stored.check,
    send: (upload) => latestSave.current(typed(), upload),
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
  const allowLeave = useLeaveGuard({
    isDirty: useCallback(() => registry.isDirty && !saved.current, [registry]),
    subscribe: registry.subscribe,
  });

  /** Cancel leads where it leads; it asks first only where a password or a file would be lost (P2, P4). */
  function cancel(): void {
    if (draft.keepsAll()) allowLeave();
    if (onCancel) onCancel();
    else void navigate(backTo);
  }

  return (
    <FormFieldsContext value={formFields}>
      <FormRegistryContext value={registry}>
        <FormikProvider value={formik}>
          <ErrorSummary
            problems={problems}
            attempt={attempt}
            isFixed={(name) => formik.errors[name] === undefined}
          />
          <DraftNotice draft={draft} source={registry} />
          <div className={classes(aside !== undefined && layoutStyles.layout)}>
            <form
              className={styles.form}
              noValidate
              aria-busy={isSaving}
              onSubmit={(event) => {
                event.preventDefault();
                if (blocked === undefined) submit();
              }}
            >
              <div className={classes(styles.fields, layoutStyles.entry)}>{children}</div>
              <AbsentFields />
              <FormActions
                {...{ saveLabel, cancelLabel, blocked, creates }}
                listLink={backTo}
                saving={isSaving}
                error={error}
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
          {stored.dialog}
        </FormikProvider>
      </FormRegistryContext>
    </FormFieldsContext>
  );
}

/** Names the fields whose values the answer left out; as long as they stay as they are, nothing is sent of them. */
function AbsentFields(): ReactNode {
  const registry = useFormRegistry();
  const labels = useSyncExternalStore(registry.subscribe, () => registry.absentLabels());
  if (labels === '') return null;
  return (
    <p className={layoutStyles.absent}>
      {`The server did not send: ${labels}. What you leave as it is here stays as it is stored.`}
    </p>
  );
}
