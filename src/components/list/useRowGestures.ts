import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEventHandler,
  type MouseEventHandler,
} from 'react';
import type { MenuItem } from '@/components/ui/menuItem';
import type { ListTable } from './useListTable';

export interface RowGestures<Row extends object> {
  table: ListTable<Row>;
  /** Double click and Enter. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Double click on the actions cell. */
  onEdit?: ((row: Row) => void) | undefined;
  /** Single click and Space. */
  onSelect?: ((row: Row) => void) | undefined;
  /** The blank last row, if there is one. */
  blank?: BlankRow | undefined;
}

export interface BlankRow {
  /** The row's text; 'Add…' by default. */
  label?: string;
  /** The entries of an 'Actions' menu of its own; double click on its button opens the add screen. */
  actions?: readonly MenuItem[];
  /** Opens the add screen: double click, Enter, and a single click unless `onSelect` has another meaning for it. */
  onOpen(): void;
  onSelect?(): void;
}

interface RowMarks {
  /** For the body of the table. */
  handlers: ComponentProps<'tbody'>;
  /** The one row that Tab reaches; the blank row counts as the last. */
  tabStop: number;
  selected: string | null;
  focusRow(index: number): void;
}

/**
 * Handles the rows of a table by pointer and by keyboard alike: one tab stop, arrows move, Enter is the double click, Space
 * the single one. When the focused row is removed, by paging or deletion, the row at its index takes focus.
 * Rows have the attribute `data-row` (their index), the actions cell has `data-actions`.
 */
export function useRowGestures<Row extends object>(gestures: RowGestures<Row>): RowMarks {
  const { table, onOpen, onEdit, onSelect, blank } = gestures;
  const { rows } = table.getRowModel();
  const ref = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<{ element: Element; row: number } | null>(null);
  const isBlankOpened = useRef(false);
  const [active, setActive] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  const last = rows.length - (blank ? 0 : 1);

  function focusRow(index: number): void {
    const row = ref.current?.querySelector<HTMLElement>(`tr[data-row="${String(index)}"]`);
    row?.focus();
    // In the next frame, because the router scrolls a new screen to its top after this.
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }));
  }

  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    // To an element that is still there, a question that has just closed returns the focus itself.
    const { element, row } = focused.current;
    if (!element.isConnected) focusRow(Math.max(0, Math.min(row, rows.length - 1)));
  }, [rows]);

  function select({ id, original }: (typeof rows)[number]): void {
    setSelected(id);
    onSelect?.(original);
  }

  const onClick: MouseEventHandler = ({ target, detail }) => {
    const index = rowIndex(target);
    if (index === null || isControl(target)) return;
    const row = rows[index];
    if (row !== undefined) return select(row);
    const isSecondOfTwo = detail > 1;
    if (!blank || isSecondOfTwo) return;
    setSelected(null);
    isBlankOpened.current = !blank.onSelect;
    (blank.onSelect ?? blank.onOpen)();
  };

  const onDoubleClick: MouseEventHandler = ({ target }) => {
    const index = rowIndex(target);
    if (index === null) return;
    const row = rows[index];
    const isOnActions = isWithin(target, '[data-actions]');
    if (row !== undefined) {
      if (isOnActions) (onEdit ?? onOpen)?.(row.original);
      else if (!isControl(target)) onOpen?.(row.original);
    } else if (blank && !isBlankOpened.current) blank.onOpen();
    isBlankOpened.current = false;
  };

  const onKeyDown: KeyboardEventHandler = (event) => {
    const { target, key } = event;
    const isOnRow = target instanceof HTMLElement && target.dataset['row'] !== undefined;
    const index = rowIndex(target);
    if (!isOnRow || index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[index];
    const actions: Record<string, (() => unknown) | undefined> = {
      ArrowDown: () => focusRow(Math.min(index + 1, last)),
      ArrowUp: () => focusRow(Math.max(index - 1, 0)),
      Home: () => focusRow(0),
      End: () => focusRow(last),
      PageDown: () => table.getCanNextPage() && table.nextPage(),
      PageUp: table.previousPage,
      Enter: () => (row === undefined ? blank?.onOpen() : onOpen?.(row.original)),
      ' ': () => (row === undefined ? blank?.onSelect?.() : select(row)),
    };
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return {
    handlers: {
      ref,
      onClick,
      onDoubleClick,
      onKeyDown,
      onFocus: ({ target }) => {
        const index = rowIndex(target);
        if (index === null) return;
        focused.current = { element: target, row: index };
        setActive(index);
      },
      onBlur: ({ target, relatedTarget }) => {
        // A question about the row may remove it before the closed dialog returns focus.
        const isForQuestion = relatedTarget !== null && isWithin(relatedTarget, '[role="alertdialog"]');
        if (target.isConnected && !isForQuestion) focused.current = null;
      },
    },
    tabStop: Math.max(0, Math.min(active, last)),
    selected,
    focusRow,
  };
}

function isWithin(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether a press was on a control in the row. */
function isControl(target: EventTarget): boolean {
  return isWithin(target, 'a, button, input, select, textarea, label, [role="menu"]');
}

/** The row of a target in the table; null for a target outside, such as a menu whose events bubble through React. */
function rowIndex(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row ? Number(row.dataset['row']) : null;
}
