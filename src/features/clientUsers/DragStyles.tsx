import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';

/**
 * Surrounds a drag-and-drop context. That library writes its rules into style elements, which the content security
 * policy forbids; here they become a constructed style sheet, which it allows. Where there are no such sheets, the
 * elements stay.
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

// oxlint-disable-next-line typescript/no-deprecated -- one of its overloads is, which is not called
const real = Document.prototype.createElement;

/** Layout effects run in the tree's order: this one before the library's, which makes the elements. */
function Divert(): null {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    // oxlint-disable-next-line typescript/no-deprecated -- the same
    document.createElement = (name: string, options?: ElementCreationOptions) =>
      name === 'style' ? mirrored() : real.call(document, name, options);
  }, []);
  return null;
}

/** … and this one after. */
function Restore(): null {
  useLayoutEffect(() => {
    Reflect.deleteProperty(document, 'createElement');
  }, []);
  return null;
}

/** An element that takes the library's rules for a style element; while it is in the page, they count. */
function mirrored(): HTMLElement {
  const sheet = new CSSStyleSheet();
  const element = real.call(document, 'template');
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
