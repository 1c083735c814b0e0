import { useMemo, type ReactNode } from 'react';
import {
  groupsBy,
  groupsByMonth,
  selectBook,
  stages,
  wholeBook,
  type Book,
  type Stage,
} from '@/domain/overview/book';
import type { PeriodName } from '@/domain/overview/periods';
import { isSelected, type Selection } from '@/domain/overview/selection';
import { Balances } from './Balances';
import { Breakdown } from './Breakdown';
import { WaitingPicture } from './Picture';
import { Pipeline } from './Pipeline';
import { PremiumByMonth } from './PremiumByMonth';
import type { useBook } from './useBook';
import styles from './overview.module.css';

interface RecordPicturesProps {
  loaded: ReturnType<typeof useBook>;
  /** The stages whose lists the user may open. */
  shown: readonly Stage[];
  period: PeriodName;
  selection: Selection;
  /** The user's own day, YYYY-MM-DD. */
  today: string;
}

/** The pictures of quotations, binders and policies. Each one waits, and fails, for the lists that it needs. */
export function RecordPictures({ loaded, shown, period, selection, today }: RecordPicturesProps): ReactNode {
  const { book, binders } = loaded;
  const groups = useMemo(
    () => book.data && allGroups(book.data, selection, period, today),
    [book.data, selection, period, today],
  );
  const owing = useMemo(
    () => binders.data?.filter((row) => isSelected(row, selection, today)),
    [binders.data, selection, today],
  );
  const hasAllStages = shown.length === stages.length;
  const empty = 'There is no record for this period and these filters.';
  return (
    <>
      {groups ? (
        <PremiumByMonth groups={groups.months} {...{ shown, today }} />
      ) : (
        <WaitingPicture heading="Premium by effective month" isWide query={book} />
      )}
      {hasAllStages &&
        (groups ? (
          <Pipeline all={groups.all} groups={groups.lobs} />
        ) : (
          <WaitingPicture heading="From quotation to policy" isWide query={book} />
        ))}
      {groups ? (
        <Breakdown
          heading="Premium by LOB"
          header="LOB"
          groups={groups.lobs}
          monthsOf={({ records, selection: own }) => groupsByMonth(records, own, period, today)}
          {...{ shown, empty }}
        />
      ) : (
        <WaitingPicture heading="Premium by LOB" isWide query={book} />
      )}
      <div className={styles.column}>
        {shown.includes('binder') &&
          (owing ? (
            <Balances binders={owing} {...{ selection, today }} />
          ) : (
            <WaitingPicture heading="Balances of binders by age" query={binders} />
          ))}
        {groups?.agents.some(({ key }) => key !== '') && (
          <Breakdown heading="Premium by agent" header="Agent" groups={groups.agents} {...{ shown, empty }} />
        )}
      </div>
      {groups ? (
        <Breakdown heading="Premium by state" header="State" groups={groups.states} {...{ shown, empty }} />
      ) : (
        <WaitingPicture heading="Premium by state" query={book} />
      )}
    </>
  );
}

/** The groups of every picture. */
function allGroups(book: Book, selection: Selection, period: PeriodName, today: string) {
  const selected = selectBook(book, selection, today);
  return {
    all: wholeBook(selected, selection),
    months: groupsByMonth(selected, selection, period, today),
    lobs: groupsBy('lob', selected, selection),
    states: groupsBy('state', selected, selection),
    agents: groupsBy('agent', selected, selection),
  };
}
