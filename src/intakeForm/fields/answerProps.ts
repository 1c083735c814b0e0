import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ControlProps } from '@/components/form/FieldFrame';
import type { AnswerField } from '../state/answerField';
import { useQuotation } from '../state/store';
import type { ZipLookups, ZipOffer } from '../state/zipLookup';

/** The props of every kind of input: its field, the field's text, and the attributes that connect label and error. */
export interface AnswerProps {
  cell: AnswerField;
  /** The text of the field. A text box reads `cell` instead, because a keystroke does not render it. */
  text: string;
  controlProps: ControlProps;
  /** The accessible name; in a table it includes the row number. */
  label: string;
  onType: (text: string) => void;
  /** `unfinished` is the message for a text that the control itself cannot read. */
  onLeave: (unfinished?: string) => void;
}

/** The zip lookups of the form; without them zip fields are plain inputs. */
export const ZipContext = createContext<ZipLookups | null>(null);

/** Typing stores the answer. Leaving the input validates it and looks up a zip code. */
export function useAnswerInput(cell: AnswerField): Pick<AnswerProps, 'onType' | 'onLeave'> {
  const { answers } = useQuotation();
  const zips = useContext(ZipContext);
  return {
    onType: (text) => answers.type(cell, text),
    onLeave: (unfinished) => {
      answers.onBlur(cell, unfinished);
      void zips?.onBlur(cell);
    },
  };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** The cities that a zip field offers. */
export function useZipOffer(cell: AnswerField): ZipOffer | undefined {
  const zips = useContext(ZipContext);
  return useSyncExternalStore(zips?.subscribe ?? subscribeToNothing, () => zips?.getOffer(cell));
}
