import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Keeps the attribute `data-fits` on an element while its first child fits its width. A table that fits needs no scrolling
 * frame of its own, so that its head can stick to the page; one that does not fit scrolls inside its frame and the page never
 * scrolls sideways. Where the user spaces the letters, `--ch` is set to the width of a digit with its space, which the unit
 * `ch` leaves out.
 */
export function useFits<T extends HTMLElement>(): {
  ref: RefObject<T | null>;
  /** Whether the element is as narrow as a phone. */
  isPhone: boolean;
} {
  const ref = useRef<T>(null);
  const [isPhone, setPhone] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    // Its width changes with the space between letters.
    const digit = document.createElement('span');
    digit.textContent = '0';
    digit.style.cssText = 'position: absolute; visibility: hidden';
    element.append(digit);
    const observer = new ResizeObserver(() => {
      const { letterSpacing } = getComputedStyle(element);
      element.style.setProperty('--ch', letterSpacing === 'normal' ? '' : `calc(1ch + ${letterSpacing})`);
      setPhone(element.clientWidth <= 480);
      // Not as state: each list would be rendered twice before it is seen.
      element.toggleAttribute('data-fits', content.scrollWidth <= element.clientWidth + 1);
    });
    for (const observed of [element, content, digit]) observer.observe(observed);
    return () => {
      observer.disconnect();
      digit.remove();
    };
  }, []);
  return { ref, isPhone };
}
