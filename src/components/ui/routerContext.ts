import { createContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/**
 * The page's router. Its hooks say where the rendered screen is; this says where the router already is, which may be a
 * screen that is still being rendered.
 */
export const RouterContext = createContext<Pick<DataRouter, 'state'> | null>(null);
