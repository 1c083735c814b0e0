import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { QueryState } from '@/components/feedback/queryState';

export type InitialRecord<Values> =
  | { state: 'ready'; values: Values; key: string }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => unknown };

/**
 * The record a form starts with: the first that arrives after the screen was opened. A later refetch changes nothing,
 * so that nothing typed is lost; another URL is another form.
 */
export function useInitialRecord<Values extends object>(
  record: QueryState<Values> | Values,
): InitialRecord<Values> {
  const { pathname } = useLocation();
  const [held, setHeld] = useState<{ pathname: string; values: Values }>();

  if (held?.pathname === pathname) return { state: 'ready', values: held.values, key: pathname };
  const values = isLoadable(record) ? arrived(record) : record;
  if (values) {
    setHeld({ pathname, values });
    return { state: 'ready', values, key: pathname };
  }
  return isLoadable(record) && record.isError && !record.isFetching
    ? { state: 'failed', retry: record.refetch }
    : { state: 'loading' };
}

function arrived<Values>({ data, isFetching, isError }: QueryState<Values>): Values | undefined {
  return isFetching || isError ? undefined : data;
}

function isLoadable<Values extends object>(
  record: QueryState<Values> | Values,
): record is QueryState<Values> {
  return 'refetch' in record;
}
