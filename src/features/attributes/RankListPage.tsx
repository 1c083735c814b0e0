import { createContext, use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RankRow } from '@/api/attributes';
import { announce } from '@/components/feedback/announce';
import type { Reading } from '@/components/actions/staleWrite/reading';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAction } from '@/components/actions/useAction';
import { Button } from '@/components/ui/Button';
import { DataTable, type DataTableProps } from '@/components/list/DataTable';
import type { RestorableDraft } from '@/components/drafts/draftAutosave';
import { ItemsDraftNotice } from '@/components/drafts/ItemsDraftNotice';
import { useDraft } from '@/components/drafts/useDraft';
import { useLatestReducer } from '@/components/drafts/useLatestReducer';
import { useLeaveGuard } from '@/components/form/leaveGuard';
import { ListPage, type ListPageProps } from '@/components/list/ListPage';
import { InlineError } from '@/components/feedback/InlineError';
import { useRankCheck, type CheckedRanks } from './useRankCheck';
import { RankingContext, type RankedRow, type Ranking } from './RankCells';
import {
  byRank,
  movedOneStep,
  noEdits,
  rankDraft,
  rankReducer,
  rowNames,
  rowsToSend,
  stateOf,
} from './rankEdits';
import styles from './ranks.module.css';

interface RankListPageProps<Row extends RankedRow> extends Omit<
  ListPageProps<Row>,
  'query' | 'toolbar' | 'rowsView'
> {
  query: ListPageProps<Row>['query'] & { refetch: () => Reading<readonly Row[]> };
  /** Sends every row of the list; rejects when they were not saved. */
  saveRanks: (rows: readonly RankRow[]) => Promise<unknown>;
  /** Where Save leads, and 'Cancel', which only such a list has. Without it Save stays on the list. */
  backTo?: string;
  /** What the draft of its edits is called, where the heading does not say enough. */
  draftTitle?: string | undefined;
}

const noRows: readonly never[] = [];

const NoticeContext = createContext<ReactNode>(null);

/** The table, with the notices about unsaved work above it. */
function RankRows<Row extends object>(props: DataTableProps<Row>): ReactNode {
  return (
    <>
      {use(NoticeContext)}
      <DataTable {...props} />
    </>
  );
}

/**
 * A list whose Rank and Status are edited in it and saved together by 'Save' (AGRP-12, ATTR-15, IAGRP-06). Its rows
 * are sorted by rank; a rank that is typed moves its row once it is saved.
 */
