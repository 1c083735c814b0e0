/**
 * Scrolls what gets the focus by keyboard whole into sight, clear of what is pinned at the edges. A browser itself leaves
 * alone what is seen in part.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
