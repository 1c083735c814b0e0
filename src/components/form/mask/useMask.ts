import { useEffect, useRef, useState, type ClipboardEvent, type DOMAttributes, type DragEvent } from 'react';
import { cutNote } from '@/domain/text/typedNotes';
import type { TextBox } from '../textBox';
import type { Formatter } from './mask';
import { UndoHistory } from './undo';

export interface Masking {
  /** The current value of the box. */
  held: () => string;
  /** `isUndone` when undo or redo has restored the text. */
  onValue: (text: string, isUndone?: boolean) => void;
  /** Without a format the text is not changed. */
  format?: Formatter | undefined;
  /** The `maxLength` of the box; a note says when the browser has cut a text. */
  maxLength?: number | undefined;
  /** The note about a text without a format after a paste; the text has the line ends that browsers replace. */
  noteOnPaste?: ((text: string) => string) | undefined;
  /** Shows a note about the text in the box; called with '' to remove it. */
  onNote?: ((note: string) => void) | undefined;
}

export type MaskedHandlers = 'onChange' | 'onCompositionEnd' | 'onKeyDown' | 'onPaste' | 'onDrop';

interface MaskProps<Box> {
  controlProps: Required<Pick<DOMAttributes<Box>, MaskedHandlers>>;
  /** The text during a composition of an input method: it is shown in the box, but is not a value yet. */
  composed: string | undefined;
  /** Call it on blur, before the text is formatted. */
  onLeft: () => void;
}

/** A pasted text as it was in the clipboard: browsers cut it and replace its line ends by blanks. */
interface Pasted {
  before: string;
  start: number;
  end: number;
  text: string;
}

/** The state of a box between two changes. It is reset when a program changes the box. */
class MaskState {
  readonly history = new UndoHistory();
  /** The text after the last change by the user, or after it was formatted on blur. */
  last: string | undefined;
  /** The number of blurs at that moment. */
  leavings = 0;
  /** The caret before the next change. */
  caret: number | undefined;
  /** The characters that the format has dropped from the end of the text. */
  rest = '';
  pasted: Pasted | undefined;
  /** The note about a text that is inserted next. */
  insertNote = '';

  forget(): void {
    this.history.clear();
    this.last = undefined;
    this.rest = '';
    this.pasted = undefined;
  }
}

/**
 * Makes a text box format typed and pasted text, preserve the caret, show a note about dropped characters, and undo. Text
 * that an input method is still composing is not formatted.
 */
