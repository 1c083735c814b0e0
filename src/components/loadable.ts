/**
 * What a screen knows of something being loaded. Query results of the API layer fit as they are; a component takes this
 * shape and never imports the API.
 */
export interface Loadable<T> {
  data?: T | undefined;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}
