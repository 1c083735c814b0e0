import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { QueryState } from '@/components/feedback/queryState';
import { addedCount } from './useSaveAndNext';

interface InitialRecord<Values> {
  /** The React key of the form: the path, and which of the records it is that are added one after the other. */
  readonly key: string;
  /** Undefined while the record is loading, and after a failure. */
  readonly values?: Values;
  /** After a failure: the failure, and a function that loads the record again. */
  readonly failed?: Pick<QueryState<unknown>, 'error' | 'refetch'>;
}

/**
 * The record that a form starts with: the first one that is loaded after the screen was opened. A later refetch changes
 * nothing, so that no input is lost. Another URL is another form, and so is each record of 'Save and add another'.
 */
export function useInitialRecord<Values extends object>(
  record: QueryState<Values> | Values,
): InitialRecord<Values> {
  const location = useLocation();
  const key = `${location.pathname} ${addedCount(location.state)}`;
  const [first, setFirst] = useState<InitialRecord<Values>>();

  if (first?.key === key) return first;
  const values = isQuery(record) ? loadedData(record) : record;
  if (values) {
    const now = { key, values };
    setFirst(now);
    return now;
  }
  return isQuery(record) && record.isError && !record.isFetching ? { key, failed: record } : { key };
}

function loadedData<Values>({ data, isFetching, isError }: QueryState<Values>): Values | undefined {
  return isFetching || isError ? undefined : data;
}

function isQuery<Values extends object>(record: QueryState<Values> | Values): record is QueryState<Values> {
  return 'refetch' in record;
}
