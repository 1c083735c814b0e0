import { useId, useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button, IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { isColumnWidth, narrowestColumn, standardLayout, widestColumn } from '../listChoices';
import { useListChoices } from '../useListChoices';
import type { ListTable } from '../useListTable';
import styles from './choices.module.css';

/** The columns of a list in their order, each with its width, and whether it is shown. One of them is always shown. */
export function ColumnList<Row extends object>({ table }: { table: ListTable<Row> }): ReactNode {
  const { choose } = useListChoices();
  const columns = table.getAllLeafColumns();
  const { columnSizing } = table.state;
  const isLastShown = table.getVisibleLeafColumns().length === 1;

  function move(from: number, step: -1 | 1): void {
    const order = columns.map(({ id }) => id);
    const label = order[from];
    if (label === undefined || order[from + step] === undefined) return;
    table.setColumnOrder(order.toSpliced(from, 1).toSpliced(from + step, 0, label));
    announce(`${label} is column ${String(from + step + 1)} of ${String(order.length)}`);
  }

  return (
    <>
      <ol className={styles.columns}>
        {columns.map((column, index) => (
          <li key={column.id} className={classes(styles.column, styles.choice)}>
            <label className={styles.shown}>
              <input
                type="checkbox"
                checked={column.getIsVisible()}
                disabled={isLastShown && column.getIsVisible()}
                onChange={column.getToggleVisibilityHandler()}
              />
              <span>{column.id}</span>
            </label>
            <WidthField
              label={column.id}
              width={columnSizing[column.id]}
              onWidth={(width) => {
                if (width === undefined) column.resetSize();
                else table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: width }));
              }}
            />
            <IconButton
              icon="chevronUp"
              size="small"
              label={`Move ${column.id} up`}
              aria-disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="chevronDown"
              size="small"
              label={`Move ${column.id} down`}
              aria-disabled={index === columns.length - 1}
              onClick={() => move(index, 1)}
            />
          </li>
        ))}
      </ol>
      <Button size="small" onClick={() => choose({ layout: standardLayout })}>
        Reset columns
      </Button>
    </>
  );
}

/** A width in pixels; blank fits the column to its texts. An invalid width shows an error and changes nothing. */
function WidthField({
  label,
  width,
  onWidth,
}: {
  label: string;
  width: number | undefined;
  onWidth(width: number | undefined): void;
}): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (width === undefined ? '' : String(width));
  const isWrong = typed !== undefined && typed !== '' && !isColumnWidth(Number(typed));
  return (
    <span className={styles.width}>
      <label htmlFor={id} className="visually-hidden">
        {`Width of ${label} in pixels`}
      </label>
      <input
        id={id}
        className={styles.box}
        inputMode="numeric"
        placeholder="auto"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '') onWidth(undefined);
          else if (isColumnWidth(Number(target.value))) onWidth(Number(target.value));
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      {isWrong && (
        <span id={`${id}-error`} className={styles.error}>
          {`${narrowestColumn} to ${widestColumn}`}
        </span>
      )}
    </span>
  );
}
