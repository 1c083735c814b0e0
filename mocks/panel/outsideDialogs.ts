/** Events inside the panel that the product must not see: it would take them for events outside of its dialog. */
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
 * Adds the element of the panel. The panel stays usable while a modal dialog of the product is open, because its element
 * is a child of `<html>`: a dialog hides and disables only what is in `<body>`.
 */
export function addPanelContainer(): HTMLElement {
  const container = document.createElement('div');
  document.documentElement.append(container);
  for (const type of own)
    container.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  // A dialog that loses the focus takes it back. Its listener on the document runs after this one.
  document.addEventListener('focusout', (event) => {
    if (isIn(container, event.relatedTarget)) event.stopImmediatePropagation();
  });
  return container;
}

/** Escape closes the panel but no dialog; F9 moves the focus into the panel and back. Returns a function that stops this. */
export function listenToPanelKeys(panel: HTMLElement, { enter, close }: PanelKeys): () => void {
  let before: Element | null = null;
  const restoreFocus = (): void => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    before = null;
  };
  // A dialog listens in the capture phase of the document; only a listener of the window runs before it.
  const listen = (event: KeyboardEvent): void => {
    const isInside = isIn(panel, event.target);
    if (event.key === 'F9') {
      event.preventDefault();
      if (isInside) restoreFocus();
      else {
        before = document.activeElement;
        enter();
      }
    } else if (event.key === 'Escape' && isInside) {
      event.stopPropagation();
      close();
      restoreFocus();
    }
  };
  window.addEventListener('keydown', listen, { capture: true });
  return () => {
    window.removeEventListener('keydown', listen, { capture: true });
  };
}

function isIn(container: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && container.contains(target);
}
