import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import styles from './ScrollRow.module.css';

/** CONST-03: how far one press of an arrow moves a menu row, in pixels. */
const menuScrollStep = 150;

interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Whether there is more to either side; arrows that lead nowhere are dimmed. */
function useEnds(): [Ends, (row: HTMLElement | null) => (() => void) | undefined] {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  const [watch] = useState(() => (row: HTMLElement | null) => {
    if (!row) return undefined;
    const look = (): void => {
      const atStart = row.scrollLeft <= 0;
      const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    if (row.firstElementChild) observer.observe(row.firstElementChild);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  });
  return [ends, watch];
}

interface ScrollRowProps {
  /** One element that holds the entries side by side. */
  children: ReactNode;
  /** Changes with the chosen entry, which is then brought into sight. */
  chosen?: string | undefined;
}

/** SHELL-17: a row of entries that scrolls sideways, with an arrow for each direction. */
export function ScrollRow({ children, chosen }: ScrollRowProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const [{ atStart, atEnd }, watch] = useEnds();

  useEffect(() => watch(row.current), [watch]);
  useEffect(() => {
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !entry) return;
    const { offsetLeft, offsetWidth } = entry;
    const { scrollLeft, clientWidth } = row.current;
    const isInSight = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
    if (!isInSight) row.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [chosen]);

  function move(pixels: number): void {
    if (row.current) row.current.scrollLeft += pixels;
  }

  return (
    <div className={styles.row}>
      <div ref={row} className={styles.items}>
        {children}
      </div>
      <div className={styles.arrows}>
        <IconButton
          icon="chevronLeft"
          label="Scroll left"
          size="small"
          className={classes(styles.arrow, atStart && styles.idle)}
          onClick={() => move(-menuScrollStep)}
        />
        <IconButton
          icon="chevronRight"
          label="Scroll right"
          size="small"
          className={classes(styles.arrow, atEnd && styles.idle)}
          onClick={() => move(menuScrollStep)}
        />
      </div>
    </div>
  );
}
