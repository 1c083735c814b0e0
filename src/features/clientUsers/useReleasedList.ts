import { useEffect, useRef } from 'react';

/** The attribute that identifies a list under the pointer. */
export const listMark = 'data-list';

interface ReleasedList {
  /** Call it at the start of a drag, to clear the earlier one. */
  readonly forget: () => void;
  /** The id of the list under the mouse when its button was released; undefined if there was none. */
  readonly mark: () => string | undefined;
}

/**
 * Remembers the list over which the mouse button was released. The library updates its target once a frame,
 * so after a quick drag it may still report the list from which the item was lifted.
 */
export function useReleasedList(): ReleasedList {
  const released = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: MouseEvent): void => {
      const list = target instanceof Element ? target.closest(`[${listMark}]`) : null;
      released.current = list?.getAttribute(listMark) ?? undefined;
    };
    // In the capture phase, before the library handles the event and ends the drag.
    window.addEventListener('mouseup', note, { capture: true });
    return () => window.removeEventListener('mouseup', note, { capture: true });
  }, []);
  return {
    forget: () => {
      released.current = undefined;
    },
    mark: () => released.current,
  };
}
