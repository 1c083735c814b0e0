import { useEffect, useEffectEvent, useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InlineError } from '@/components/feedback/InlineError';
import type { QueryState } from '@/components/feedback/queryState';
import { Skeleton } from '@/components/ui/Skeleton';
import { today } from '@/domain/dateText';
import styles from './HomeDesk.module.css';

/** How many rows a section shows; its link leads to all of them. */
const mostRows = 5;

/** A row of a section: a link to the record, and what is to be known of it. */
export interface AttentionLine {
  readonly to: string;
  readonly name: string;
  readonly detail: string;
  readonly note: ReactNode;
}

export interface AttentionSectionProps<Row> {
  heading: string;
  query: QueryState<readonly Row[]>;
  /** Whether the row belongs to the section; `day` is the user's own day, YYYY-MM-DD. */
  matches: (row: Row, day: string) => boolean;
  /** Rows with the lowest text come first; without it they keep the order of their list. */
  sortBy?: (row: Row) => string;
  line: (row: Row, day: string) => AttentionLine;
  /** The list, narrowed to the rows of this section. */
  listLink: string;
  /** Called when the rows have come or failed to come: the next section may load. */
  onSettled: () => void;
}

/** A kind of record that needs attention: how many there are, and the first five. */
export function AttentionSection<Row extends { id: string | number }>({
  heading,
  query,
  matches,
  sortBy,
  line,
  listLink,
  onSettled,
}: AttentionSectionProps<Row>): ReactNode {
  const id = useId();
  const [day] = useState(() => today(new Date()));
  const { data, isError, isFetching, refetch } = query;
  const rows = useMemo(() => {
    const found = data?.filter((row) => matches(row, day));
    return sortBy ? found?.sort((one, other) => compare(sortBy(one), sortBy(other))) : found;
  }, [data, matches, sortBy, day]);

  const isSettled = data !== undefined || (isError && !isFetching);
  const report = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) report();
  }, [isSettled]);

  return (
    <details className={styles.section} open>
      <summary className={styles.summary}>
        <h3 id={id}>{heading}</h3>
        {rows && <span className={rows.length > 0 ? styles.count : styles.none}>{rows.length}</span>}
      </summary>
      {rows ? (
        rows.length > 0 ? (
          <>
            <ul className={styles.rows} aria-labelledby={id}>
              {rows.slice(0, mostRows).map((row) => (
                <Line key={row.id} {...line(row, day)} />
              ))}
            </ul>
            <Link className={styles.all} to={listLink}>
              {rows.length > mostRows ? `Show all ${rows.length}` : 'Show in the list'}
              <span className="visually-hidden"> ({heading})</span>
            </Link>
          </>
        ) : (
          <p className={styles.empty}>Nothing to do</p>
        )
      ) : isSettled ? (
        <InlineError text="Could not load" onRetry={refetch} />
      ) : (
        <Skeleton />
      )}
    </details>
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function Line({ to, name, detail, note }: AttentionLine): ReactNode {
  return (
    <li className={styles.row}>
      <Link to={to}>
        <bdi>{name === '' ? 'Without a name' : name}</bdi>
      </Link>
      <bdi className={styles.detail}>{detail}</bdi>
      <span className={styles.note}>{note}</span>
    </li>
  );
}
