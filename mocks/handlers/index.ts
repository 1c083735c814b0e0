import type { HttpHandler } from 'msw';
import { referenceHandlers } from './reference';

/** The mocked server, area by area. */
export const handlers: HttpHandler[] = [...referenceHandlers];
