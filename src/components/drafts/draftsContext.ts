import { createContext } from 'react';
import type { Draft } from '@/domain/draft';

/** Where the drafts of one user are kept. None of it ever rejects. */
export interface DraftShelf {
  read(route: string): Promise<Draft | undefined>;
  write(draft: Draft): Promise<void>;
  remove(route: string): Promise<void>;
}

/** Hands the shelf to the forms; its code comes with the first of them. Without one nothing is kept. */
export const DraftsContext = createContext<(() => Promise<DraftShelf>) | null>(null);
