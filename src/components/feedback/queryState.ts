/**
 * What a screen knows of something being loaded. Query results of the API layer fit as they are; a component takes this
 * shape and never imports the API.
 */
export interface QueryState<T> {
  data?: T | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** Asks again for the parts that have failed; the promise ends with the last of them. */
export function refetchFailed(parts: readonly Omit<QueryState<unknown>, 'data'>[]): Promise<unknown> {
  return Promise.all(parts.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
}

/** A query's result as RTK Query gives it. */
export type Query<T> = QueryState<T> & { currentData?: T | undefined };

/**
 * What a query knows of its present argument. After a change of argument RTK Query keeps the earlier answer in `data`,
 * while it asks and when that fails; shown or offered, it would be taken for an answer to the new one.
 */
export function current<T>(query: Query<T>): QueryState<T> {
  return { ...query, data: query.currentData };
}
