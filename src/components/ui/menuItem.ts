/**
 * A menu's entry: a link, something to do, or a note that says why there is nothing to do. What an entry does starts
 * after the menu has closed and given focus back.
 */
export type MenuItem = { label: string; danger?: boolean } & (
  { to: string } | { onSelect(): void } | { isNote: true }
);