export function RankListPage<Row extends RankedRow>({
  saveRanks,
  backTo,
  query,
  ...list
}: RankListPageProps<Row>): ReactNode {
  const navigate = useNavigate();
  const [edits, dispatch, getState] = useLatestReducer(rankReducer, noEdits);
  const [moved, setMoved] = useState<{ of: readonly Row[]; rows: Row[] }>();
  const stored = query.data ?? noRows;
  const rows = useMemo(
    () => (moved?.of === stored ? moved.rows : byRank(stored, ({ rank }) => rank)),
    [moved, stored],
  );
  useLayoutEffect(() => {
    if (query.data) dispatch({ type: 'arrived', rows: query.data });
  }, [dispatch, query.data]);
  const isDirty = (): boolean => getState().edited.size > 0;
  const allowLeave = useLeaveGuard({ isDirty });

  const source = useMemo(
    () =>
      rankDraft(edits, rows, (changes) => {
        dispatch({ type: 'edited', changes });
        // What is restored is sorted by rank immediately, as it was when it was moved.
        setMoved({ of: stored, rows: byRank(rows, (row) => stateOf(getState(), row).rank) });
      }),
    [edits, rows, stored, getState, dispatch],
  );
  const draft = useDraft(source, list.draftTitle ?? list.heading, query.data !== undefined);
  const [done, setDone] = useState<RestorableDraft>();

  /** The draft goes with what was saved; one that the user has not decided about stays. */
  function afterSaved(isMounted: boolean): void {
    const hasLeft = !isMounted || backTo !== undefined;
    const isUndecided = draft.autosave.getRestorable()?.state === 'offered';
    if (hasLeft && !isDirty() && !isUndecided) draft.autosave.saved();
  }

  function showSaved(): void {
    const offer = draft.autosave.getRestorable();
    if (offer?.state === 'restored') setDone(offer);
    if (backTo === undefined) announce('Saved');
    else void navigate(backTo);
  }

  const ranking = useMemo((): Ranking => {
    const names = rowNames(rows);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const named = (row: RankRow): string => {
      const known = byId.get(row.id);
      return (known && names.get(known)) ?? '';
    };
    return {
      edits,
      edit: (row, change) => dispatch({ type: 'edited', changes: [[row, change]] }),
      nameOf: named,
      isAtEnd: ({ id }, step) => rows.at(step < 0 ? 0 : -1)?.id === id,
      move: ({ id }, step) => {
        const row = byId.get(id);
        if (!row) return;
        const next = movedOneStep(rows, row, step, (each) => stateOf(edits, each).rank);
        dispatch({ type: 'edited', changes: [...next].map(([each, rank]) => [each, { rank }]) });
        setMoved({ of: stored, rows: [...next.keys()] });
        announce(`${named(row)} has rank ${String(next.get(row))}`);
      },
    };
  }, [edits, rows, stored, dispatch]);

  return (
    <RankingContext value={ranking}>
      <NoticeContext value={draft.restorable !== done && <ItemsDraftNotice draft={draft} source={source} />}>
        <ListPage
          {...list}
          query={{ ...query, data: query.data && (rows.length > 0 ? rows : query.data) }}
          rowsView={RankRows}
          toolbar={
            <>
              <SaveRanks
                {...{ source, getState, dispatch }}
                count={edits.edited.size}
                rows={query.data}
                readAgain={query.refetch}
                saveRanks={saveRanks}
                afterSaved={afterSaved}
                onSaved={showSaved}
              />
              {backTo !== undefined && (
                <Button
                  size="small"
                  onClick={() => {
                    if (draft.keepsAll()) allowLeave();
                    void navigate(backTo);
                  }}
                >
                  Cancel
                </Button>
              )}
            </>
          }
        />
      </NoticeContext>
    </RankingContext>
  );
}

interface SaveRanksProps extends CheckedRanks {
  /** How many rows have unsaved changes. */
  count: number;
  /** The rows as they were read; nothing can be saved before. */
  rows: readonly RankRow[] | undefined;
  saveRanks: (rows: readonly RankRow[]) => Promise<unknown>;
  /** After the ranks were saved, also when the user has left the list meanwhile. */
  afterSaved: (isMounted: boolean) => void;
  /** Then, while the list is still on screen. */
  onSaved: () => void;
}

/** 'Save', what waits for it, and what to do when it failed. A second press sends nothing while the first is under way. */
function SaveRanks({ count, rows, saveRanks, afterSaved, onSaved, ...ranks }: SaveRanksProps): ReactNode {
  const showReceipt = useShowReceipt();
  const button = useRef<HTMLButtonElement>(null);
  const { getRows, isChecking, checkRanks, dialog } = useRankCheck(ranks);
  const { status, run } = useAction<readonly RankRow[], readonly RankRow[]>({
    confirm: checkRanks,
    // The call layer logs a failure. Every edit stays.
    send: async (before) => {
      const sent = rowsToSend(ranks.getState(), getRows(before));
      await saveRanks(sent);
      return sent;
    },
    afterSuccess: (sent, _before, isMounted) => {
      ranks.dispatch({ type: 'committed', rows: sent });
      showReceipt({ before: 'Ranks', name: '', after: 'saved' });
      afterSaved(isMounted);
    },
    onDone: onSaved,
    isRepeatable: true,
  });
  const save = (): void => {
    if (rows) void run(rows);
  };

  return (
    <>
      {status.at === 'failed' && (
        <InlineError
          text="Not saved"
          error={status.error}
          onRetry={() => {
            // Retry goes while the save is under way; focus must not go with it.
            button.current?.focus();
            save();
          }}
        />
      )}
      {count > 0 && (
        <span className={styles.unsaved}>
          {count === 1 ? '1 unsaved change' : `${count} unsaved changes`}
        </span>
      )}
      <Button
        ref={button}
        size="small"
        variant={count > 0 ? 'primary' : 'secondary'}
        busy={isChecking || status.at === 'pending'}
        disabled={!rows}
        onClick={save}
      >
        Save
      </Button>
      {dialog}
    </>
  );
}
