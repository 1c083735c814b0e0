import { Suspense, use, useEffect, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Crumb } from './Breadcrumbs';
import { classes } from './classes';
import { FormSkeleton } from './FormSkeleton';
import type { Loadable } from './loadable';
import { PageHead } from './PageHead';
import { QuietFailure } from './QuietFailure';
import { useHeldRecord } from './useHeldRecord';
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
  beforeSave?: (values: Values) => Promise<boolean>;
  /** Why the form cannot be saved at all. */
  blocked?: string | undefined;
  /** Stands beside the form, or below it where there is no room; it may use the fields' values. */
  aside?: ReactNode;
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
  useEffect(() => {
    // A failure is met where the form is drawn.
    loadForm().catch(() => undefined);
  }, []);
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
        {held.state === 'ready' && (
          <Suspense fallback={<FormSkeleton />}>
            <LoadedForm key={held.key} title={heading} record={held.values} {...form} />
          </Suspense>
        )}
      </div>
    </>
  );
}

type FormModule = typeof import('./Form');
let arriving: Promise<FormModule> | undefined;

/** The form arrives while its record is on the way; after a failed load the next screen asks again. */
export function loadForm(): Promise<FormModule> {
  if (arriving) return arriving;
  const asked = import('./Form');
  arriving = asked;
  asked.then(
    // What React's `use` notes on a promise itself: a form that is here already is drawn at once.
    (value) => Object.assign(asked, { status: 'fulfilled', value }),
    () => (arriving = undefined),
  );
  return asked;
}

function LoadedForm<Values extends object>(
  props: FormProps<Values> & { title: string; record: Values },
): ReactNode {
  const { Form } = use(loadForm());
  return <Form {...props} />;
}
