const partSelector = 'section, details, [role="dialog"], header, main';

/** The heading that has the focus in place of a button that is gone. */
let heldHeading: Element | undefined;

function headingOf(part: HTMLElement): HTMLElement {
  return part.querySelector<HTMLElement>('summary, h1, h2, h3') ?? part;
}

/** Focuses the heading of a part of the page, or the part itself where it has none, and returns what has the focus. */
export function focusHeading(part: HTMLElement): HTMLElement {
  const heading = headingOf(part);
  if (!heading.matches('summary, [tabindex]')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heldHeading = heading;
  return heading;
}

/**
 * The `ref` of a button that may go as it is pressed: the heading of its part of the page takes its focus, which would fall to
 * the page otherwise.
 */
export function keepFocusInPart(button: HTMLElement | null): () => void {
  const part = button?.closest<HTMLElement>(partSelector);
  return () => {
    if (!part || document.activeElement !== button) return;
    const heading = focusHeading(part);
    import(/* webpackChunkName: "retry" */ './afterRetry').then(
      ({ followHeading }) => followHeading(heading, part),
      () => undefined,
    );
  };
}

/** The same for a button that may come back, such as Retry after another failure: it takes the focus back from the heading. */
export function keepRetryFocus(button: HTMLElement | null): () => void {
  const part = button?.closest<HTMLElement>(partSelector);
  if (part && heldHeading === document.activeElement && heldHeading === headingOf(part)) button?.focus();
  return keepFocusInPart(button);
}
