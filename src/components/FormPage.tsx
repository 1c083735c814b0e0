import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyObjectSchema } from 'yup';
import type { Crumb } from './Breadcrumbs';
import { classes } from './classes';
import { ErrorSummary } from './ErrorSummary';
import { FormCore } from './fields/FormCore';
import { FormStore, FormStoreContext, useFormState, type Problem } from './fields/formStore';
import { withoutSecrets, withSecrets } from './fields/heldSecrets';
import { FormActions } from './FormActions';
import { FormSkeleton } from './FormSkeleton';
import { useLeaveGuard } from './leaveGuard';
import type { Loadable } from './loadable';
import { PageHead } from './PageHead';
import { QuietFailure } from './QuietFailure';
import { useHeldRecord } from './useHeldRecord';
import { useSaving } from './useSaving';
import styles from './FormPage.module.css';

export interface FormProps<Values extends object> {
  /** Sends the record; rejects when it was not saved. */
  save: (values: Values) => Promise<unknown>;
  /** Where Save and Cancel lead. */
  backTo: string;
  /** Instead of going `backTo`. */
  onCancel?: () => void;
  /** Checks beside the fields' own, on submit and on leaving the field concerned. */
  schema?: AnyObjectSchema;
  saveLabel?: string;
  cancelLabel?: string;
  /** More buttons after Cancel. */
  actions?: ReactNode;
  /** Awaited before saving; false sends nothing. */
  beforeSave?: () => Promise<boolean>;
  /** Why the form cannot be saved at all. */
  blocked?: string | undefined;
  /** The fields, in `Section`s where there are many. */
  children: ReactNode;
}

export interface FormPageProps<Values extends object> extends FormProps<Values> {
  heading: string;
  /** A new record, or one being loaded. What arrives first is edited; a later refetch changes nothing. */
  record: Loadable<Values> | Values;
  breadcrumbs?: readonly Crumb[];
}

/**
 * A screen that edits one record. Nothing can be typed before the record has come, and nothing typed is lost: a failed
 * save keeps every value, leaving asks.
 */
export function FormPage<Values extends object>({
  heading,
  record,
  breadcrumbs,
  ...form
}: FormPageProps<Values>): ReactNode {
  const held = useHeldRecord(record);
  return (
    <>
      <PageHead heading={heading} breadcrumbs={breadcrumbs} />
      <div className={styles.body}>
        {held.state === 'loading' && <FormSkeleton />}
        {held.state === 'failed' && (
          <div className={classes(styles.form, styles.failed)}>
            <QuietFailure text="Could not load" onRetry={held.retry} />
          </div>
        )}
        {held.state === 'ready' && <Form key={held.key} record={held.values} {...form} />}
      </div>
    </>
  );
}

function Form<Values extends object>({
  record,
  save,
  backTo,
  onCancel,
  schema,
  saveLabel = 'Save',
  cancelLabel = 'Cancel',
  actions,
  beforeSave,
  blocked,
  children,
}: FormProps<Values> & { record: Values }): ReactNode {
  const navigate = useNavigate();
  const [{ store, secrets }] = useState(() => {
    const apart = withoutSecrets(record);
    return { store: new FormStore(apart.values, apart.secrets), secrets: apart.secrets };
  });
  const saved = useRef(false);

  const { phase, problems, attempt, submit } = useSaving({
    store,
    beforeSave,
    send: () => save(withSecrets<Values>({ values: store.state.values, secrets })),
    onSaved: () => {
      saved.current = true;
      void navigate(backTo);
    },
  });
  useLeaveGuard({
    isDirty: useCallback(() => store.state.dirty && !saved.current, [store]),
    subscribe: store.subscribe,
  });

  return (
    <FormStoreContext value={store}>
      <FormCore store={store} schema={schema} />
      <FoundProblems problems={problems} attempt={attempt} />
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
        <FormActions
          {...{ saveLabel, cancelLabel, blocked }}
          saving={phase === 'saving'}
          failed={phase === 'failed'}
          onRetry={submit}
          onCancel={onCancel ?? (() => void navigate(backTo))}
        >
          {actions}
        </FormActions>
      </form>
    </FormStoreContext>
  );
}

function FoundProblems(found: { problems: readonly Problem[]; attempt: number }): ReactNode {
  const errors = useFormState(({ state }) => state.errors);
  return <ErrorSummary {...found} isFixed={(name) => errors[name] === undefined} />;
}
