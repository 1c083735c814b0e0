import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Sets the attribute `data-fits` on an element while its first child fits its width. A table that fits has a sticky header;
 * one that does not fit scrolls inside the element. Where the user changes the letter spacing, `--ch` is set to the width of
 * a digit with its space, which the unit `ch` leaves out.
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
    // The width of this digit changes with the letter spacing, which notifies the observer.
    const digit = document.createElement('span');
    digit.textContent = '0';
    digit.style.cssText = 'position: absolute; visibility: hidden';
    element.append(digit);
    const observer = new ResizeObserver(() => {
      const { letterSpacing } = getComputedStyle(element);
      element.style.setProperty('--ch', letterSpacing === 'normal' ? '' : `calc(1ch + ${letterSpacing})`);
      setPhone(element.clientWidth <= 480);
      // Not React state, which would render each list twice.
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
