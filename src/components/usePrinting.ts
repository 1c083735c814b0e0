import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page is being printed, for what is folded away on the screen and belongs on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia('print').matches);
}
