import { Suspense, use, useEffect, type ReactNode } from 'react';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import type { LoadedFormProps } from './Form';
import type { FormProps } from './formProps';
import { FormSkeleton } from './FormSkeleton';
import type { QueryState } from '@/components/feedback/queryState';
import { PageHeader } from '@/components/ui/PageHeader';
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
  breadcrumbs,
  ...form
}: FormPageProps<Values>): ReactNode {
  useEffect(() => {
    // A failure is handled where the form is rendered.
    loadForm().catch(() => undefined);
  }, []);
  return (
    <>
      <PageHeader heading={heading} breadcrumbs={breadcrumbs} />
      <div className={styles.body}>
        <Suspense fallback={<FormSkeleton />}>
          <LateForm title={heading} {...form} />
        </Suspense>
      </div>
    </>
  );
}

type FormModule = typeof import('./Form');
let loading: Promise<FormModule> | undefined;

/** Loads the form while its record is on the way; after a failure the next screen tries again. */
export function loadForm(): Promise<FormModule> {
  if (loading) return loading;
  const request = import('./Form');
  loading = request;
  request.then(
    // React's `use` sets these two itself; set here, a form that is loaded already renders without a fallback.
    (value) => Object.assign(request, { status: 'fulfilled', value }),
    () => (loading = undefined),
  );
  return request;
}

function LateForm<Values extends object>(props: LoadedFormProps<Values>): ReactNode {
  const { LoadedForm } = use(loadForm());
  return <LoadedForm {...props} />;
}
