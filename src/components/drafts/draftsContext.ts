import { createContext } from 'react';
import type { DraftStore } from '@/domain/saving/draft';

/** Gives the forms the drafts of the user who is signed in. Without it nothing is kept. */
export const DraftsContext = createContext<(() => DraftStore) | null>(null);
