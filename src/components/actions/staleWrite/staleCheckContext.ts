import { createContext } from 'react';

/**
 * Whether a record is read again before its update. An area sets it from the configuration (`staleWriteCheck`), which may
 * turn the check off.
 */
export const StaleCheckContext = createContext(true);
