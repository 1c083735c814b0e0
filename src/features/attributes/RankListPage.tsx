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
  editedState,
} from './rankEdits';
import styles from './ranks.module.css';

interface RankListPageProps<Row extends RankedRow> extends Omit<
  ListPageProps<Row>,
  'query' | 'toolbar' | 'rowsView'
> {
  query: ListPageProps<Row>['query'] & { refetch: () => Reading<readonly Row[]> };
  /** Saves every row of the list; rejects if that fails. */
  saveRanks: (rows: readonly RankRow[]) => Promise<unknown>;
  /**
   * The target of Save and of 'Cancel', which only such a list has. Without it the user stays on the list.
   */
  backTo?: string;
  /** The title of the draft, if the heading is not specific enough. */
  draftTitle?: string | undefined;
}

const noRows: readonly never[] = [];

const NoticeContext = createContext<ReactNode>(null);

/** The table, with notices about unsaved work above it. */
function RankRows<Row extends object>(props: DataTableProps<Row>): ReactNode {
  return (
    <>
      {use(NoticeContext)}
      <DataTable {...props} />
    </>
  );
}

/**
 * A list in which Rank and Status are edited and saved together by 'Save'. Its rows are sorted by rank; a
 * typed rank moves its row after the save.
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
        // A restored order is visible immediately, like the order after a move.
        setMoved({ of: stored, rows: byRank(rows, (row) => editedState(getState(), row).rank) });
      }),
    [edits, rows, stored, getState, dispatch],
  );
  const draft = useDraft(source, list.draftTitle ?? list.heading, query.data !== undefined);
  const [done, setDone] = useState<RestorableDraft>();

  /**
   * Removes the draft if all of its edits are saved, unless the user has not yet restored or discarded it.
   */
  function afterSaved(isMounted: boolean): void {
    const hasLeft = !isMounted || backTo !== undefined;
    const isUndecided = draft.autosave.getRestorable()?.state === 'offered';
    if (hasLeft && !isDirty() && !isUndecided) draft.autosave.saved();
  }

  function showSaved(): void {
    const offer = draft.autosave.getRestorable();
    draft.autosave.dropNotAsked();
    if (offer?.state === 'restored') setDone(offer);
    if (backTo === undefined) announce('Saved');
    else void navigate(backTo);
  }

  const ranking = useMemo((): Ranking => {
    const names = rowNames(rows);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const rowName = (row: RankRow): string => {
      const known = byId.get(row.id);
      return (known && names.get(known)) ?? '';
    };
    return {
      edits,
      edit: (row, change) => dispatch({ type: 'edited', changes: [[row, change]] }),
      rowName,
      isAtEnd: ({ id }, step) => rows.at(step < 0 ? 0 : -1)?.id === id,
      move: ({ id }, step) => {
        const row = byId.get(id);
        if (!row) return;
        const next = movedOneStep(rows, row, step, (each) => editedState(edits, each).rank);
        dispatch({ type: 'edited', changes: [...next].map(([each, rank]) => [each, { rank }]) });
        setMoved({ of: stored, rows: [...next.keys()] });
        announce(`${rowName(row)} has rank ${String(next.get(row))}`);
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
                    if (draft.storesAllInput()) allowLeave();
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
  /** The rows from the server; undefined until they are loaded. */
  rows: readonly RankRow[] | undefined;
  saveRanks: (rows: readonly RankRow[]) => Promise<unknown>;
  /** Called after a save, also if the user has left the list meanwhile. */
  afterSaved: (isMounted: boolean) => void;
  /** Called after `afterSaved`, if the list is still on screen. */
  onSaved: () => void;
}

/** 'Save', its progress, and the error message. A second press while a save is pending sends nothing. */
function SaveRanks({ count, rows, saveRanks, afterSaved, onSaved, ...ranks }: SaveRanksProps): ReactNode {
  const showReceipt = useShowReceipt();
  const button = useRef<HTMLButtonElement>(null);
  const { getRows, isChecking, checkRanks, dialog } = useRankCheck(ranks);
  const { status, run } = useAction<readonly RankRow[], readonly RankRow[]>({
    confirm: checkRanks,
    // The call layer logs a failure; all edits stay.
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
            // 'Retry' is unmounted while the save is pending: the focus must not be lost with it.
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
