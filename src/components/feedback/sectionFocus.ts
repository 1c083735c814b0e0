const partSelector = 'section, details, [role="dialog"], header, main';

/** The heading that has the focus in place of a button that is gone. */
let heldHeading: Element | undefined;

/**
 * The `ref` of a button that may go as it is pressed: the heading of its part of the page takes its focus, which would fall to
 * the page otherwise.
 */
export function keepFocusInSection(button: HTMLElement | null): () => void {
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
  return keepFocusInSection(button);
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

function headingOf(part: HTMLElement): HTMLElement {
  return part.querySelector<HTMLElement>('summary, h1, h2, h3') ?? part;
}

/** Focuses the heading of a part of the page, or the part itself where it has none, and returns what has the focus. */
function focusHeading(part: HTMLElement): HTMLElement {
  const heading = headingOf(part);
  if (!heading.matches('summary, [tabindex]')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heldHeading = heading;
  return heading;
}

/** Whether `focusHeading` gave the focus to the heading of this part, and it is still there. */
function isHeadingFocused(part: HTMLElement): boolean {
  return heldHeading === document.activeElement && heldHeading === headingOf(part);
}

/** Where a part of the page is: what is drawn there later may be another element. */
interface Place {
  readonly part: HTMLElement;
  readonly outer: Element | null;
  readonly index: number;
}

function placeOf(part: HTMLElement): Place {
  const outer = part.parentElement;
  return { part, outer, index: outer ? [...outer.children].indexOf(part) : 0 };
}
