/** Gives focus back to what had it; when that is gone, to the page's heading, so that it is never lost. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected && to !== document.body) to.focus();
  else document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
}
