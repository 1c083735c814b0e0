import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ControlWiring } from '@/components/FieldFrame';
import type { AnswerCell } from './answerCell';
import { useQuotation } from './store';
import type { ZipLookups, ZipOffer } from './zipLookup';

/** What every kind of input gets: its cell, what the cell holds, and how its words are read with it. */
export interface AnswerProps {
  cell: AnswerCell;
  text: string;
  wiring: ControlWiring;
  /** The accessible name, with the row where rows repeat. */
  label: string;
  onLeave: (unfinished?: string) => void;
}

/** The zip lookups of the form; without them zip fields are plain inputs. */
export const ZipContext = createContext<ZipLookups | null>(null);

/** What to do when an input is left: its own check, and the zip lookup. */
export function useLeave(cell: AnswerCell): (unfinished?: string) => void {
  const { answers } = useQuotation();
  const zips = useContext(ZipContext);
  return (unfinished) => {
    answers.leave(cell, unfinished);
    void zips?.leave(cell);
  };
}

function never(): () => void {
  return () => undefined;
}

/** The cities that a zip field offers. */
export function useZipOffer(cell: AnswerCell): ZipOffer | undefined {
  const zips = useContext(ZipContext);
  return useSyncExternalStore(zips?.subscribe ?? never, () => zips?.offerOf(cell));
}
