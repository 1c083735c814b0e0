import { useEffect, type RefObject } from 'react';

/**
 * Closes what is open by Escape, which gives focus back to its button, and by a press elsewhere. A dialog or menu above it
 * prevents the default of the Escape that closes it.
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
