import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isComposing } from '@/components/ui/isComposing';
import { selectNextRecord } from '@/components/list/listsSlice';
import { useAppSelector } from '@/redux';
import { isField, focusSameField } from './focusSameField';

interface SaveAndNext {
  /** Whether there is a next record in the list from which the form was opened. */
  readonly isPossible: boolean;
  /** Navigates to it; there, the field that had the focus last takes focus again. */
  readonly openNext: () => void;
  /** For the form: Ctrl+Enter, or ⌘ Enter on a Mac, in a field. */
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** For a form that can continue with the next record of its list; `save` is called for Ctrl+Enter. */
export function useSaveAndNext(save: () => void): SaveAndNext {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const next = useAppSelector((state) => selectNextRecord(state, pathname));
  const last = useRef<Parameters<typeof focusSameField>[0]>(undefined);
  return {
    isPossible: next !== undefined,
    openNext: () => {
      if (next === undefined) return;
      focusSameField(last.current, next);
      void navigate(next, { replace: true, state: { step: 1 } });
    },
    handlers: {
      onFocus: ({ target }) => {
        if (isField(target)) last.current = target;
      },
      onKeyDown: (event) => {
        const isPressed = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (!isPressed || next === undefined || !isField(event.target) || isComposing(event)) return;
        event.preventDefault();
        save();
      },
    },
  };
}
