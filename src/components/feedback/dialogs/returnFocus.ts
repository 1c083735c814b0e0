/**
 * Returns focus to the opener of a dialog, or to the page's heading when the opener is gone. An opener in a menu, which was
 * closed by the dialog, is replaced by the menu's button. When the user has focused another control, nothing changes.
 */
export function returnFocus(from: Element | null): void {
  const current = document.activeElement;
  if (current instanceof HTMLElement && current.tabIndex >= 0) return;
  const menu = from?.closest('[role="menu"]');
  const to = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : from;
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus();
  else document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
}
