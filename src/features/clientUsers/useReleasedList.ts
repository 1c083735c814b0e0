import { useEffect, useRef } from 'react';

/** Marks a list, so that it is known again under the pointer. */
export const listMark = 'data-list';

interface ReleasedList {
  /** At the start of a drag: an earlier release says nothing of this one. */
  readonly forget: () => void;
  /** The mark of the list under the mouse when its button was released; undefined where there was none. */
  readonly mark: () => string | undefined;
}

/**
 * Where the mouse let go. Drag and drop follows it frame by frame, so that a quick drag ends before it has followed: it
 * then says that the item was dropped where it was lifted.
 */
export function useReleasedList(): ReleasedList {
  const released = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: MouseEvent): void => {
      const list = target instanceof Element ? target.closest(`[${listMark}]`) : null;
      released.current = list?.getAttribute(listMark) ?? undefined;
    };
    // Before drag and drop hears of it, which ends the drag.
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
