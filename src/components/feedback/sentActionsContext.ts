import { createContext } from 'react';
import type { SentActionStore } from '@/domain/saving/sentAction';

/** Hands the store to screens that send what must not be sent twice; its code comes with the first of them. */
export const SentActionsContext = createContext<(() => Promise<SentActionStore>) | null>(null);
