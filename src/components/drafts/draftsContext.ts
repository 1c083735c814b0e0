import { createContext } from 'react';
import type { Draft } from '@/domain/saving/draft';

/** Where the drafts of one user are kept. None of it ever rejects. */
export interface DraftStore {
  read(route: string): Promise<Draft | undefined>;
  write(draft: Draft): Promise<void>;
  remove(route: string): Promise<void>;
}

/** Hands the store to the forms; its code comes with the first of them. Without one nothing is kept. */
export const DraftsContext = createContext<(() => Promise<DraftStore>) | null>(null);
