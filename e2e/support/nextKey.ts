/**
 * Runs in the page. The key that a keyboard user presses to move the focus towards an element: Tab, or the arrows in a menu
 * and among radios. Blank when the element has the focus, `gone` when React has replaced it.
 */
export async function nextKey(element: Element): Promise<string> {
  // Radix moves the focus in a menu by a timer after the key: a second key, or Enter, would reach the entry before.
  if (document.activeElement?.closest('[role="menu"]')) await new Promise((resolve) => setTimeout(resolve));
  const at = document.activeElement;
  if (at === element) return '';
  if (!element.isConnected) return 'gone';
  const isSameChoice =
    at instanceof HTMLInputElement &&
    element instanceof HTMLInputElement &&
    at.type === 'radio' &&
    at.name === element.name;
  if (at?.closest('[role="menu"]') || isSameChoice) return 'ArrowDown';
  const isBefore = at && element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? 'Shift+Tab' : 'Tab';
}
