import type { ReactNode } from 'react';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { classes } from '@/components/ui/classes';
import { FormSkeleton } from './FormSkeleton';
import { InlineError } from '@/components/feedback/InlineError';
import type { Query, QueryState } from '@/components/feedback/queryState';
import type { Reading } from '@/components/actions/staleWrite/reading';
import { PageHeader } from '@/components/ui/PageHeader';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { useInitialRecord } from './useInitialRecord';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { idFromRoute } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';
import styles from './FormPage.module.css';

export interface FormPageProps<Values extends object> extends RecordFormProps<Values> {
  heading: string;
  /** A new record, or one being loaded. What arrives first is edited; a later refetch changes nothing. */
  record: QueryState<Values> | Values;
  breadcrumbs?: readonly Crumb[];
}

/**
 * A screen that edits one record. The fields are shown after the record was loaded. A failed save keeps every value, and
 * leaving with unsaved changes asks first.
 */
export function FormPage<Values extends object>({
  heading,
  breadcrumbs,
  record,
  ...form
}: FormPageProps<Values>): ReactNode {
  const { key, values, failed } = useInitialRecord(record);
  return (
    <>
      <PageHeader heading={heading} breadcrumbs={breadcrumbs} />
      <div className={styles.body}>
        {values && <RecordForm key={key} title={heading} record={values} {...form} />}
        {failed && (
          <div className={classes(styles.form, styles.failed)}>
            <InlineError text="Could not load" onRetry={failed.refetch} error={failed.error} isRecord />
          </div>
        )}
        {!values && !failed && <FormSkeleton />}
      </div>
    </>
  );
}

/** A mutation hook of RTK Query. */
export type UseCall<Arg> = () => readonly [
  call: (arg: Arg) => { unwrap: () => Promise<unknown> },
  ...unknown[],
];

/** The query of a stored record; `refetch` does not use the cache. */
export interface Stored<Row> extends Query<Row> {
  refetch: () => Reading<Row>;
}

/** The hooks of the calls that read and save the records of one kind. */
export interface RecordCalls<Row, Sent = Row> {
  read: (id: Id, options: { skip: boolean }) => Stored<Row>;
  create: UseCall<Sent>;
  update: UseCall<Sent>;
}

export interface RecordForm<Row extends object, Sent> {
  readonly isNew: boolean;
  /** The stored record that the URL names. */
  readonly stored: Stored<Row>;
  /** What `FormPage` needs to load the record and to save it. */
  readonly form: Pick<FormPageProps<Row>, 'record' | 'newRecordLabel'> & {
    readonly readAgain: () => Reading<Row>;
    readonly save: (sent: Sent) => Promise<unknown>;
  };
}

/**
 * The form of one record: of the stored one whose `id` is in the URL, or of a new one, which starts as `blank`. `recordLabel` is
 * what it creates, for example 'country'.
 */
export function useRecordForm<Row extends object, Sent = Row>(
  recordLabel: string,
  blank: FormPageProps<Row>['record'],
  calls: RecordCalls<Row, Sent>,
): RecordForm<Row, Sent> {
  const { id = '' } = useRouteParams<'id'>();
  const isNew = id === '';
  // The hooks have names without `use`: otherwise React Refresh resets the form at each edit of its screen.
  const stored = calls.read(idFromRoute(id), { skip: isNew });
  const [create] = calls.create();
  const [update] = calls.update();
  return {
    isNew,
    stored,
    form: {
      record: isNew ? blank : stored,
      readAgain: stored.refetch,
      newRecordLabel: isNew ? recordLabel : undefined,
      save: (sent) => (isNew ? create : update)(sent).unwrap(),
    },
  };
}
