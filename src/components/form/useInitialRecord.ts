import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { QueryState } from '@/components/feedback/queryState';

interface InitialRecord<Values> {
  /** Tells the forms of two URLs apart. */
  readonly key: string;
  /** Undefined while the record is on its way, and after a failure. */
  readonly values?: Values;
  /** Asks again, after a failure. */
  readonly retry?: () => unknown;
}

/**
 * The record a form starts with: the first that arrives after the screen was opened. A later refetch changes nothing,
 * so that nothing typed is lost; another URL is another form.
 */
export function useInitialRecord<Values extends object>(
  record: QueryState<Values> | Values,
): InitialRecord<Values> {
  const { pathname: key } = useLocation();
  const [first, setFirst] = useState<InitialRecord<Values>>();

  if (first?.key === key) return first;
  const values = isQuery(record) ? arrived(record) : record;
  if (values) {
    const now = { key, values };
    setFirst(now);
    return now;
  }
  return isQuery(record) && record.isError && !record.isFetching ? { key, retry: record.refetch } : { key };
}

function arrived<Values>({ data, isFetching, isError }: QueryState<Values>): Values | undefined {
  return isFetching || isError ? undefined : data;
}

function isQuery<Values extends object>(record: QueryState<Values> | Values): record is QueryState<Values> {
  return 'refetch' in record;
}
