import { useEffect, useRef } from 'react';
import { announce } from './announce';

const settledMs = 500;

/**
 * Announces `text` after `change` (such as the page or the filter) has changed and the screen was unchanged for a moment.
 * Nothing is announced on arrival, nor when only the data has changed.
 */
export function useAnnouncedChange(text: string, change: string, isReady: boolean): void {
  const announced = useRef(change);
  useEffect(() => {
    if (!isReady || announced.current === change) return undefined;
    const timer = setTimeout(() => {
      announced.current = change;
      announce(text);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [text, change, isReady]);
}
