import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isComposing } from '@/components/ui/isComposing';
import { selectNextRecord } from '@/components/list/listsSlice';
import { own } from '@/domain/values/objects';
import { useAppSelector } from '@/redux';
import { isField, focusSameField } from './focusSameField';

interface SaveAndNext {
  /** What the next form is: of the next record in the list from which this form was opened, or of another new record. */
  readonly next: 'record' | 'new' | undefined;
  /** Opens it. There, the field that had the focus last takes focus again; in a new record, the first field. */
  readonly openNext: () => void;
  /** For the form: Ctrl+Enter, or ⌘ Enter on a Mac, in a field. */
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * For a form that can continue with the next record of its list, or with another new record; `save` is called for
 * Ctrl+Enter.
 */
export function useSaveAndNext(save: () => void, isNew: boolean): SaveAndNext {
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const nextPath = useAppSelector((state) => selectNextRecord(state, pathname));
  const next = isNew ? 'new' : nextPath === undefined ? undefined : 'record';
  const last = useRef<Parameters<typeof focusSameField>[0]>(undefined);
  return {
    next,
    openNext: () => {
      if (isNew) void navigate(pathname, { replace: true, state: { added: addedCount(location.state) + 1 } });
      if (isNew || nextPath === undefined) return;
      focusSameField(last.current, nextPath);
      void navigate(nextPath, { replace: true, state: { step: 1 } });
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

/** How many records were added one after the other on a form for new records, as its history entry says. */
export function addedCount(state: unknown): number {
  const count = own(state, 'added');
  return typeof count === 'number' ? count : 0;
}
