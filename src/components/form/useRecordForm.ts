import type { Query } from '@/components/feedback/queryState';
import type { Reading } from '@/components/feedback/staleWrite/reading';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { idFromRoute } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';
import type { FormPageProps } from './FormPage';

/** A mutation hook of RTK Query. */
type UseCall<Arg> = () => readonly [call: (arg: Arg) => { unwrap: () => Promise<unknown> }, ...unknown[]];

/** A stored record being read; it can be read again past the cache. */
export interface Stored<Row> extends Query<Row> {
  refetch: () => Reading<Row>;
}

/** The hooks of the calls that read and save the records of one kind. */
export interface RecordCalls<Row, Sent = Row> {
  useStored: (id: Id, options: { skip: boolean }) => Stored<Row>;
  useCreate: UseCall<Sent>;
  useUpdate: UseCall<Sent>;
}

export interface RecordForm<Row extends object, Sent> {
  readonly isNew: boolean;
  /** The stored record that the URL names. */
  readonly stored: Stored<Row>;
  /** What `FormPage` needs to load the record and to save it. */
  readonly form: Pick<FormPageProps<Row>, 'record' | 'creates'> & {
    readonly readAgain: () => Reading<Row>;
    readonly save: (sent: Sent) => Promise<unknown>;
  };
}

/**
 * The form of one record: of the stored one whose `id` is in the URL, or of a new one, which starts as `blank`. `word` is
 * what it creates, for example 'country'.
 */
export function useRecordForm<Row extends object, Sent = Row>(
  word: string,
  blank: FormPageProps<Row>['record'],
  { useStored, useCreate, useUpdate }: RecordCalls<Row, Sent>,
): RecordForm<Row, Sent> {
  const { id } = useRouteParams<'id'>();
  const isNew = id === undefined;
  const stored = useStored(idFromRoute(id ?? ''), { skip: isNew });
  const [create] = useCreate();
  const [update] = useUpdate();
  return {
    isNew,
    stored,
    form: {
      record: isNew ? blank : stored,
      readAgain: stored.refetch,
      creates: isNew ? word : undefined,
      save: (sent) => (isNew ? create(sent) : update(sent)).unwrap(),
    },
  };
}
