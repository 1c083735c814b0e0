import { useEffect, useRef, useState, type ClipboardEvent, type DOMAttributes, type DragEvent } from 'react';
import { cutNote } from '@/domain/text/typedNotes';
import type { Formatter } from './mask';
import { UndoHistory } from './undo';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

export interface Masking {
  /** What the box held before it was typed in. */
  held: () => string;
  /** `isUndone` for a text that the box held before. */
  onValue: (text: string, isUndone?: boolean) => void;
  /** Without one the text is taken as it is. */
  format?: Formatter | undefined;
  /** That of the box, which cuts without a word. */
  maxLength?: number | undefined;
  /** What is to be said beside the field of the text in the box; empty once the box changes and nothing is. */
  onNote?: ((note: string) => void) | undefined;
}

export type MaskedHandlers = 'onChange' | 'onCompositionEnd' | 'onKeyDown' | 'onPaste' | 'onDrop';

interface MaskProps<Box> {
  controlProps: Required<Pick<DOMAttributes<Box>, MaskedHandlers>>;
  /** What is still being composed: it is shown in the box, and is not a value yet. */
  composed: string | undefined;
  /** To be called when the box is left, before anything tidies its text. */
  onLeft: () => void;
}

/** A pasted text as the clipboard had it: browsers cut it, and turn its line ends into blanks. */
interface Pasted {
  before: string;
  start: number;
  end: number;
  text: string;
}

/** What a box remembers between two changes. It ends with the component, or when a program changes the box. */
class Memory {
  readonly history = new UndoHistory();
  /** What the box held when it was last changed by the user, or tidied because it was left. */
  last: string | undefined;
  /** How often the box had been left by then. */
  leavings = 0;
  /** The caret before the change that comes. */
  caret: number | undefined;
  /** What the format left out at the end of it. */
  rest = '';
  pasted: Pasted | undefined;
  cutNote = '';

  forget(): void {
    this.history.clear();
    this.last = undefined;
    this.rest = '';
    this.pasted = undefined;
  }
}

/**
 * What makes a text box format what is typed or pasted, keep the caret where the user is working, say what found no
 * place, and undo. Text that is still being composed (an accent, a syllable) is left alone until it is finished.
 */
