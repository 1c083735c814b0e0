import {
  useEffect,
  useRef,
  useState,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { ColumnFilters } from '@/components/list/choices/ColumnFilters';
import type { DataTableProps } from '@/components/list/DataTable';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { showPhone } from '@/domain/text/contact';
import { dueNow } from '@/domain/attention';
import { showDate, today } from '@/domain/text/dates';
import { formatUsd, showUsd } from '@/domain/text/money';
import type { QuotationRow } from '@/domain/records/quotations';
import { binderSearch } from '@/features/quotations/list/quotationColumns';
import styles from './BinderCards.module.css';

/**
 * The rows of the binder list as cards. They work like table rows: a click or Space selects a card, a double click or its
 * link opens it.
 */
export function BinderCards(props: DataTableProps<QuotationRow>): ReactNode {
  const { label, table, status, blank, emptyText, filters, takeStartRow } = props;
  const { rows } = table.getRowModel();
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState<string | null>(null);

  const hasFocusedStartRow = useRef(false);
  useEffect(() => {
    if (status !== 'ready' || hasFocusedStartRow.current) return;
    hasFocusedStartRow.current = true;
    const startRow = takeStartRow?.();
    const index = rows.findIndex(({ id }) => id === startRow);
    list.current?.querySelectorAll('a')[index]?.focus();
  });

  const findRow = (target: EventTarget): (typeof rows)[number] | undefined => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    return card ? rows[Number(card.dataset['card'])] : undefined;
  };
  function select({ id, original }: (typeof rows)[number]): void {
    setSelected(id);
    props.onSelect?.(original);
  }
  const onClick: MouseEventHandler = ({ target }) => {
    const row = findRow(target);
    if (!row) return;
    select(row);
    if (target instanceof Element && target.closest('a')) props.onLeave?.(row.original);
  };
  const onKeyDown: KeyboardEventHandler = (event) => {
    const row = event.key === ' ' && findRow(event.target);
    if (!row) return;
    event.preventDefault();
    select(row);
  };
  const onDoubleClick: MouseEventHandler = ({ target }) => {
    const row = findRow(target);
    if (row) props.onOpen?.(row.original);
  };
  const handlers = { onClick, onDoubleClick, onKeyDown };

  return (
    <div className={styles.view}>
      {filters && <ColumnFilters table={table} filters={filters} />}
      {status === 'failed' && (
        <InlineError text="Could not load" onRetry={props.onRetry} error={props.error} />
      )}
      <ul
        ref={list}
        className={styles.cards}
        aria-label={label}
        aria-busy={status === 'loading'}
        {...handlers}
      >
        {status === 'loading' &&
          Array.from({ length: table.state.pagination.pageSize }, (_, index) => <SkeletonCard key={index} />)}
        {status === 'ready' &&
          rows.map(({ id, original: row }, index) => (
            <li
              key={id}
              data-card={index}
              className={classes(styles.card, selected === id && styles.selected)}
              aria-current={selected === id || undefined}
            >
              <ErrorBoundary>
                <Card row={row} />
              </ErrorBoundary>
            </li>
          ))}
      </ul>
      {status === 'ready' && rows.length === 0 && emptyText && <p className={styles.empty}>{emptyText}</p>}
      {status !== 'loading' && blank && (
        <Button variant="quiet" icon="plus" className={styles.blank} onClick={blank.onOpen}>
          {blank.label}
        </Button>
      )}
    </div>
  );
}

/** Name, phone and amounts come first; number, category and dates are in small print. */
function Card({ row }: { row: QuotationRow }): ReactNode {
  const name = `${row.firstname} ${row.lastname}`.trim();
  const due = dueNow(row, today(new Date()));
  const amounts = [
    ['Policy Amount', showUsd(row.policyamount)],
    ['Balance', showUsd(row.balance)],
    ['Due now', due > 0 ? formatUsd(due) : ''],
  ].filter(([, text]) => text !== '');
  const period = [row.policyeffectivedate, row.policyscheduledate].map(showDate).filter(Boolean);
  return (
    <>
      <div className={styles.top}>
        <Link to={binderSearch.open(row)} className={styles.name}>
          <bdi translate="no">{name || row.unique_id || 'No name'}</bdi>
        </Link>
        <span className={styles.status}>
          <StatusBadge tone="info">Binder</StatusBadge>
        </span>
      </div>
      <p className={styles.phone}>{showPhone(row.phonenumber) || 'No phone number'}</p>
      <dl className={styles.amounts}>
        {amounts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <bdi translate="no">{row.unique_id}</bdi>
        <bdi translate="no">{row.intake_Name}</bdi>
        <span>{period.join(' to ')}</span>
      </p>
    </>
  );
}

function SkeletonCard(): ReactNode {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Skeleton width="30%" height="24px" />
      <Skeleton width="80%" />
    </li>
  );
}
