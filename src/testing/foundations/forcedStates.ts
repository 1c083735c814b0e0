/**
 * Copies the rules of the page for `:hover` and `:focus-visible`, so that an element with `data-state="hover"` or
 * `data-state="focus-visible"` looks as in that state. Returns what removes the copies.
 */
export function forceStates(): () => void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const copies = document.createElement('style');
  copies.textContent = rules
    // A rule in a media query is about a special display, and is left out.
    .filter((rule) => rule instanceof CSSStyleRule && /:(hover|focus-visible)\b/.test(rule.selectorText))
    .map(({ cssText }) => cssText.replaceAll(/:(hover|focus-visible)\b/g, '[data-state="$1"]'))
    .join('\n');
  document.head.append(copies);
  return () => copies.remove();
}
