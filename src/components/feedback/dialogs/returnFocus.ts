/**
 * Gives focus back to what had it; when that is gone, to the page's heading, so that it is never lost. A menu closes when a dialog
 * opens above it: the focus of its entry goes to the menu's button, which names the menu. A control that the user has moved to
 * since the dialog was closed keeps the focus.
 */
export function returnFocus(from: Element | null): void {
  const current = document.activeElement;
  if (current instanceof HTMLElement && current.tabIndex >= 0) return;
  const menu = from?.closest('[role="menu"]');
  const to = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : from;
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus();
  else document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
}
