import { createContext } from 'react';
import type { DraftStore } from '@/domain/saving/draft';

/** Hands the store to the forms; its code comes with the first of them. Without one nothing is kept. */
export const DraftsContext = createContext<(() => Promise<DraftStore>) | null>(null);
