import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import type { Id } from '@/domain/records/scalars';
import styles from './ScrollRow.module.css';

/** How far one press of an arrow scrolls a menu row, in pixels. */
const menuScrollStep = 150;

interface ScrollRowProps {
  /** One element that holds the entries side by side. */
  children: ReactNode;
  /** The chosen entry; when it changes, the row scrolls to it. */
  chosen?: Id | undefined;
  /** Renders no arrows while all entries are visible; otherwise they are only invisible then, and tools find them. */
  hasOptionalArrows?: boolean;
}

/** A row of entries that scrolls sideways, with an arrow for each direction, which shows only when there is more to see. */
export function ScrollRow({ children, chosen, hasOptionalArrows = false }: ScrollRowProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  // At either end of the row its arrow is dimmed.
  const [atStart, setAtStart] = useState(true);
  const [atEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const now = row.current;
    if (!now) return undefined;
    const updateArrows = (): void => {
      setAtStart(now.scrollLeft <= 0);
      setAtEnd(now.scrollLeft + now.clientWidth >= now.scrollWidth - 1);
    };
    const observer = new ResizeObserver(updateArrows);
    observer.observe(now);
    if (now.firstElementChild) observer.observe(now.firstElementChild);
    now.addEventListener('scroll', updateArrows, { passive: true });
    // The row's own listeners are removed together with the row.
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !entry) return;
    const { offsetLeft, offsetWidth } = entry;
    const { scrollLeft, clientWidth } = row.current;
    const isInSight = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    if (!isInSight) row.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [chosen]);

  const scrolls = !(atStart && atEnd);

  function move(pixels: number): void {
    if (row.current) row.current.scrollLeft += pixels;
  }

  return (
    <div className={styles.row}>
      <div ref={row} className={styles.items}>
        {children}
      </div>
      {(scrolls || !hasOptionalArrows) && (
        <div className={classes(styles.arrows, !scrolls && styles.needless)}>
          <IconButton
            icon="chevronLeft"
            label="Scroll left"
            size="small"
            tabIndex={scrolls ? undefined : -1}
            className={classes(styles.arrow, atStart && styles.idle)}
            onClick={() => move(-menuScrollStep)}
          />
          <IconButton
            icon="chevronRight"
            label="Scroll right"
            size="small"
            tabIndex={scrolls ? undefined : -1}
            className={classes(styles.arrow, atEnd && styles.idle)}
            onClick={() => move(menuScrollStep)}
          />
        </div>
      )}
    </div>
  );
}
