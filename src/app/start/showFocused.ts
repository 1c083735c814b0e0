/**
 * Scrolls an element that gets the focus by keyboard fully into view, clear of the fixed bars. A browser does
 * not scroll to an element that is partly visible.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
