import { focusHeading, isHeadingFocused, placeOf, type Place } from './focusHeading';

const partSelector = 'section, details, [role="dialog"], header, main';

/**
 * The `ref` of a button that may go as it is pressed: the heading of its part of the page takes its focus, which would fall to
 * the page otherwise.
 */
export function keepFocusInPart(button: HTMLElement | null): () => void {
  const part = button?.closest<HTMLElement>(partSelector);
  return () => {
    if (!part || document.activeElement !== button) return;
    followHeading(focusHeading(part), placeOf(part));
  };
}

/** The same for a button that may come back, such as Retry after another failure: it takes the focus back from the heading. */
export function keepRetryFocus(button: HTMLElement | null): () => void {
  const part = button?.closest<HTMLElement>(partSelector);
  if (part && isHeadingFocused(part)) button?.focus();
  return keepFocusInPart(button);
}

/**
 * Keeps the focus in its place when a heading that has it, or the whole part of the page, is replaced by what has loaded. It
 * ends when the user moves the focus.
 */
function followHeading(heading: HTMLElement, place: Place): void {
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });

  function follow(): void {
    if (document.activeElement === heading) return;
    observer.disconnect();
    if (heading.isConnected || document.activeElement !== document.body) return;
    const next = place.part.isConnected ? place.part : place.outer?.children[place.index];
    if (next instanceof HTMLElement && next.isConnected) followHeading(focusHeading(next), placeOf(next));
    else document.getElementById('main')?.focus();
  }
}
