import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { ListTable } from './useListTable';
import styles from './Pager.module.css';

interface PagerProps<Row extends object> {
  table: ListTable<Row>;
  /** 'Page X of Y', with whatever follows it on this list. */
  text: string;
}

/** The buttons First, Previous, Next and Last, and the text with the current page. */
export function Pager<Row extends object>({ table, text }: PagerProps<Row>): ReactNode {
  const { pageIndex } = table.state.pagination;
  const group = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const hasPrevious = table.getCanPreviousPage();
  const hasNext = table.getCanNextPage();

  // On the first and last page two buttons are disabled and lose the focus, which moves to Next or Previous.
  useEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    const isFocusLost =
      document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (isFocusLost) group.current?.querySelectorAll('button')[hasPrevious ? 1 : 2]?.focus();
  }, [pageIndex, hasPrevious]);

  const step = (label: string, isEnabled: boolean, turn: () => void): ReactNode => (
    <Button
      variant="quiet"
      size="small"
      disabled={!isEnabled}
      onClick={() => {
        hasPressed.current = true;
        turn();
      }}
    >
      {label}
    </Button>
  );

  return (
    <div ref={group} className={styles.pager} role="group" aria-label="Pages">
      <p className={styles.text}>{text}</p>
      {step('First', hasPrevious, table.firstPage)}
      {step('Previous', hasPrevious, table.previousPage)}
      {step('Next', hasNext, table.nextPage)}
      {step('Last', hasNext, table.lastPage)}
    </div>
  );
}
