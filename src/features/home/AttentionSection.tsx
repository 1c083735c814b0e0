import { useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InlineError } from '@/components/feedback/InlineError';
import type { QueryState } from '@/components/feedback/queryState';
import { Skeleton } from '@/components/ui/Skeleton';
import { listLeft } from '@/components/list/listsSlice';
import type { Id } from '@/domain/records/scalars';
import { today } from '@/domain/text/dates';
import { useAppDispatch } from '@/redux';
import type { SessionArea } from '@/session/sessionRules';
import { HomeSection, type SectionRow } from './HomeSection';
import styles from './homeSections.module.css';

/** How many rows a section shows; its link leads to all of them. */
const mostRows = 5;

/** Which rows of a list a section shows, and how. */
export interface SectionOfList<Row> {
  /** Whether the row belongs to the section; `day` is the user's own day, YYYY-MM-DD. All rows do without it. */
  matches?: (row: Row, day: string) => boolean;
  /** The order of the rows; without it they keep that of their list. */
  compare?: (one: Row, other: Row) => number;
  line: (row: Row, day: string) => SectionRow;
}

interface AttentionSectionProps<Row extends { id: Id }> extends SectionOfList<Row> {
  area?: SessionArea;
  id: string;
  heading: string;
  query: QueryState<readonly Row[]>;
  /** The list, narrowed to the rows of this section. */
  listLink: string;
  /** What a list without rows says, where its rows are nothing to be done; the link to it is shown all the same. */
  empty?: string;
  /** Called when the rows have come or failed to come: the next section may load. */
  onSettled?: () => void;
}

const isListed = (): boolean => true;

/** A kind of record on the home page: how many there are, and the first five. */
export function AttentionSection<Row extends { id: Id }>({
  query,
  matches = isListed,
  compare,
  line,
  listLink,
  empty,
  onSettled,
  ...section
}: AttentionSectionProps<Row>): ReactNode {
  const dispatch = useAppDispatch();
  const [day] = useState(() => today(new Date()));
  const { data, isError, isFetching, refetch } = query;
  const rows = useMemo(() => {
    const found = data?.filter((row) => matches(row, day));
    return compare ? found?.sort(compare) : found;
  }, [data, matches, compare, day]);
  const isUrgent = empty === undefined;

  const isSettled = data !== undefined || (isError && !isFetching);
  const report = useEffectEvent(() => onSettled?.());
  // Before the paint, so that sections whose rows are in the cache are shown together.
  useLayoutEffect(() => {
    if (isSettled) report();
  }, [isSettled]);

  /** A row's line; following it opens the record as one of this section's, in their order. */
  function lineOf(row: Row): SectionRow {
    return {
      ...line(row, day),
      onOpen() {
        const records = rows?.map((each) => ({ key: String(each.id), links: [line(each, day).to] })) ?? [];
        dispatch(listLeft({ pathname: listLink.replace(/\?.*/, ''), id: String(row.id), records }));
      },
    };
  }

  function below(): ReactNode {
    if (!rows) return isSettled ? <InlineError text="Could not load" onRetry={refetch} /> : <Skeleton />;
    return (
      <>
        {rows.length === 0 && <p className={styles.empty}>{empty ?? 'Nothing to do'}</p>}
        {(rows.length > 0 || !isUrgent) && (
          <Link className={styles.all} to={listLink}>
            <span>{rows.length > 1 ? `Show all ${rows.length}` : 'Show in the list'}</span>
            <span className="visually-hidden">{` (${section.heading})`}</span>
          </Link>
        )}
      </>
    );
  }

  return (
    <HomeSection
      {...section}
      isUrgent={isUrgent}
      count={rows?.length}
      rows={rows?.slice(0, mostRows).map(lineOf) ?? []}
    >
      {below()}
    </HomeSection>
  );
}
