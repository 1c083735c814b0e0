/**
 * The ref of a backdrop. It sets CSS variables to the area that an on-screen keyboard leaves visible: in Safari and older
 * browsers the keyboard covers the page without changing `dvh` or fixed boxes.
 */
export function followVisibleArea(backdrop: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!backdrop || !viewport) return undefined;
  const follow = (): void => {
    // After a pinch zoom the visible area moves with the user, so the size of the window is used.
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
