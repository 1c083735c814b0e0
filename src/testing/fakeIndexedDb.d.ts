/** As much of the package as the tests use: `auto` gives the page an `indexedDB`, a new factory is an empty one. */
declare module 'fake-indexeddb/auto';
declare module 'fake-indexeddb' {
  export const IDBFactory: new () => globalThis.IDBFactory;
}
