import { useEffect, useEffectEvent, useId, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InlineError } from '@/components/feedback/InlineError';
import type { QueryState } from '@/components/feedback/queryState';
import { Skeleton } from '@/components/ui/Skeleton';
import { today } from '@/domain/text/dateText';
import type { SessionArea } from '@/session/session';
import { HomeSection, SectionRows, type SectionRow } from './HomeSection';
import styles from './homeSections.module.css';

/** How many rows a section shows; its link leads to all of them. */
const mostRows = 5;

interface AttentionSectionProps<Row> {
  area?: SessionArea;
  id: string;
  heading: string;
  query: QueryState<readonly Row[]>;
  /** Whether the row belongs to the section; `day` is the user's own day, YYYY-MM-DD. */
  matches: (row: Row, day: string) => boolean;
  /** Rows with the lowest text come first; without it they keep the order of their list. */
  sortBy?: (row: Row) => string;
  line: (row: Row, day: string) => SectionRow;
  /** The list, narrowed to the rows of this section. */
  listLink: string;
  /** Called when the rows have come or failed to come: the next section may load. */
  onSettled: () => void;
}

/** A kind of record that needs attention: how many there are, and the first five. */
export function AttentionSection<Row>({
  area = 'admin',
  id,
  heading,
  query,
  matches,
  sortBy,
  line,
  listLink,
  onSettled,
}: AttentionSectionProps<Row>): ReactNode {
  const headingId = useId();
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
    <HomeSection {...{ area, id, heading, headingId }} isUrgent count={rows?.length}>
      {rows ? (
        rows.length > 0 ? (
          <>
            <SectionRows rows={rows.slice(0, mostRows).map((row) => line(row, day))} labelledBy={headingId} />
            <Link className={styles.all} to={listLink}>
              <span>{rows.length > mostRows ? `Show all ${rows.length}` : 'Show in the list'}</span>
              <span className="visually-hidden">{` (${heading})`}</span>
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
    </HomeSection>
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
