import { useEffect, useRef } from 'react';
import { announce } from './announce';

const settledMs = 500;

/**
 * Has `text` read out once the user has changed something (`page`, `filter`) and the screen has come to rest; not on
 * arrival, and not when only the data moved.
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
