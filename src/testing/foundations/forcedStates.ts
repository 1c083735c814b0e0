/** The states of a pointer and of the keyboard that `data-state` can show without either. */
export type ForcedState = 'hover' | 'focus-visible';

/**
 * Copies the rules of the page for `:hover` and `:focus-visible`, so that an element with `data-state="hover"` or
 * `data-state="focus-visible"` looks as in that state. Returns what removes the copies.
 */
export function forceStates(): () => void {
  const copies = new CSSStyleSheet();
  for (const { cssRules } of document.styleSheets)
    for (const { cssText } of cssRules) {
      const copy = cssText.replaceAll(/:(hover|focus-visible)\b/g, '[data-state="$1"]');
      // A rule in a media query is about a special display, and is left out.
      if (copy !== cssText && !cssText.startsWith('@')) copies.insertRule(copy, copies.cssRules.length);
    }
  document.adoptedStyleSheets.push(copies);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copies);
  };
}
