import { createContext, use, useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { RankRow } from '@/api/attributes';
import { IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { byNumber, type ListColumn } from '@/components/list/columns';
import { isActive, readRank } from '@/domain/attributes/ranks';
import { severalNumbersNote } from '@/domain/text/typedNotes';
import { FieldNote } from '@/components/form/FieldNote';
import { digitsOf } from '@/components/form/mask/mask';
import controlStyles from '@/components/form/control.module.css';
import { editedState, type RankEdits, type RankState } from './rankEdits';
import styles from './ranks.module.css';

/** A row of a list in which ranks and flags are edited. */
export interface RankedRow extends RankRow {
  readonly name: string;
}

export interface Ranking {
  edits: RankEdits;
  edit: (row: RankRow, change: Partial<RankState>) => void;
  /** The row's name, unique in the list. */
  rowName: (row: RankRow) => string;
  /** Whether there is no neighbour in this direction. */
  isAtEnd: (row: RankRow, step: -1 | 1) => boolean;
  move: (row: RankRow, step: -1 | 1) => void;
}

export const RankingContext = createContext<Ranking | null>(null);

function useRanking(): Ranking {
  const ranking = use(RankingContext);
  if (!ranking) throw new Error('A rank needs its list around it');
  return ranking;
}

/** More digits than a rank needs, fewer than a JavaScript number can hold exactly. */
const mostDigits = 9;

/**
 * The rank, and buttons that move the row up or down. A box that is cleared keeps its number until another
 * one is typed.
 */
function RankCell({ row }: { row: RankRow }): ReactNode {
  const { edits, edit, rowName } = useRanking();
  const { rank } = editedState(edits, row);
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState('');
  const noteId = useId();
  const name = rowName(row);

  function type(text: string): void {
    const several = severalNumbersNote(text);
    setNote(several);
    if (several !== '') return;
    const digits = digitsOf(text).slice(0, mostDigits);
    setTyped(digits);
    if (digits !== '') edit(row, { rank: Number(digits) });
  }

  return (
    <>
      <span className={styles.rank}>
        <input
          className={classes(controlStyles.box, styles.number)}
          aria-label={`Rank of ${name}`}
          aria-describedby={note === '' ? undefined : noteId}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(rank ?? '')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
        <MoveButton row={row} step={-1} label={`Move ${name} up`} />
        <MoveButton row={row} step={1} label={`Move ${name} down`} />
        {edits.edited.has(String(row.id)) && (
          <span className={styles.changed} title="Changed, not saved">
            <span className="visually-hidden">Changed, not saved</span>
          </span>
        )}
      </span>
      {note !== '' && <FieldNote id={noteId} text={note} />}
    </>
  );
}

function MoveButton({ row, step, label }: { row: RankRow; step: -1 | 1; label: string }): ReactNode {
  const { isAtEnd, move } = useRanking();
  const leadsNowhere = isAtEnd(row, step);
  return (
    <IconButton
      icon={step < 0 ? 'chevronUp' : 'chevronDown'}
      size="small"
      label={label}
      className={styles.move}
      // Not `disabled`: the button of a row that reaches the end must not lose the focus.
      aria-disabled={leadsNowhere}
      onClick={({ currentTarget }) => {
        if (leadsNowhere) return;
        flushSync(() => move(row, step));
        // React moves the row in the page by removing it for a moment, which removes the focus.
        currentTarget.focus();
      }}
    />
  );
}

function StatusCell({ row }: { row: RankRow }): ReactNode {
  const { edits, edit, rowName } = useRanking();
  const { active } = editedState(edits, row);
  return (
    <span className={styles.statusCell}>
      <label className={styles.status}>
        <input
          type="checkbox"
          aria-label={`Status of ${rowName(row)}`}
          checked={isActive(active)}
          onChange={({ currentTarget }) => edit(row, { active: currentTarget.checked ? 1 : 0 })}
        />
      </label>
      <span className={styles.statusText} aria-hidden="true">
        {statusText({ active })}
      </span>
    </span>
  );
}

function statusText({ active }: Pick<RankRow, 'active'>): string {
  return isActive(active) ? 'Active' : 'Inactive';
}

/** The columns Rank and Status, which sort and export their stored values. */
export function rankColumns<Row extends RankedRow>(): readonly ListColumn<Row>[] {
  return [
    {
      header: 'Rank',
      accessorFn: ({ rank }) => String(rank ?? ''),
      sortFn: byNumber(({ rank }) => (readRank(rank) === '' ? undefined : Number(rank))),
      cell: ({ row }) => <RankCell row={row.original} />,
      meta: { phoneLine: 'second', width: 15 },
    },
    {
      header: 'Status',
      accessorFn: statusText,
      cell: ({ row }) => <StatusCell row={row.original} />,
      meta: { phoneLine: 'second' },
    },
  ];
}
