import type { ReactNode } from 'react';
import { useViewBrdxCreateQuery, useViewBrdxFileQuery, useViewBrdxSendQuery } from '@/api/bordereau';
import { together } from '@/components/feedback/queryState';
import { Icon, type IconName } from '@/components/ui/Icon';
import { StatusBadge, type Tone } from '@/components/ui/StatusBadge';
import {
  cellLabel,
  fileGrid,
  fileSelectionParams,
  fileStates,
  gridSentence,
  isFilled,
  senderLabel,
  statesOf,
  type FileCell,
  type FileGrid,
  type FileState,
  type GridColumn,
} from '@/domain/overview/bordereaux';
import { isMonth, monthOnly, type PeriodName } from '@/domain/overview/periods';
import type { Selection } from '@/domain/overview/selection';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import styles from './BordereauGrid.module.css';
import { Mark, Marks } from './Marks';
import { Picture, WaitingPicture, type PictureColumn } from './Picture';

const heading = 'Bordereaux by sender and month';

/** The words, the colour and the shape of each state. The shape tells them apart without the colour. */
const looks = {
  received: { name: fileStates.received, tone: 'warn', icon: 'download' },
  reviewed: { name: fileStates.reviewed, tone: 'info', icon: 'eye' },
  sent: { name: fileStates.sent, tone: 'neutral', icon: 'chevronRight' },
  imported: { name: fileStates.imported, tone: 'good', icon: 'check' },
  missing: { name: 'Missing', tone: 'bad', icon: 'warning' },
} as const satisfies Record<FileState | 'missing', { name: string; tone: Tone; icon: IconName }>;

type Look = (typeof looks)[keyof typeof looks];

function linkOf({ selection }: FileCell): string {
  return `${linkTo('/user_admin_bdx_history')}?${fileSelectionParams(selection).toString()}`;
}

function countColumn(state: FileState): PictureColumn<FileCell> {
  return {
    header: fileStates[state],
    text: ({ counts }) => String(counts[state]),
    isNumber: true,
  };
}

const columns: readonly PictureColumn<FileCell>[] = [
  { header: 'Sender', text: ({ selection: { sender = '' } }) => senderLabel(sender) },
  { header: 'Month', text: ({ column }) => column.label },
  { header: 'Files', text: ({ count }) => String(count), isNumber: true, to: linkOf },
  countColumn('received'),
  countColumn('reviewed'),
  countColumn('sent'),
  countColumn('imported'),
  {
    header: looks.missing.name,
    text: ({ isMissing }) => (isMissing ? '1' : '0'),
    isNumber: true,
  },
];

interface BordereauGridProps {
  period: PeriodName;
  /** The user's own day, YYYY-MM-DD. */
  today: string;
  /** The filters of the overview. Files have an LOB, but no state and no agent. */
  selection: Pick<Selection, 'lob' | 'state' | 'agent'>;
}

/** Which sender has sent a bordereau for which month, how far each file is, and which file is missing. */
export function BordereauGrid({ period, today, selection }: BordereauGridProps): ReactNode {
  const { clientId } = useSession();
  const files = useViewBrdxFileQuery(clientId);
  const created = useViewBrdxCreateQuery(clientId);
  const toSend = useViewBrdxSendQuery(clientId);
  if (!files.data || !created.data || !toSend.data) {
    return <WaitingPicture heading={heading} isWide query={together([files, created, toSend])} />;
  }

  const lists = { files: files.data, created: created.data, toSend: toSend.data };
  const grid = fileGrid(lists, selection.lob, period, today);
  const isFilterIgnored = selection.state !== undefined || selection.agent !== undefined;
  return (
    <Picture
      heading={heading}
      isWide
      summary={gridSentence(grid)}
      {...(isFilterIgnored && {
        note: 'Files have no state and no agent: these filters do not apply here.',
      })}
      columns={columns}
      rows={grid.rows.flatMap(({ cells }) => cells.filter(isFilled))}
      empty={lists.files.length === 0 ? 'No files yet' : 'No files of this period and LOB'}
    >
      <Marks>
        <GridTable {...grid} />
      </Marks>
      <Legend />
    </Picture>
  );
}

function GridTable({ columns: months, rows }: FileGrid): ReactNode {
  return (
    <div className={styles.scroll}>
      <table className={styles.grid} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">Sender</th>
            {months.map((column) => (
              <th key={column.key} scope="col">
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sender, cells }) => (
            <tr key={sender}>
              <th scope="row">
                <bdi translate="no">{senderLabel(sender)}</bdi>
              </th>
              {cells.map((cell) => (
                <td key={cell.column.key}>
                  {isFilled(cell) && (
                    <Mark label={cellLabel(cell)} to={linkOf(cell)}>
                      <CellContent {...cell} />
                    </Mark>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** 'Oct 26', which is read out as 'October 2026'. */
function ColumnName({ column: { key: month, label } }: { column: GridColumn }): ReactNode {
  if (!isMonth(month)) return label;
  return (
    <>
      <span aria-hidden="true">{`${monthOnly(month).slice(0, 3)} ${month.slice(2, 4)}`}</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}

function CellContent(cell: FileCell): ReactNode {
  if (cell.isMissing) return <Badge look={looks.missing} text="0" />;
  return statesOf(cell).map((state) => (
    <Badge key={state} look={looks[state]} text={String(cell.counts[state])} />
  ));
}

function Badge({ look, text }: { look: Look; text: string }): ReactNode {
  return (
    <StatusBadge tone={look.tone}>
      <span className={styles.badge}>
        <Icon name={look.icon} size={12} />
        <span>{text}</span>
      </span>
    </StatusBadge>
  );
}

function Legend(): ReactNode {
  return (
    <ul className={styles.legend} aria-label="What the colours and shapes mean">
      {Object.values(looks).map((look) => (
        <li key={look.name}>
          <Badge look={look} text={look.name} />
        </li>
      ))}
    </ul>
  );
}
