/**
 * Whether a key press without modifiers is this command. Not in a field, nor while a dialog or a menu is
 * open: these handle keys themselves.
 */
export function isSingleKey({ key, target }: KeyboardEvent, command: string): boolean {
  return (
    key === command &&
    !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) &&
    !document.querySelector('[role$="dialog"], [role="menu"]')
  );
}
