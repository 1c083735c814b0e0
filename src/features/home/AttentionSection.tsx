import { useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InlineError } from '@/components/feedback/InlineError';
import type { QueryState } from '@/components/feedback/queryState';
import { Skeleton } from '@/components/ui/Skeleton';
import { barePath, listLeft, rowSaved } from '@/components/list/listsSlice';
import type { Id } from '@/domain/records/scalars';
import { today } from '@/domain/text/dates';
import { useAppDispatch } from '@/redux';
import type { SessionArea } from '@/session/sessionRules';
import { HomeSection, type SectionRow } from './HomeSection';
import styles from './homeSections.module.css';

/** The number of rows in a section; its link leads to all of them. */
const mostRows = 5;

/** Which rows of a list the section shows, and how. */
export interface SectionOfList<Row> {
  /**
   * Whether the section shows the row; `day` is today in the user's time zone, as YYYY-MM-DD. Without it all
   * rows are shown.
   */
  matches?: (row: Row, day: string) => boolean;
  /** The order of the rows; without it they have the order of the list. */
  compare?: (one: Row, other: Row) => number;
  line: (row: Row, day: string) => SectionRow;
}

interface AttentionSectionProps<Row extends { id: Id }> extends SectionOfList<Row> {
  area?: SessionArea;
  id: string;
  heading: string;
  query: QueryState<readonly Row[]>;
  /** The path of the list, with the filter of this section. */
  listLink: string;
  /**
   * The text for a list without rows, if empty is a normal state; the link to the list is always shown. Without it
   * a section without rows is not shown.
   */
  empty?: string;
  /** Called when the rows are loaded or have failed to load: then the next section may load. */
  onSettled?: (isEmpty: boolean) => void;
}

const isListed = (): boolean => true;

/** A section of the home page about one kind of record: the count, and the first five rows. */
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
  const { data, isError, isFetching, error, refetch } = query;
  const rows = useMemo(() => {
    const found = data?.filter((row) => matches(row, day));
    return compare ? found?.sort(compare) : found;
  }, [data, matches, compare, day]);
  const isUrgent = empty === undefined;

  const isSettled = data !== undefined || (isError && !isFetching);
  const isEmpty = rows?.length === 0;
  const report = useEffectEvent(() => onSettled?.(isEmpty));
  // A layout effect, so that sections with cached rows appear together.
  useLayoutEffect(() => {
    if (isSettled) report();
  }, [isSettled, isEmpty]);

  /** The line of a row. Its link opens the record with the other rows of the section as its list. */
  function rowLine(row: Row): SectionRow {
    return {
      ...line(row, day),
      onOpen() {
        const records = rows?.map((each) => ({ key: String(each.id), links: [line(each, day).to] })) ?? [];
        const pathname = barePath(listLink);
        dispatch(listLeft({ pathname, id: String(row.id), records }));
        // A file without a screen of its own is marked in its list.
        if (barePath(line(row, day).to) === pathname) dispatch(rowSaved({ pathname, key: String(row.id) }));
      },
    };
  }

  function below(): ReactNode {
    if (!rows)
      return isSettled ? <InlineError text="Could not load" onRetry={refetch} error={error} /> : <Skeleton />;
    return (
      <>
        {isEmpty && <p className={styles.empty}>{empty}</p>}
        {(rows.length > 0 || !isUrgent) && (
          <Link className={styles.all} to={listLink}>
            <span>{rows.length > 1 ? `Show all ${rows.length}` : 'Show in the list'}</span>
            <span className="visually-hidden">{` (${section.heading})`}</span>
          </Link>
        )}
      </>
    );
  }

  if (isEmpty && isUrgent) return null;
  return (
    <HomeSection
      {...section}
      isUrgent={isUrgent}
      count={rows?.length}
      rows={rows?.slice(0, mostRows).map(rowLine) ?? []}
    >
      {below()}
    </HomeSection>
  );
}
