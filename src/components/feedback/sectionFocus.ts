const sectionSelector = 'section, details, [role="dialog"], header, main';

/** The heading that was focused in position of a removed button. */
let focusedHeading: Element | undefined;

/**
 * The `ref` of a button that may be removed by its own press: the heading of its section takes the focus, which would be lost
 * otherwise.
 */
export function keepFocusInSection(button: HTMLElement | null): () => void {
  const section = button?.closest<HTMLElement>(sectionSelector);
  return () => {
    if (!section || document.activeElement !== button) return;
    followHeading(focusHeading(section), sectionPosition(section));
  };
}

/** The same for a button that may be rendered again, such as Retry: it takes the focus back from the heading. */
export function keepRetryFocus(button: HTMLElement | null): () => void {
  const section = button?.closest<HTMLElement>(sectionSelector);
  if (section && isHeadingFocused(section)) button?.focus();
  return keepFocusInSection(button);
}

/**
 * Focuses the next heading in the same position when the focused heading or its whole section is replaced. It stops when
 * the user moves the focus.
 */
function followHeading(heading: HTMLElement, position: SectionPosition): void {
  const observer = new MutationObserver(follow);
  observer.observe(document.body, { childList: true, subtree: true });

  function follow(): void {
    if (document.activeElement === heading) return;
    observer.disconnect();
    if (heading.isConnected || document.activeElement !== document.body) return;
    const next = position.section.isConnected ? position.section : position.outer?.children[position.index];
    if (next instanceof HTMLElement && next.isConnected)
      followHeading(focusHeading(next), sectionPosition(next));
    else document.getElementById('main')?.focus();
  }
}

function sectionHeading(section: HTMLElement): HTMLElement {
  return section.querySelector<HTMLElement>('summary, h1, h2, h3') ?? section;
}

/** Focuses the heading of a section, or the section itself where it has none, and returns the focused element. */
function focusHeading(section: HTMLElement): HTMLElement {
  const heading = sectionHeading(section);
  if (!heading.matches('summary, [tabindex]')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  focusedHeading = heading;
  return heading;
}

/** Whether the heading of this section was focused by `focusHeading` and still has the focus. */
function isHeadingFocused(section: HTMLElement): boolean {
  return focusedHeading === document.activeElement && focusedHeading === sectionHeading(section);
}

/** The position of a section in the page, where another element may be rendered later. */
interface SectionPosition {
  readonly section: HTMLElement;
  readonly outer: Element | null;
  readonly index: number;
}

function sectionPosition(section: HTMLElement): SectionPosition {
  const outer = section.parentElement;
  return { section, outer, index: outer ? [...outer.children].indexOf(section) : 0 };
}
