import { isComposing } from '@/components/ui/isComposing';

/** Controls in which Alt and an arrow key already do something: textareas, selects, date inputs. */
const ownKeys = 'textarea, select, [contenteditable], [role="combobox"], [role="menu"], input[type="date"]';

/**
 * The step that a key press asks for: -1 for Alt+↑, 1 for Alt+↓, 0 for any other key and while a dialog is
 * open.
 */
export function keyStep(event: KeyboardEvent): -1 | 0 | 1 {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey || isComposing({ nativeEvent: event })) return 0;
  if (target instanceof Element && target.closest(ownKeys)) return 0;
  if (document.querySelector('[role$="dialog"]')) return 0;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
}
