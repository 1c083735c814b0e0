import { useId, useRef, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { isComposing } from '@/components/ui/isComposing';
import { Icon } from '@/components/ui/Icon';
import type { HeaderFilters } from './useHeaderFilters';
import styles from './DataTable.module.css';

interface FilterHeaderProps {
  label: string;
  filterKey: string;
  filters: HeaderFilters;
}

/** QLIST-04: pressing the header turns it into a text box named after the column. */
export function FilterHeader({ label, filterKey, filters }: FilterHeaderProps): ReactNode {
  const id = useId();
  const isFocusDue = useRef(false);
  const text = filters.textOf(filterKey);

  function takeFocus(control: HTMLElement | null): void {
    if (control && isFocusDue.current) control.focus();
    if (control) isFocusDue.current = false;
  }

  if (text === undefined) {
    return (
      <button
        ref={takeFocus}
        type="button"
        className={styles.headButton}
        onClick={() => {
          isFocusDue.current = true;
          filters.onText(filterKey, '');
        }}
      >
        <span>{label}</span>
        <span className={classes(styles.sortMark, styles.idle)}>
          <Icon name="filter" size={14} />
        </span>
      </button>
    );
  }
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={takeFocus}
        id={id}
        type="text"
        className={styles.headBox}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={(event) => filters.onText(filterKey, event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') filters.onSubmit();
          if (event.key === 'Escape') {
            isFocusDue.current = true;
            filters.onClose(filterKey);
          }
        }}
      />
    </>
  );
}
