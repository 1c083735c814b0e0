import { useRef, useState, type ReactNode } from 'react';
import { showMoney } from '@/domain/text/money';
import { hasLineEnd } from '@/domain/text/lineEnds';
import { isDigit, preserveCaret } from './mask/mask';
import { MaskedInput } from './mask/MaskedInput';
import type { TextBoxProps } from './textBox';

interface MoneyInputProps extends Omit<TextBoxProps, 'value' | 'onChange' | 'ref'> {
  /** The text as it was typed or stored, which is what is sent. */
  text: string;
  onText: (text: string) => void;
  /** The number is no amount, such as a percentage, and is shown as it was typed. */
  isPlain?: boolean;
  control?: TextBoxProps['ref'];
}

const isAmountCharacter = (character: string): boolean => isDigit(character) || character === '.';

/**
 * A box for an amount of money. It shows '$1,000,000' until it is pressed or typed into, and then the typed text until it is
 * left. `text` is always the typed text. Focus alone does not change what is shown, because the browser selects the text
 * after the focus, and a change would lose the selection. A stored text of several lines that is no amount has a text area.
 */
export function MoneyInput({ control, onBlur, ...props }: MoneyInputProps): ReactNode {
  const { text, onText, isPlain = false, ...rest } = props;
  const [isMultiline, setMultiline] = useState(false);
  if (!isMultiline && hasLineEnd(isPlain ? text : showMoney(text))) setMultiline(true);
  return isMultiline ? (
    <MaskedInput {...rest} autoComplete="off" ref={control} value={text} onValue={onText} onBlur={onBlur} />
  ) : (
    <AmountBox {...props} control={control} onBlur={onBlur} />
  );
}

function AmountBox({ text, onText, isPlain = false, control, onBlur, ...rest }: MoneyInputProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [isEdited, setEdited] = useState(false);
  const formatted = isPlain ? text : showMoney(text);

  function edit(): void {
    const input = box.current;
    if (isEdited || !input) return;
    setEdited(true);
    if (formatted === text) return;
    // Set synchronously and not by the next render, because the key is typed into the box next.
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const mapCaret = (caret: number): number =>
      caret === formatted.length
        ? text.length
        : preserveCaret(() => text, isAmountCharacter)({ text: formatted, caret }).caret;
    input.value = text;
    input.setSelectionRange(start === 0 ? 0 : mapCaret(start), mapCaret(end));
  }

  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ref={(input) => {
        box.current = input;
        control?.(input);
      }}
      type="text"
      value={isEdited ? text : formatted}
      onChange={({ currentTarget }) => {
        // Scripts and the browser's autofill change the text without a key, also in a box without the focus.
        setEdited(document.activeElement === currentTarget);
        onText(currentTarget.value);
      }}
      onMouseDown={({ currentTarget }) => {
        if (document.activeElement === currentTarget) return;
        // After a press the browser sets the caret in the formatted text, so the text is changed only at the release.
        const release = (): void => {
          if (document.activeElement === currentTarget) edit();
        };
        window.addEventListener('mouseup', release, { once: true });
      }}
      onKeyDown={edit}
      onBlur={(event) => {
        // The box stays the active element when the window loses the focus.
        if (document.activeElement !== event.currentTarget) setEdited(false);
        onBlur?.(event);
      }}
    />
  );
}
