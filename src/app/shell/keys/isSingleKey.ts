/**
 * Whether a key that is pressed alone is this command. It is none in a field, while a dialog or a menu is open, whose own keys
 * these are.
 */
export function isSingleKey({ key, target }: KeyboardEvent, command: string): boolean {
  return (
    key === command &&
    !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) &&
    !document.querySelector('[role$="dialog"], [role="menu"]')
  );
}
