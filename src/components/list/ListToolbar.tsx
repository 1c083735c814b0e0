import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  filter: string;
  onFilter(text: string): void;
  /** The quick filter's box. */
  boxRef?: Ref<HTMLInputElement>;
  /** Before the quick filter. */
  start?: ReactNode;
  /** The number of rows, as text. */
  count: string;
  children?: ReactNode;
}

/** The row above a list: quick filter, count, and the list's own tools. */
export function ListToolbar({
  filter,
  onFilter,
  boxRef,
  count,
  start,
  children,
}: ListToolbarProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.toolbar}>
      {start}
      <div className={styles.quick}>
        <label htmlFor={id} className="visually-hidden">
          Quick filter
        </label>
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
        <input
          ref={boxRef}
          id={id}
          type="search"
          className={styles.box}
          placeholder="Quick filter"
          autoComplete="off"
          dir="auto"
          spellCheck={false}
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onFilter('')}
        />
      </div>
      <p className={styles.count}>{count}</p>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
