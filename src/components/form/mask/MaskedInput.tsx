import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Formatter } from './mask';
import { ConcealedInput } from '../SecretInput';

interface Masking {
  /** What the box held before it was typed in. */
  held: () => string;
  onValue: (text: string) => void;
  /** Without one the text is taken as it is. */
  format?: Formatter | undefined;
}

interface MaskWiring {
  wiring: Required<Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'>>;
  /** What is still being composed: it is shown in the box, and is not a value yet. */
  composed: string | undefined;
}

/**
 * What makes a text box format what is typed or pasted and keep the caret where the user is working. Text that is still
 * being composed (an accent, a syllable) is left alone until it is finished.
 */
export function useMask({ held, onValue, format }: Masking): MaskWiring {
  const [composed, setComposed] = useState<string>();

  function accept(box: HTMLInputElement, deletedForward: boolean): void {
    const raw = box.value;
    if (!format) {
      onValue(raw);
      return;
    }
    const rawCaret = box.selectionStart ?? raw.length;
    const { text, caret } = format({ text: raw, caret: rawCaret });
    // Deleting a character that the format puts back would stay in place for ever: step over it instead.
    const stuck = deletedForward && text === held();
    // Set here and not by the next render, so that the caret is not thrown to the end when the text is refused.
    if (text !== raw) box.value = text;
    const place = stuck ? Math.min(rawCaret + 1, text.length) : caret;
    if (box.selectionStart !== null) box.setSelectionRange(place, place);
    onValue(text);
  }

  return {
    composed,
    wiring: {
      onChange: ({ currentTarget, nativeEvent }) => {
        const { isComposing = false, inputType = '' } = inputDetails(nativeEvent);
        if (format && isComposing) setComposed(currentTarget.value);
        else accept(currentTarget, inputType === 'deleteContentForward');
      },
      onCompositionEnd: ({ currentTarget }) => {
        if (composed === undefined) return;
        setComposed(undefined);
        accept(currentTarget, false);
      },
    },
  };
}

type MaskedInputProps = Omit<Masking, 'held'> & {
  value: string;
  /** Shown as dots. */
  isConcealed?: boolean | undefined;
} & Omit<ComponentProps<'input'>, 'value' | keyof MaskWiring['wiring']>;

/** A text box with a mask. */
export function MaskedInput({ value, onValue, format, isConcealed, ...rest }: MaskedInputProps): ReactNode {
  const { composed, wiring } = useMask({ held: () => value, onValue, format });
  const Box = isConcealed ? ConcealedInput : 'input';
  return <Box type="text" {...rest} {...wiring} value={composed ?? value} />;
}

function inputDetails(event: Event): Partial<Pick<InputEvent, 'isComposing' | 'inputType'>> {
  return event instanceof InputEvent ? event : {};
}
