/**
 * The state of something that is loaded. Query results of the API layer have this shape, so a component takes it as a prop
 * and never imports the API.
 */
export interface QueryState<T> {
  data?: T | undefined;
  isFetching: boolean;
  isError: boolean;
  /** The failure of the last request. */
  error?: unknown;
  refetch: () => unknown;
}

/** A query without its data. */
type Progress = Omit<QueryState<unknown>, 'data'>;

/** The state of several queries that are needed together; their data is combined by the caller. */
export function together(queries: readonly Progress[]): Progress {
  return {
    isFetching: queries.some(({ isFetching }) => isFetching),
    isError: queries.some(({ isError }) => isError),
    error: firstError(queries),
    refetch: () => refetchFailed(queries),
  };
}

/** Reads the failed queries again; resolves when all of them have ended. */
export function refetchFailed(queries: readonly Progress[]): Promise<unknown> {
  return Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
}

/** The failure of the first query that failed. */
export function firstError(queries: readonly Progress[]): unknown {
  return queries.find(({ isError }) => isError)?.error;
}

/** A query's result as RTK Query gives it. */
export type Query<T> = QueryState<T> & { currentData?: T | undefined };

/**
 * A query without the data of an earlier argument. After a change of the argument RTK Query keeps the earlier response in
 * `data` while it loads and after a failure; a screen would show it as the response for the new argument.
 */
export function current<T>(query: Query<T>): QueryState<T> {
  return { ...query, data: query.currentData };
}
