import { useSyncExternalStore } from 'react';
import { Listeners } from '@/domain/values/listeners';

const listeners = new Listeners();
let parents = '';

/** Tells the frame which screens the shown one belongs to: their links from the outermost to the nearest, between blanks. */
export function showParents(links: string): void {
  parents = links;
  listeners.notify();
}

/** These links, the nearest first. */
export function useParentScreens(): readonly string[] {
  return useSyncExternalStore(listeners.subscribe, () => parents)
    .split(' ')
    .reverse();
}
