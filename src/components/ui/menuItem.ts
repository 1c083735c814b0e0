/**
 * A menu's entry: a link, something to do, or a note that says why there is nothing to do. What an entry does starts
 * after the menu has closed and given focus back.
 */
export type MenuItem = {
  label: string;
  danger?: boolean;
  /** Given where the menu's entries are a choice: whether this one is chosen. */
  isCurrent?: boolean;
  /** Draws a line above. */
  startsGroup?: boolean;
} & ({ to: string } | { onSelect(): void } | { isNote: true });
