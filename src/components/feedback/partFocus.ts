import { focusHeading, isHeadingFocused, placeOf } from './focusHeading';

const partSelector = 'section, details, [role="dialog"], header, main';

/**
 * The `ref` of a button that may go as it is pressed: the heading of its part of the page takes its focus, which would fall to
 * the page otherwise.
 */
export function keepFocusInPart(button: HTMLElement | null): () => void {
  const part = button?.closest<HTMLElement>(partSelector);
  return () => {
    if (!part || document.activeElement !== button) return;
    const heading = focusHeading(part);
    // Before the code below is loaded, the part may be replaced.
    const place = placeOf(part);
    import(/* webpackChunkName: "retry" */ './followHeading').then(
      ({ followHeading }) => followHeading(heading, place),
      () => undefined,
    );
  };
}

/** The same for a button that may come back, such as Retry after another failure: it takes the focus back from the heading. */
export function keepRetryFocus(button: HTMLElement | null): () => void {
  const part = button?.closest<HTMLElement>(partSelector);
  if (part && isHeadingFocused(part)) button?.focus();
  return keepFocusInPart(button);
}
