import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { showMoney } from '@/domain/text/money';
import { isDigit, preserveCaret } from './mask/mask';

interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  /** The text as it was typed or stored, which is what is sent. */
  text: string;
  onText: (text: string) => void;
  /** The number is no amount, such as a percentage, and is shown as it was typed. */
  isPlain?: boolean;
  control?: (input: HTMLInputElement | null) => void;
}

const isPart = (character: string): boolean => isDigit(character) || character === '.';

/**
 * A box for an amount of money. It shows '$1,000,000' until it is edited: pressed by a pointer or typed into; then the text as
 * it was typed, with the caret before the same digit, until it is left. Only what is shown changes: `text` stays as it was
 * typed. Focus alone changes nothing: browsers select the text afterwards, and would lose it by a change.
 */
export function MoneyInput({
  text,
  onText,
  isPlain = false,
  control,
  onBlur,
  ...rest
}: MoneyInputProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const [isEdited, setEdited] = useState(false);
  const formatted = isPlain ? text : showMoney(text);

  function edit(): void {
    const input = box.current;
    if (isEdited || !input) return;
    setEdited(true);
    if (formatted === text) return;
    // Now and not by the next render: the key is typed into it next.
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const place = (caret: number): number =>
      caret === formatted.length
        ? text.length
        : preserveCaret(() => text, isPart)({ text: formatted, caret }).caret;
    input.value = text;
    input.setSelectionRange(start === 0 ? 0 : place(start), place(end));
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
        // A program replaces the whole text without a key; a browser fills in boxes that do not have the focus, too.
        setEdited(document.activeElement === currentTarget);
        onText(currentTarget.value);
      }}
      onMouseDown={({ currentTarget }) => {
        if (document.activeElement === currentTarget) return;
        // The browser sets the caret of a press after the focus, in the text that is shown then: it stays until the release.
        const release = (): void => {
          if (document.activeElement === currentTarget) edit();
        };
        window.addEventListener('mouseup', release, { once: true });
      }}
      onKeyDown={edit}
      onBlur={(event) => {
        // A window that loses the focus keeps that of its box.
        if (document.activeElement !== event.currentTarget) setEdited(false);
        onBlur?.(event);
      }}
    />
  );
}
