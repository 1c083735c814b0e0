import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';

/**
 * Wraps a drag-and-drop context. The library creates style elements, which the content security policy
 * forbids. Their rules go into constructed style sheets instead, which it allows. A browser without these
 * gets the elements.
 */
export function DragStyles({ children }: { children: ReactNode }): ReactElement {
  return (
    <>
      <Divert />
      {children}
      <Restore />
    </>
  );
}

// oxlint-disable-next-line typescript/no-deprecated -- the deprecated overload is not called
const createElement = Document.prototype.createElement;

/**
 * Layout effects run in the order of the tree: this one runs before the library's, which create the elements.
 */
function Divert(): null {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    // oxlint-disable-next-line typescript/no-deprecated -- the deprecated overload is not called
    document.createElement = (name: string, options?: ElementCreationOptions) =>
      name === 'style' ? mirrored() : createElement.call(document, name, options);
  }, []);
  return null;
}

/** Runs after the library's layout effects. */
function Restore(): null {
  useLayoutEffect(() => {
    Reflect.deleteProperty(document, 'createElement');
  }, []);
  return null;
}

/**
 * An element that the library uses like a style element: while it is connected, its text is a constructed
 * style sheet.
 */
function mirrored(): HTMLElement {
  const sheet = new CSSStyleSheet();
  const element = createElement.call(document, 'template');
  const adopted = (): CSSStyleSheet[] => document.adoptedStyleSheets.filter((one) => one !== sheet);
  new MutationObserver(() => sheet.replaceSync(element.textContent)).observe(element, { childList: true });
  const head = new MutationObserver(() => {
    if (element.isConnected) return;
    head.disconnect();
    document.adoptedStyleSheets = adopted();
  });
  head.observe(document.head, { childList: true });
  document.adoptedStyleSheets = [...adopted(), sheet];
  return element;
}
