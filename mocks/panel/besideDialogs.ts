/** Events of the panel that the product must not act on: it takes them for a press or a key outside of its dialog. */
const own = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'focusout',
  'keydown',
  'wheel',
  'touchmove',
] as const;

interface PanelKeys {
  /** Opens the panel and moves the focus into it. */
  readonly enter: () => void;
  readonly close: () => void;
}

/**
 * A place for the panel that stays usable while a modal dialog of the product is open. It is a child of `<html>`: a dialog
 * hides and disables what is in `<body>`. F9 moves the focus into the panel and back to where it was.
 */
export function placeBesideDialogs(): HTMLElement {
  const place = document.createElement('div');
  document.documentElement.append(place);
  for (const type of own)
    place.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  // A dialog that loses the focus takes it back. It listens on the document too, and later than this.
  document.addEventListener('focusout', (event) => {
    if (isIn(place, event.relatedTarget)) event.stopImmediatePropagation();
  });
  return place;
}

/** Escape closes the panel and no dialog; F9 goes into the panel and back. Returns a function that ends this. */
export function listenToPanelKeys(panel: HTMLElement, { enter, close }: PanelKeys): () => void {
  let before: Element | null = null;
  const goBack = (): void => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    before = null;
  };
  // A dialog listens while the event goes down from the document: only the window comes before it.
  const listen = (event: KeyboardEvent): void => {
    const isInside = isIn(panel, event.target);
    if (event.key === 'F9') {
      event.preventDefault();
      if (isInside) goBack();
      else {
        before = document.activeElement;
        enter();
      }
    } else if (event.key === 'Escape' && isInside) {
      event.stopPropagation();
      close();
      goBack();
    }
  };
  window.addEventListener('keydown', listen, { capture: true });
  return () => {
    window.removeEventListener('keydown', listen, { capture: true });
  };
}

function isIn(place: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && place.contains(target);
}
