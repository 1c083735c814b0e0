import { useEffect, type RefObject } from 'react';

/**
 * Closes an open menu or panel on Escape, which returns the focus to its button, and on a press elsewhere. A
 * dialog or menu above it calls `preventDefault` on the Escape that closes it.
 */
export function useDismissal(area: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      area.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const closeOnPressElsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !area.current?.contains(target)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressElsewhere);
    };
  });
}
