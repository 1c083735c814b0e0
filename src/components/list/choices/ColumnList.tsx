import { useId, useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button, IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import type { Column } from '../columns';
import {
  isWidth,
  narrowestChoice,
  orderedColumns,
  shownColumns,
  standardLayout,
  widestChoice,
  type ListLayout,
} from '../listChoices';
import { useListChoices } from '../useListChoices';
import styles from './choices.module.css';

/** The columns of a list, each with its place, its width, and whether it is shown. One of them is always shown. */
export function ColumnList<Row>({ columns }: { columns: readonly Column<Row>[] }): ReactNode {
  const { layout, choose } = useListChoices();
  const labels = orderedColumns(columns, layout).map(({ label }) => label);
  const shown = shownColumns(columns, layout).map(({ label }) => label);
  const optional = columns.flatMap(({ label, optional: isOptional }) => (isOptional ? label : []));

  function chooseLayout(part: Partial<ListLayout>): void {
    choose({ layout: { ...layout, ...part } });
  }

  function show(label: string, isShown: boolean): void {
    const key = optional.includes(label) ? 'added' : 'hidden';
    const others = layout[key].filter((each) => each !== label);
    chooseLayout({ [key]: isShown === (key === 'added') ? [...others, label] : others });
  }

  function move(label: string, step: -1 | 1): void {
    const from = labels.indexOf(label);
    if (labels[from + step] === undefined) return;
    const order = labels.toSpliced(from, 1).toSpliced(from + step, 0, label);
    chooseLayout({ order });
    announce(`${label} is column ${String(from + step + 1)} of ${String(order.length)}`);
  }

  function setWidth(label: string, width: number | undefined): void {
    const { [label]: _last, ...others } = layout.widths;
    chooseLayout({ widths: width === undefined ? others : { ...others, [label]: width } });
  }

  return (
    <>
      <ol className={styles.columns}>
        {labels.map((label, index) => (
          <li key={label} className={classes(styles.column, styles.choice)}>
            <label className={styles.shown}>
              <input
                type="checkbox"
                checked={shown.includes(label)}
                disabled={shown.length === 1 && shown.includes(label)}
                onChange={(event) => show(label, event.target.checked)}
              />
              <span>{label}</span>
            </label>
            <WidthField
              label={label}
              width={layout.widths[label]}
              onWidth={(width) => setWidth(label, width)}
            />
            <IconButton
              icon="chevronUp"
              size="small"
              label={`Move ${label} up`}
              aria-disabled={index === 0}
              onClick={() => move(label, -1)}
            />
            <IconButton
              icon="chevronDown"
              size="small"
              label={`Move ${label} down`}
              aria-disabled={index === labels.length - 1}
              onClick={() => move(label, 1)}
            />
          </li>
        ))}
      </ol>
      <Button size="small" onClick={() => chooseLayout(standardLayout)}>
        Reset columns
      </Button>
    </>
  );
}

/** A width in characters; blank is as wide as the texts need. What is no width is not taken, and says so. */
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
  const isWrong = typed !== undefined && typed !== '' && !isWidth(Number(typed));
  return (
    <span className={styles.width}>
      <label htmlFor={id} className="visually-hidden">
        {`Width of ${label} in characters`}
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
          else if (isWidth(Number(target.value))) onWidth(Number(target.value));
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      {isWrong && (
        <span id={`${id}-error`} className={styles.error}>
          {`${narrowestChoice} to ${widestChoice}`}
        </span>
      )}
    </span>
  );
}
