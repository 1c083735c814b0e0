import type { AppStore } from '@/app/store';

/** The store of the screen that a story shows last; undefined for a story of a component. */
export const opened: { store?: AppStore | undefined } = {};
