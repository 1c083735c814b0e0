import { Suspense, use, useEffect, type ReactNode } from 'react';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { classes } from '@/components/ui/classes';
import type { FormProps } from './formProps';
import { FormSkeleton } from './FormSkeleton';
import type { QueryState } from '@/components/feedback/queryState';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import { useInitialRecord } from './useInitialRecord';
import styles from './FormPage.module.css';

export interface FormPageProps<Values extends object> extends FormProps<Values> {
  heading: string;
  /** A new record, or one being loaded. What arrives first is edited; a later refetch changes nothing. */
  record: QueryState<Values> | Values;
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
  const held = useInitialRecord(record);
  useEffect(() => {
    // A failure is met where the form is drawn.
    loadForm().catch(() => undefined);
  }, []);
  return (
    <>
      <PageHeader heading={heading} breadcrumbs={breadcrumbs} />
      <div className={styles.body}>
        {held.state === 'loading' && <FormSkeleton />}
        {held.state === 'failed' && (
          <div className={classes(styles.form, styles.failed)}>
            <InlineError text="Could not load" onRetry={held.retry} />
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
