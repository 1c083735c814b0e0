import { createContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/**
 * The page's router. The router's hooks return the location of the rendered screen; this state has the latest location,
 * whose screen may still be rendering.
 */
export const RouterContext = createContext<Pick<DataRouter, 'state'> | null>(null);
