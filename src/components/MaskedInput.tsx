import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Formatter } from './mask';

interface Masked {
  value: string;
  onValue: (text: string) => void;
  /** Without one the text is taken as it is. */
  format?: Formatter | undefined;
}

type MaskedWiring = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'> & { value: string };

/**
 * What makes a text box format what is typed or pasted and keep the caret where the user is working. Text that is still
 * being composed (an accent, a syllable) is left alone until it is finished.
 */
export function useMask({ value, onValue, format }: Masked): MaskedWiring {
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
    const stuck = deletedForward && text === value;
    // Set here and not by the next render, so that the caret is not thrown to the end when the text is refused.
    if (text !== raw) box.value = text;
    const place = stuck ? Math.min(rawCaret + 1, text.length) : caret;
    if (box.selectionStart !== null) box.setSelectionRange(place, place);
    onValue(text);
  }

  return {
    value: composed ?? value,
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
  };
}

export type MaskedInputProps = Masked & Omit<ComponentProps<'input'>, keyof MaskedWiring>;

/** A text box with a mask. */
export function MaskedInput({ value, onValue, format, ...rest }: MaskedInputProps): ReactNode {
  return <input type="text" {...rest} {...useMask({ value, onValue, format })} />;
}

function inputDetails(event: Event): Partial<Pick<InputEvent, 'isComposing' | 'inputType'>> {
  return event instanceof InputEvent ? event : {};
}
