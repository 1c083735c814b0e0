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

/** Whether `focusHeading` gave the focus to the heading of this part, and it is still there. */
export function isHeadingFocused(part: HTMLElement): boolean {
  return heldHeading === document.activeElement && heldHeading === headingOf(part);
}

/** Where a part of the page is: what is drawn there later may be another element. */
export interface Place {
  readonly part: HTMLElement;
  readonly outer: Element | null;
  readonly index: number;
}

export function placeOf(part: HTMLElement): Place {
  const outer = part.parentElement;
  return { part, outer, index: outer ? [...outer.children].indexOf(part) : 0 };
}
