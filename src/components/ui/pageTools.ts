import { createContext, type ReactNode } from 'react';

/** What an area adds to the header of each of its screens, before the screen's own action. */
export const PageToolsContext = createContext<ReactNode>(null);

/** What an area shows under the header of each of its screens. */
export const PageNoteContext = createContext<ReactNode>(null);
