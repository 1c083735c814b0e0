import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ControlWiring } from '@/components/form/FieldFrame';
import type { AnswerField } from '../state/answerField';
import { useQuotation } from '../state/store';
import type { ZipLookups, ZipOffer } from '../state/zipLookup';

/** What every kind of input gets: its cell, what the cell holds, and how its words are read with it. */
export interface AnswerProps {
  cell: AnswerField;
  /** What it holds. A box of text reads its cell instead, since a keystroke does not draw it anew. */
  text: string;
  wiring: ControlWiring;
  /** The accessible name, with the row where rows repeat. */
  label: string;
  onType: (text: string) => void;
  /** `unfinished` is said of a text that the control itself cannot read. */
  onLeave: (unfinished?: string) => void;
}

/** The zip lookups of the form; without them zip fields are plain inputs. */
export const ZipContext = createContext<ZipLookups | null>(null);

/** What typing does, and leaving: the input's own check, and the zip lookup. */
export function useAnswerInput(cell: AnswerField): Pick<AnswerProps, 'onType' | 'onLeave'> {
  const { answers } = useQuotation();
  const zips = useContext(ZipContext);
  return {
    onType: (text) => answers.type(cell, text),
    onLeave: (unfinished) => {
      answers.leave(cell, unfinished);
      void zips?.leave(cell);
    },
  };
}

function never(): () => void {
  return () => undefined;
}

/** The cities that a zip field offers. */
export function useZipOffer(cell: AnswerField): ZipOffer | undefined {
  const zips = useContext(ZipContext);
  return useSyncExternalStore(zips?.subscribe ?? never, () => zips?.offerOf(cell));
}
