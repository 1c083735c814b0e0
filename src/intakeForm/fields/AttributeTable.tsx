import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { announce } from '@/components/feedback/announce';
import { Button, IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { attributeTitle, isRequired } from '@/domain/attributes/attributes';
import { firstRowsText, type FormGroup } from '@/domain/quotation/groups';
import { Answer } from './Answer';
import { useQuotation, useRowKeys } from '../state/store';
import { stripe } from './stripe';
import styles from './AttributeTable.module.css';

/** More rows than fit on a screen. A long table renders so many with the form, and the others afterwards. */
const firstRowCount = 30;

/**
 * A table with one row of inputs per record. Every row but the last one left can be removed. It is a CSS grid with table roles,
 * because the browser can skip the layout of grid rows off the screen, but not of the rows of a table element.
 */
export function AttributeTable({ group, headingId }: { group: FormGroup; headingId: string }): ReactNode {
  const { answers } = useQuotation();
  const keys = useRowKeys(group);
  const numbers = answers.rowNumbers(group);
  const isComplete = useDeferredValue(true, keys.length <= firstRowCount);
  const table = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const addedRowKey = useRef<number | null>(null);

  useEffect(() => {
    const key = addedRowKey.current;
    const row = key !== null && table.current?.querySelector(`[data-row-key="${key}"]`);
    if (!row) return;
    addedRowKey.current = null;
    row.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [keys, isComplete]);

  const onRemoved = useCallback(
    (number: number) => {
      add.current?.focus();
      announce(`Row ${number} of ${group.name} was removed`);
    },
    [group],
  );

  return (
    <>
      <div className={styles.frame}>
        <div
          ref={table}
          role="table"
          aria-labelledby={headingId}
          className={styles.table}
          style={columns(group.attributes.length)}
        >
          <div role="row" className={classes(styles.row, styles.headers)}>
            {group.attributes.map((attribute) => (
              <div key={String(attribute.id)} role="columnheader" className={styles.header}>
                <bdi>{attributeTitle(attribute)}</bdi>
                {isRequired(attribute) && (
                  <span className={styles.mark} aria-hidden="true">
                    Required
                  </span>
                )}
              </div>
            ))}
            <div role="columnheader" className={styles.header}>
              <span className="visually-hidden">Remove</span>
            </div>
          </div>
          {(isComplete ? keys : keys.slice(0, firstRowCount)).map((key, index) => (
            <TableRow
              key={key}
              rowKey={key}
              number={numbers[index] ?? index + 1}
              isOnly={keys.length === 1}
              {...{ group, index, onRemoved }}
            />
          ))}
        </div>
      </div>
      <FurtherRows group={group} />
      <div className={styles.tools}>
        <Button
          ref={add}
          size="small"
          aria-describedby={headingId}
          onClick={() => {
            addedRowKey.current = answers.addRow(group);
          }}
        >
          + Add New
        </Button>
      </div>
    </>
  );
}

/** Says how many stored rows the form does not show. */
function FurtherRows({ group }: { group: FormGroup }): ReactNode {
  const { answers } = useQuotation();
  const { all, shown, first } = answers.rowCounts(group);
  if (all === shown) return null;
  const added = shown > first ? ' and the added ones' : '';
  return (
    <p className={styles.further}>{`${firstRowsText(first, all)}${added} are shown. The others are kept.`}</p>
  );
}

function columns(count: number): CSSProperties & Record<'--columns', number> {
  return { '--columns': count };
}

interface RowProps {
  group: FormGroup;
  rowKey: number;
  index: number;
  /** The number of the row among all stored rows, from 1. */
  number: number;
  isOnly: boolean;
  /** Called with the number that the row had. */
  onRemoved: (number: number) => void;
}

const TableRow = memo(function TableRow({
  group,
  rowKey,
  index,
  number,
  isOnly,
  onRemoved,
}: RowProps): ReactNode {
  const { answers } = useQuotation();
  return (
    <div role="row" data-row-key={rowKey} className={classes(styles.row, stripe(index))}>
      <p className={styles.title} aria-hidden="true">
        {`Row ${number}`}
      </p>
      {group.attributes.map((attribute) => (
        <div key={String(attribute.id)} role="cell" className={styles.cell}>
          <Answer cell={answers.cell(group, attribute, rowKey)} row={number} />
        </div>
      ))}
      <div role="cell" className={styles.remove}>
        {!isOnly && (
          <IconButton
            icon="trash"
            size="small"
            label={`Remove ${group.name}, row ${number}`}
            onClick={() => {
              answers.removeRow(group, rowKey);
              onRemoved(number);
            }}
          />
        )}
      </div>
    </div>
  );
});
