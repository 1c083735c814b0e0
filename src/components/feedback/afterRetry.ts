import { announce } from './announce';
import { focusHeading, placeOf, type Place } from './focusHeading';

/** How long a screen may take to show what has been loaded, in milliseconds. */
const renderMs = 500;

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

/**
 * Reads out that something is loading again and, where `loading` is a promise, what became of it. A failure that is shown anew
 * reads itself out.
 */
export async function announceLoading(
  loading: unknown,
  {
    hasNewFailure,
    isStillShown,
    failure,
  }: {
    hasNewFailure: () => boolean;
    /** Whether the first failure is in the page as before. */
    isStillShown: () => boolean;
    failure: string;
  },
): Promise<void> {
  const { pathname } = window.location;
  if (hasNewFailure()) return;
  announce('Loading');
  if (!(loading instanceof Promise)) return;
  await loading.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, renderMs));
  if (isStillShown()) announce(failure);
  else if (!hasNewFailure() && window.location.pathname === pathname) announce('Loaded');
}
