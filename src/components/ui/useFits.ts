import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element's content fits its width. A table that fits needs no scrolling frame of its own, so that its head can
 * stick to the page; one that does not fit scrolls inside its frame and the page never scrolls sideways.
 */
export function useFits<T extends HTMLElement>(): { ref: RefObject<T | null>; fits: boolean } {
  const ref = useRef<T>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const observer = new ResizeObserver(() => setFits(content.scrollWidth <= element.clientWidth + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { ref, fits };
}
