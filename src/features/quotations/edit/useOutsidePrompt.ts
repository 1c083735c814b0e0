import { useEffect, useRef, type RefObject } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';

const question = 'You entered something in the form. Do you want to save?';

interface OutsidePrompt {
  /** The element of the form. */
  box: RefObject<HTMLElement | null>;
  /** Whether the form has changes to ask about. */
  isOpen: () => boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** The child of `body` that contains an element: the page itself, or a portal such as a dialog. */
function pageLayer(element: Element): Element | null {
  return element.closest('body > *');
}

/** Whether a click is outside the form. Clicks in dialogs, menus or on the scrollbar do not count. */
function isOutside(box: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof Element) || box.contains(target)) return false;
  const { clientWidth, clientHeight } = document.documentElement;
  const isOnScrollbar = clientWidth > 0 && (clientX >= clientWidth || clientY >= clientHeight);
  const isFloating =
    pageLayer(target) !== pageLayer(box) && target !== document.documentElement && target !== document.body;
  const isPopup = target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
  // The side panel has links to fields of the form.
  const isPanel = target.closest('[data-side-panel]');
  return !isOnScrollbar && !isFloating && !isPopup && !isPanel;
}

/**
 * After edits a click outside the form asks whether to save, before it has any effect. Selecting text by dragging does not
 * count as a click.
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

    function needsQuestion(event: MouseEvent): boolean {
      return box.current !== null && latest.current.isOpen() && isOutside(box.current, event);
    }

    function press(event: MouseEvent): void {
      if (event.type === 'pointerdown') {
        startedInside = event.target instanceof Node && box.current?.contains(event.target) === true;
      }
      // Handlers outside the form must not react to the press. Browser defaults such as selecting text still work.
      if (needsQuestion(event)) event.stopPropagation();
    }

    function click(event: MouseEvent): void {
      const isDrag = event.detail > 0 && (startedInside || document.getSelection()?.type === 'Range');
      startedInside = false;
      if (isDrag || !needsQuestion(event)) return;
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
