import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InlineError } from '@/components/feedback/InlineError';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { QueryState } from '@/components/feedback/queryState';
import { csvDownload } from '@/components/list/csvDownload';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/Skeleton';
import styles from './overview.module.css';

/** A column of a picture's table, which is not sorted. */
export interface PictureColumn<Row extends object> {
  readonly header: string;
  readonly text: (row: Row) => string;
  /** The list with the records that the cell counts. */
  readonly to?: (row: Row) => string | undefined;
  /** Whether the texts are numbers, which stand at the end of their cells. */
  readonly isNumber?: boolean;
}

interface PictureProps<Row extends object> {
  /** What the picture shows. */
  heading: string;
  /** Says what can be seen in it. */
  summary: string;
  /** What the numbers leave out, if anything. */
  note?: string;
  /** The same numbers as a table. The first column names the row. */
  columns: readonly PictureColumn<Row>[];
  rows: readonly Row[];
  /** The text without rows. */
  empty: string;
  /** The picture itself. */
  children: ReactNode;
  /** Takes the whole width of the page. */
  isWide?: boolean;
}

/** A picture with its heading, its summary and the same numbers as a table, which can be shown instead and saved as CSV. */
export function Picture<Row extends object>(props: PictureProps<Row>): ReactNode {
  const { heading, summary, note, columns, rows, empty, isWide } = props;
  const [isTable, setTable] = useState(false);
  const hasRows = rows.length > 0;
  const save = (): void =>
    csvDownload(
      heading,
      columns.map(({ header, text }) => ({ header, accessorFn: text })),
      rows,
    );
  return (
    <Frame
      heading={heading}
      isWide={isWide}
      tools={
        hasRows && (
          <>
            <Button
              size="small"
              icon="list"
              aria-pressed={isTable}
              aria-label={`Table of ${heading}`}
              onClick={() => setTable(!isTable)}
            >
              Table
            </Button>
            <Button size="small" icon="download" aria-label={`CSV of ${heading}`} onClick={save}>
              CSV
            </Button>
          </>
        )
      }
    >
      <p className={styles.summary}>{hasRows ? summary : empty}</p>
      {note && <p className={styles.note}>{note}</p>}
      {hasRows &&
        (isTable ? (
          <NumberTable label={heading} columns={columns} rows={rows} />
        ) : (
          <ErrorBoundary>{props.children}</ErrorBoundary>
        ))}
    </Frame>
  );
}

interface FrameProps {
  heading: string;
  isWide?: boolean | undefined;
  tools?: ReactNode;
  children: ReactNode;
}

function Frame({ heading, isWide = false, tools, children }: FrameProps): ReactNode {
  const id = useId();
  return (
    <section className={classes(styles.picture, isWide && styles.wide)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.tools}>{tools}</div>
      </div>
      {children}
    </section>
  );
}

interface WaitingPictureProps extends Pick<FrameProps, 'heading' | 'isWide'> {
  query: QueryState<unknown>;
}

/** A picture whose records are loading, or could not be loaded. */
export function WaitingPicture({ heading, isWide, query }: WaitingPictureProps): ReactNode {
  const hasFailed = query.isError && !query.isFetching;
  return (
    <Frame heading={heading} isWide={isWide}>
      {hasFailed ? (
        <InlineError text="Could not load" onRetry={query.refetch} error={query.error} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton width="60%" />
          <Skeleton height="160px" />
        </div>
      )}
    </Frame>
  );
}

interface NumberTableProps<Row extends object> extends Pick<PictureProps<Row>, 'columns' | 'rows'> {
  label: string;
}

/** The numbers of a picture as a table. */
function NumberTable<Row extends object>({ label, columns, rows }: NumberTableProps<Row>): ReactNode {
  return (
    // A wide table scrolls, so the keyboard has to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.numbers} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ header, isNumber }) => (
              <th key={header} scope="col" className={isNumber ? styles.end : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ header, text: textOf, isNumber, to }, column) => {
                const text = textOf(row);
                const link = to?.(row);
                const content = link === undefined ? text : <Link to={link}>{text}</Link>;
                const className = isNumber ? styles.end : undefined;
                return column === 0 ? (
                  <th key={header} scope="row" translate="no">
                    {content}
                  </th>
                ) : (
                  <td key={header} className={className} translate="no">
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
