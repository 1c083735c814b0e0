import { focusHeading, placeOf, type Place } from './focusHeading';

/**
 * Keeps the focus in its place when a heading that has it, or the whole part of the page, is replaced by what has loaded. It
 * ends when the user moves the focus.
 */
export function followHeading(heading: HTMLElement, place: Place): void {
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });
  follow();

  function follow(): void {
    if (document.activeElement === heading) return;
    observer.disconnect();
    if (heading.isConnected || document.activeElement !== document.body) return;
    const next = place.part.isConnected ? place.part : place.outer?.children[place.index];
    if (next instanceof HTMLElement && next.isConnected) followHeading(focusHeading(next), placeOf(next));
    else document.getElementById('main')?.focus();
  }
}
