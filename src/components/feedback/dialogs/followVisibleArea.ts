/**
 * The ref of a backdrop. It tells the styles of the backdrop what an on-screen keyboard leaves of the window: in Safari, and in
 * older browsers, the keyboard covers the page, and neither `dvh` nor fixed boxes take notice of it.
 */
export function followVisibleArea(backdrop: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!backdrop || !viewport) return undefined;
  const follow = (): void => {
    // A user who has zoomed in with two fingers moves about in the page: there the window stays the measure.
    const isZoomed = viewport.scale > 1;
    const entries = { '--visible-top': viewport.offsetTop, '--visible-height': viewport.height };
    for (const [name, pixels] of Object.entries(entries)) {
      backdrop.style.setProperty(name, isZoomed ? '' : `${pixels}px`);
    }
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
