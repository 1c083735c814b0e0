import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { Button, IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { attributeTitle, isRequired } from '@/domain/attributes/attributes';
import type { FormGroup } from '@/domain/quotation/groups';
import { Answer } from './Answer';
import { useQuotation, useRowKeys } from '../state/store';
import { stripe } from './stripe';
import styles from './AttributeTable.module.css';

/** More than a screen holds. A long table shows so many rows with the form; the others follow without keeping it waiting. */
const rowsAtOnce = 30;

/**
 * DISP-04, DISP-05: rows that repeat. Rows beyond those it starts with can be removed. It is a grid under table
 * roles: a long one draws only the rows on the screen, which the rows of a table element cannot.
 */
export function AttributeTable({ group, headingId }: { group: FormGroup; headingId: string }): ReactNode {
  const { answers } = useQuotation();
  const keys = useRowKeys(group);
  const isWhole = useDeferredValue(true, keys.length <= rowsAtOnce);
  const table = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const awaited = useRef<number | null>(null);

  useEffect(() => {
    const key = awaited.current;
    const row = key !== null && table.current?.querySelector(`[data-row-key="${key}"]`);
    if (!row) return;
    awaited.current = null;
    row.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [keys, isWhole]);

  const onRemoved = useCallback(() => add.current?.focus(), []);

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
          {(isWhole ? keys : keys.slice(0, rowsAtOnce)).map((key, index) => (
            <TableRow key={key} rowKey={key} {...{ group, index, onRemoved }} />
          ))}
        </div>
      </div>
      <div className={styles.tools}>
        <Button
          ref={add}
          size="small"
          aria-describedby={headingId}
          onClick={() => {
            awaited.current = answers.addRow(group);
          }}
        >
          + Add New
        </Button>
      </div>
    </>
  );
}

function columns(count: number): CSSProperties & Record<'--columns', number> {
  return { '--columns': count };
}

interface RowProps {
  group: FormGroup;
  rowKey: number;
  index: number;
  onRemoved: () => void;
}

const TableRow = memo(function TableRow({ group, rowKey, index, onRemoved }: RowProps): ReactNode {
  const { answers } = useQuotation();
  return (
    <div role="row" data-row-key={rowKey} className={classes(styles.row, stripe(index))}>
      <p className={styles.title} aria-hidden="true">
        {`Row ${index + 1}`}
      </p>
      {group.attributes.map((attribute) => (
        <div key={String(attribute.id)} role="cell" className={styles.cell}>
          <Answer cell={answers.cell(group, attribute, rowKey)} row={index + 1} />
        </div>
      ))}
      <div role="cell" className={styles.remove}>
        {index >= group.firstRows && (
          <IconButton
            icon="trash"
            size="small"
            label={`Remove ${group.name}, row ${index + 1}`}
            onClick={() => {
              answers.removeRow(group, rowKey);
              onRemoved();
            }}
          />
        )}
      </div>
    </div>
  );
});