export function useMask<Box extends TextBox = TextBox>({
  held,
  onValue,
  format,
  maxLength,
  noteOnPaste,
  onNote,
}: Masking): MaskProps<Box> {
  const [composed, setComposed] = useState<string>();
  // State, so that it changes in the same render as a text that is formatted on blur.
  const [leavings, setLeavings] = useState(0);
  const memory = useRef<MaskState>(null);

  // When a program has changed the box, as after a payment was sent, the state and the note are reset.
  useEffect(() => {
    const state = memory.current;
    if (!state) return;
    const isTidied = state.leavings !== leavings;
    state.leavings = leavings;
    if (state.last === undefined || state.last === held()) return;
    state.forget();
    if (isTidied) state.last = held();
    else onNote?.('');
  });

  function currentState(): MaskState {
    const state = (memory.current ??= new MaskState());
    if (state.last !== undefined && state.last !== held()) state.forget();
    return state;
  }

  function accept(box: Box, inputType: string, isComposition = false): void {
    const state = currentState();
    const before = held();
    const { pasted } = state;
    state.pasted = undefined;
    const isTyped = isComposition || inputType.startsWith('delete') || inputType === 'insertCompositionText';
    const note = inputType.startsWith('insertFrom') ? state.insertNote : '';
    state.insertNote = '';
    if (!format) {
      state.last = box.value;
      onNote?.(note);
      onValue(box.value);
      return;
    }
    let raw = box.value;
    let rawCaret = box.selectionEnd ?? raw.length;
    if (pasted?.before === before && inputType === 'insertFromPaste') {
      raw = before.slice(0, pasted.start) + pasted.text + before.slice(pasted.end);
      rawCaret = pasted.start + pasted.text.length;
    }
    if (
      state.rest !== '' &&
      raw.length > before.length &&
      raw.startsWith(before) &&
      rawCaret === raw.length
    ) {
      raw = before + state.rest + raw.slice(before.length);
      rawCaret = raw.length;
    }
    const isOneKey =
      (inputType === 'insertText' || isComposition) && raw.length - before.length - state.rest.length <= 1;
    const formatted = format({ text: raw, caret: rawCaret });
    const text = formatted.isRefused ? before : formatted.text;
    // The format restores a deleted separator, so Delete moves the caret over it instead.
    const stuck = inputType === 'deleteContentForward' && text === before;
    const caret = formatted.isRefused ? (state.caret ?? text.length) : stuck ? rawCaret + 1 : formatted.caret;
    show(box, text, caret);
    const rest = formatted.isRefused && raw.startsWith(before) ? raw.slice(before.length) : formatted.rest;
    state.rest = (isOneKey && rest) || '';
    state.last = text;
    const nextNote = formatted.note ?? (isTyped || isOneKey ? undefined : (formatted.pasteNote ?? ''));
    // A key without effect does not change the note, because the text is the same.
    if (nextNote !== undefined || text !== before) onNote?.(nextNote ?? '');
    if (text === before) return;
    state.history.add({ text: before, caret: state.caret ?? before.length });
    onValue(text);
  }

  // Set synchronously and not by the next render, so that the caret does not jump to the end when the text is refused.
  function show(box: Box, text: string, caret: number): void {
    if (text !== box.value) box.value = text;
    const position = Math.min(caret, text.length);
    if (box.selectionStart !== null) box.setSelectionRange(position, position);
  }

  /** Undoes or redoes a step. Returns whether there was one. */
  function step(box: Box, direction: 'undo' | 'redo'): boolean {
    const state = currentState();
    const to = state.history[direction]({ text: held(), caret: state.caret ?? held().length });
    if (!to) return false;
    show(box, to.text, to.caret);
    state.rest = '';
    state.last = to.text;
    onNote?.('');
    onValue(to.text, true);
    return true;
  }

  function beforeInsert(box: Box, text: string, isOwn = false): void {
    const state = currentState();
    const { value, selectionStart, selectionEnd } = box;
    // An email box has no selectionStart.
    const selected =
      selectionStart === null ? String(getSelection()).length : (selectionEnd ?? 0) - selectionStart;
    const room = Math.max(0, (maxLength ?? Infinity) - value.length + selected);
    state.caret = selectionStart ?? value.length;
    state.insertNote = '';
    if (format || isOwn) return;
    const whole = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0);
    const cut = cutNote(maxLength ?? 0, text.slice(Math.min(room, text.length)));
    state.insertNote = [noteOnPaste?.(whole), cut].filter(Boolean).join(' ');
    if (cut === '') return;
    // When the box is full, no change event follows.
    state.last = value;
    onNote?.(state.insertNote);
  }

  return {
    composed,
    onLeft: () => {
      const state = currentState();
      state.rest = '';
      if (state.last !== undefined) setLeavings((count) => count + 1);
    },
    controlProps: {
      onChange: ({ currentTarget, nativeEvent }) => {
        const { isComposing = false, inputType = '' } = inputDetails(nativeEvent);
        const directions = { historyUndo: 'undo', historyRedo: 'redo' } as const;
        if (format && isComposing) setComposed(currentTarget.value);
        else if (format && (inputType === 'historyUndo' || inputType === 'historyRedo'))
          step(currentTarget, directions[inputType]);
        else accept(currentTarget, inputType);
      },
      onCompositionEnd: ({ currentTarget }) => {
        if (composed === undefined) return;
        setComposed(undefined);
        accept(currentTarget, '', true);
      },
      onKeyDown: (event) => {
        if (!format) return;
        const { key, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
        currentState().caret = currentTarget.selectionStart ?? undefined;
        if (!(ctrlKey || metaKey) || altKey) return;
        const isUndo = key.toLowerCase() === 'z' && !shiftKey;
        const isRedo = key.toLowerCase() === (shiftKey ? 'z' : 'y');
        if ((isUndo || isRedo) && step(currentTarget, isUndo ? 'undo' : 'redo')) event.preventDefault();
      },
      onPaste: (event: ClipboardEvent<Box>) => {
        const { currentTarget: box, clipboardData } = event;
        const text = clipboardData.getData('text').replaceAll('\r\n', '\n');
        beforeInsert(box, text);
        const { value: before, selectionStart: start, selectionEnd: end } = box;
        if (format && start !== null && end !== null) currentState().pasted = { before, start, end, text };
      },
      onDrop: ({ currentTarget: box, dataTransfer }: DragEvent<Box>) => {
        const text = dataTransfer.getData('text').replaceAll('\r\n', '\n');
        beforeInsert(box, text, text === box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0));
      },
    },
  };
}

function inputDetails(event: Event): Partial<Pick<InputEvent, 'isComposing' | 'inputType'>> {
  return event instanceof InputEvent ? event : {};
}
