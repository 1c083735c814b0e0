import { useEffect, useRef, type RefObject } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';

const question = 'You entered something in the form. Do you want to save?';

interface OutsidePrompt {
  /** The form's box. */
  box: RefObject<HTMLElement | null>;
  /** Whether there is anything to ask about. */
  isOpen: () => boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The child of `body` that contains an element: the page itself, or a layer above it. */
function layerOf(element: Element): Element | null {
  return element.closest('body > *');
}

/** Dialogs, menus and the like have a layer of their own; the edge of the page belongs to the scrollbar. */
function isElsewhere(box: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof Element) || box.contains(target)) return false;
  const { clientWidth, clientHeight } = document.documentElement;
  const isOnScrollbar = clientWidth > 0 && (clientX >= clientWidth || clientY >= clientHeight);
  const isFloating =
    layerOf(target) !== layerOf(box) && target !== document.documentElement && target !== document.body;
  const isPopup = target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
  // The panel beside the form leads to places in it.
  const isPanel = target.closest('[data-side-panel]');
  return !isOnScrollbar && !isFloating && !isPopup && !isPanel;
}

/**
 * QNEW-10 to QNEW-12, Q-153: a click outside the form after edits asks before it acts. A text selection that is dragged
 * out of the form or made outside it is no such click.
 */
export function useOutsidePrompt(prompt: OutsidePrompt): void {
  const { confirm } = useDialogs();
  const latest = useRef(prompt);
  useEffect(() => {
    latest.current = prompt;
  });
  const { box } = prompt;

  useEffect(() => {
    let startedInside = false;
    let isAsking = false;

    async function ask(): Promise<void> {
      isAsking = true;
      const closing = { byEscape: false };
      const isConfirmed = await confirm(question, { onEscape: () => (closing.byEscape = true) });
      isAsking = false;
      if (isConfirmed) latest.current.onSave();
      else if (!closing.byEscape) latest.current.onDiscard();
    }

    function isAskedAbout(event: MouseEvent): boolean {
      return box.current !== null && latest.current.isOpen() && isElsewhere(box.current, event);
    }

    function press(event: MouseEvent): void {
      if (event.type === 'pointerdown') {
        startedInside = event.target instanceof Node && box.current?.contains(event.target) === true;
      }
      // Nothing outside begins to act on the press; the browser's own, such as selecting text, goes on.
      if (isAskedAbout(event)) event.stopPropagation();
    }

    function click(event: MouseEvent): void {
      const isDrag = event.detail > 0 && (startedInside || document.getSelection()?.type === 'Range');
      startedInside = false;
      if (isDrag || !isAskedAbout(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isAsking) void ask();
    }

    window.addEventListener('pointerdown', press, true);
    window.addEventListener('mousedown', press, true);
    window.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('click', click, true);
    };
  }, [box, confirm]);
}
