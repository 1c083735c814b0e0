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
 * A box for an amount of money. It shows '$1,000,000' until it gets the focus, and then the text as it was typed, with the
 * caret before the same digit. Only what is shown changes: `text` stays as it was typed.
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
  const isPressed = useRef(false);
  const formatted = isPlain ? text : showMoney(text);

  function edit(): void {
    isPressed.current = false;
    const input = box.current;
    if (isEdited || !input) return;
    setEdited(true);
    if (formatted === text) return;
    // Now and not by the next render, so that what a program selects after the focus stays selected.
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
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onMouseDown={({ currentTarget }) => {
        if (document.activeElement === currentTarget) return;
        isPressed.current = true;
        // The browser sets the caret of a press after the focus, in the text that is shown then: it stays until the release.
        const release = (): void => {
          if (isPressed.current && document.activeElement === currentTarget) edit();
          isPressed.current = false;
        };
        window.addEventListener('mouseup', release, { once: true });
      }}
      onKeyDown={edit}
      onFocus={() => {
        if (!isPressed.current) edit();
      }}
      onBlur={(event) => {
        // A window that loses the focus keeps that of its box.
        if (document.activeElement !== event.currentTarget) setEdited(false);
        onBlur?.(event);
      }}
    />
  );
}
