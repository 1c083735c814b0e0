import { createContext } from 'react';
import type { DraftStore } from '@/domain/saving/draft';

/** Gives the forms the draft store of the user who is signed in. Without it no drafts are stored. */
export const DraftsContext = createContext<(() => DraftStore) | null>(null);
