import { useId, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import type { QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import { Skeleton } from '@/components/ui/Skeleton';
import { showTimestamp } from '@/domain/text/dates';
import { categoryLabel } from '@/domain/access/menu';
import type { QuotationRow } from '@/domain/records/quotations';
import styles from './customer.module.css';

/** How many records are listed before the user shows all. */
const maxFirstRows = 6;

interface CustomerRecordsProps {
  heading: string;
  query: QueryState<readonly QuotationRow[]>;
  link: (row: QuotationRow) => string;
  /** The navigation state of the link. */
  linkState?: (row: QuotationRow) => unknown;
  /** Called before the link is opened. */
  onFollow?: (row: QuotationRow) => void;
  /** Whether each record is titled with its customer, because the list has several customers. */
  showsCustomer?: boolean;
}

/** A short list of links to quotations, binders or forms. Each list loads on its own. */
export function CustomerRecords({ heading, query, ...row }: CustomerRecordsProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.records} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {query.data ? (
        <Rows rows={query.data} {...row} />
      ) : query.isError && !query.isFetching ? (
        <InlineError text="Could not load" onRetry={query.refetch} error={query.error} />
      ) : (
        <Skeleton width="60%" />
      )}
    </section>
  );
}

function Rows({
  rows,
  link,
  linkState,
  onFollow,
  showsCustomer = false,
}: Omit<CustomerRecordsProps, 'heading' | 'query'> & { rows: readonly QuotationRow[] }): ReactElement {
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return <p className={styles.muted}>None</p>;
  return (
    <>
      <ul className={styles.rows}>
        {(showsAll ? rows : rows.slice(0, maxFirstRows)).map((row, index) => (
          <li key={index} className={styles.row}>
            <Link to={link(row)} state={linkState?.(row)} onClick={() => onFollow?.(row)}>
              <bdi translate="no">{recordTitle(row, showsCustomer)}</bdi>
            </Link>
            <span className={styles.muted}>
              <bdi translate="no">{recordDetails(row, showsCustomer)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > maxFirstRows && !showsAll && (
        <Button ref={keepFocusInSection} size="small" onClick={() => setShowsAll(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}

function category({ intake_Name, intake_subName }: QuotationRow): string {
  return categoryLabel({ category_name: intake_Name, sublob: intake_subName });
}

function recordTitle(row: QuotationRow, showsCustomer: boolean): string {
  const name = showsCustomer ? [row.firstname, row.lastname].filter(Boolean).join(' ') : row.unique_id;
  return name || category(row) || 'Without a name';
}

function recordDetails(row: QuotationRow, showsCustomer: boolean): string {
  const isNamedByCategory = recordTitle(row, showsCustomer) === category(row);
  return [isNamedByCategory ? '' : category(row), showTimestamp(row.createdAt)].filter(Boolean).join(' · ');
}
