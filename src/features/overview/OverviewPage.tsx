import { useState, type ReactNode } from 'react';
import { Notice } from '@/components/feedback/Notice';
import { Button } from '@/components/ui/Button';
import { PageHeader } from '@/components/ui/PageHeader';
import { stages, type Book } from '@/domain/overview/book';
import { periods } from '@/domain/overview/periods';
import { formatTimestamp, today } from '@/domain/text/dates';
import { BordereauGrid } from './BordereauGrid';
import { useReturnToMark } from './Marks';
import { OverviewFilters } from './OverviewFilters';
import { RecordPictures } from './RecordPictures';
import { StagePatterns } from './StagePatterns';
import { useBook } from './useBook';
import { useFilters } from './useFilters';
import styles from './overview.module.css';

const noBook: Book = {};

/** The book of business in pictures: what the lists hold, drawn in the browser. */
export function OverviewPage(): ReactNode {
  const [day] = useState(() => today(new Date()));
  const filters = useFilters(day);
  const loaded = useBook();
  const { book, shown = stages, loadedAt } = loaded;
  const { period, selection, unknownPeriod } = filters;
  useReturnToMark(book.data !== undefined);
  return (
    <>
      <PageHeader heading="Overview" breadcrumbs={[{ label: 'Overview' }]} />
      <div className={styles.page}>
        <StagePatterns />
        <OverviewFilters filters={filters} book={book.data ?? noBook} />
        <div className={styles.asOf}>
          {loadedAt !== undefined && <span>{`As of ${formatTimestamp(new Date(loadedAt))}`}</span>}
          <Button size="small" icon="retry" busy={book.isFetching} onClick={loaded.refresh}>
            Refresh
          </Button>
          <span className={styles.hint}>
            Each part of a picture opens the list that it counts. The arrow keys go from part to part.
          </span>
        </div>
        {unknownPeriod !== '' && (
          <div className={styles.wide}>
            <Notice tone="warn">{`There is no period “${unknownPeriod}”: ‘${periods[period]}’ is shown.`}</Notice>
          </div>
        )}
        {shown.length < stages.length && (
          <p className={styles.wide}>
            Your menu does not have all lists of quotations, binders and policies: what is in the others is
            left out.
          </p>
        )}
        {shown.length > 0 && <RecordPictures {...{ loaded, shown, period, selection }} today={day} />}
        {loaded.hasFiles && <BordereauGrid {...{ period, selection }} today={day} />}
      </div>
    </>
  );
}