export function useMask<Box extends TextBox = HTMLInputElement>({
  held,
  onValue,
  format,
  maxLength,
  onNote,
}: Masking): MaskProps<Box> {
  const [composed, setComposed] = useState<string>();
  // State, so that it changes in the same render as a text that is tidied because the box is left.
  const [leavings, setLeavings] = useState(0);
  const memory = useRef<Memory>(null);

  // Emptied or filled by a program, after a payment was sent, say: nothing of what was typed, or said of it, stays.
  useEffect(() => {
    const kept = memory.current;
    if (!kept) return;
    const isTidied = kept.leavings !== leavings;
    kept.leavings = leavings;
    if (kept.last === undefined || kept.last === held()) return;
    kept.forget();
    if (isTidied) kept.last = held();
    else onNote?.('');
  });

  function recall(): Memory {
    const kept = (memory.current ??= new Memory());
    if (kept.last !== undefined && kept.last !== held()) kept.forget();
    return kept;
  }

  function accept(box: Box, inputType: string, isComposition = false): void {
    const kept = recall();
    const before = held();
    const { pasted } = kept;
    kept.pasted = undefined;
    const isTyped = isComposition || inputType.startsWith('delete') || inputType === 'insertCompositionText';
    const note = inputType.startsWith('insertFrom') ? kept.cutNote : '';
    kept.cutNote = '';
    if (!format) {
      kept.last = box.value;
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
    if (kept.rest !== '' && raw.length > before.length && raw.startsWith(before) && rawCaret === raw.length) {
      raw = before + kept.rest + raw.slice(before.length);
      rawCaret = raw.length;
    }
    const isOneKey =
      (inputType === 'insertText' || isComposition) && raw.length - before.length - kept.rest.length <= 1;
    const formatted = format({ text: raw, caret: rawCaret });
    const text = formatted.isRefused ? before : formatted.text;
    // Deleting a character that the format puts back would stay in place for ever: step over it instead.
    const stuck = inputType === 'deleteContentForward' && text === before;
    const caret = formatted.isRefused ? (kept.caret ?? text.length) : stuck ? rawCaret + 1 : formatted.caret;
    show(box, text, caret);
    const rest = formatted.isRefused && raw.startsWith(before) ? raw.slice(before.length) : formatted.rest;
    kept.rest = (isOneKey && rest) || '';
    kept.last = text;
    const said = formatted.note ?? (isTyped || isOneKey ? undefined : (formatted.pasteNote ?? ''));
    // A key without effect leaves what was said of the text, which stays.
    if (said !== undefined || text !== before) onNote?.(said ?? '');
    if (text === before) return;
    kept.history.add({ text: before, caret: kept.caret ?? before.length });
    onValue(text);
  }

  // Set here and not by the next render, so that the caret is not thrown to the end when the text is refused.
  function show(box: Box, text: string, caret: number): void {
    if (text !== box.value) box.value = text;
    const place = Math.min(caret, text.length);
    if (box.selectionStart !== null) box.setSelectionRange(place, place);
  }

  /** Returns whether there was a step to take. */
  function step(box: Box, way: 'undo' | 'redo'): boolean {
    const kept = recall();
    const to = kept.history[way]({ text: held(), caret: kept.caret ?? held().length });
    if (!to) return false;
    show(box, to.text, to.caret);
    kept.rest = '';
    kept.last = to.text;
    onNote?.('');
    onValue(to.text, true);
    return true;
  }

  function entering(box: Box, text: string, isOwn = false): void {
    const kept = recall();
    const { value, selectionStart, selectionEnd } = box;
    // The box of an email address does not say what is selected in it.
    const selected =
      selectionStart === null ? String(getSelection()).length : (selectionEnd ?? 0) - selectionStart;
    const room = Math.max(0, (maxLength ?? Infinity) - value.length + selected);
    kept.caret = selectionStart ?? value.length;
    kept.cutNote = format || isOwn ? '' : cutNote(maxLength ?? 0, text.slice(Math.min(room, text.length)));
    if (kept.cutNote === '') return;
    // A full box takes nothing, and no change follows.
    kept.last = value;
    onNote?.(kept.cutNote);
  }

  return {
    composed,
    onLeft: () => {
      const kept = recall();
      kept.rest = '';
      if (kept.last !== undefined) setLeavings((count) => count + 1);
    },
    controlProps: {
      onChange: ({ currentTarget, nativeEvent }) => {
        const { isComposing = false, inputType = '' } = inputDetails(nativeEvent);
        const way = { historyUndo: 'undo', historyRedo: 'redo' } as const;
        if (format && isComposing) setComposed(currentTarget.value);
        else if (format && (inputType === 'historyUndo' || inputType === 'historyRedo'))
          step(currentTarget, way[inputType]);
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
        recall().caret = currentTarget.selectionStart ?? undefined;
        if (!(ctrlKey || metaKey) || altKey) return;
        const isUndo = key.toLowerCase() === 'z' && !shiftKey;
        const isRedo = key.toLowerCase() === (shiftKey ? 'z' : 'y');
        if ((isUndo || isRedo) && step(currentTarget, isUndo ? 'undo' : 'redo')) event.preventDefault();
      },
      onPaste: (event: ClipboardEvent<Box>) => {
        const { currentTarget: box, clipboardData } = event;
        const text = clipboardData.getData('text').replaceAll('\r\n', '\n');
        entering(box, text);
        const { value: before, selectionStart: start, selectionEnd: end } = box;
        if (format && start !== null && end !== null) recall().pasted = { before, start, end, text };
      },
      onDrop: ({ currentTarget: box, dataTransfer }: DragEvent<Box>) => {
        const text = dataTransfer.getData('text').replaceAll('\r\n', '\n');
        entering(box, text, text === box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0));
      },
    },
  };
}

function inputDetails(event: Event): Partial<Pick<InputEvent, 'isComposing' | 'inputType'>> {
  return event instanceof InputEvent ? event : {};
}
