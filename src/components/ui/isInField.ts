/** Whether a key is pressed where text is typed or something is chosen, so that it means no command. */
export function isInField({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
