import { useId, useRef, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { isComposing } from '@/components/ui/isComposing';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/Button';
import type { HeaderFilters } from './useHeaderFilters';
import tableStyles from './DataTable.module.css';
import styles from './FilterHeader.module.css';

interface FilterHeaderProps {
  label: string;
  filterKey: string;
  filters: HeaderFilters;
}

/** A header that becomes a text box, named after its column, when it is pressed. */
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
        className={tableStyles.headButton}
        onClick={() => {
          isFocusDue.current = true;
          filters.onText(filterKey, '');
        }}
      >
        <span>{label}</span>
        <span className={classes(tableStyles.sortMark, tableStyles.idle)}>
          <Icon name="filter" size={14} />
        </span>
      </button>
    );
  }
  return (
    <>
      <label htmlFor={id} className={classes('visually-hidden', styles.label)}>
        {label}
      </label>
      <input
        ref={takeFocus}
        id={id}
        type="text"
        className={styles.box}
        placeholder={label}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={(event) => filters.onText(filterKey, event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // An empty box becomes the header's button again, which the same key press must not activate.
          event.preventDefault();
          isFocusDue.current = true;
          if (event.key === 'Enter') filters.onSubmit();
          else filters.onClose(filterKey);
        }}
      />
    </>
  );
}

/** The buttons that apply and clear the column filters. */
export function FilterButtons({ isFiltered, onSubmit, onClear }: HeaderFilters): ReactNode {
  return (
    <>
      {isFiltered && (
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
      <Button size="small" icon="filter" onClick={onSubmit}>
        Filter
      </Button>
    </>
  );
}
