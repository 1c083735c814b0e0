import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './Pager.module.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage(page: number): void;
  /** 'Page X of Y', with whatever follows it on this list. */
  text: string;
}

/** LIST-01, LIST-02: first, previous, next, last, and where the user is. */
export function Pager({ page, pages, onPage, text }: PagerProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isFirst = page <= 1;
  const isLast = page >= pages;

  // A button that leads nowhere any more is disabled and would drop the focus it had: its opposite takes it.
  useEffect(() => {
    if (!hasPressed.current) return;
    hasPressed.current = false;
    const isFocusLost =
      document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (isFocusLost) group.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [page]);

  const step = (label: string, target: number, isDisabled: boolean): ReactNode => (
    <Button
      variant="quiet"
      size="small"
      disabled={isDisabled}
      onClick={() => {
        hasPressed.current = true;
        onPage(target);
      }}
    >
      {label}
    </Button>
  );

  return (
    <div ref={group} className={styles.pager} role="group" aria-label="Pages">
      <p className={styles.text}>{text}</p>
      {step('First', 1, isFirst)}
      {step('Previous', page - 1, isFirst)}
      {step('Next', page + 1, isLast)}
      {step('Last', pages, isLast)}
    </div>
  );
}
