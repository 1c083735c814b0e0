import { createContext } from 'react';
import type { SentActionStore } from '@/domain/saving/sentAction';

/** Gives the store of the user who is signed in to screens that send what must not be sent twice. */
export const SentActionsContext = createContext<(() => SentActionStore) | null>(null);
