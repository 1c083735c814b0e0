import type { Page } from '@playwright/test';

/**
 * Changes a page like a browser's translator: the text of each element is moved into two elements of the translator, also
 * of later elements, and the texts of options become other texts. Elements with `translate="no"` are not changed.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'font, script, style, noscript, textarea, title, svg, [translate="no"]';
    const replace = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest(untouched)) return;
      if (parent instanceof HTMLOptionElement) {
        if (!text.data.endsWith('·')) text.data = `${text.data.replaceAll(/\s+/g, ' ')}·`;
        return;
      }
      const outer = document.createElement('font' as string);
      const inner = outer.appendChild(document.createElement('font' as string));
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const translateIn = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateIn(target);
        else for (const node of addedNodes) translateIn(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
