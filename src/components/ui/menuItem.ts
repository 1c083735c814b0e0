interface MenuLink {
  to: string;
  target?: '_blank';
  rel?: 'noopener';
  title?: string;
}

/**
 * An entry of a menu: a link, an action, or a note that says why there is no action. An action starts after the menu has
 * closed and returned the focus.
 */
export type MenuItem = {
  label: string;
  danger?: boolean;
  /** Given where the menu's entries are a choice: whether this one is chosen. */
  isCurrent?: boolean;
  /** Draws a line above. */
  startsGroup?: boolean;
} & (MenuLink | { onSelect(): void } | { isNote: true });
