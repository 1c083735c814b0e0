import type { ReactNode } from 'react';
import { bordereauApi } from '@/api/bordereau';
import { adminStatus, canImportAdmin, carrierStatus, showPeriod } from '@/domain/bordereau';
import type { BordereauFile } from '@/domain/records/bordereau';
import { byNumber, type ListColumn } from '@/components/list/columns';
import { moneyColumn, timestampColumn } from '@/components/list/valueColumns';
import { StatusBadge, type Tone } from '@/components/ui/StatusBadge';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/navigation/searchGroup';

type FileColumn = ListColumn<BordereauFile>;

/** A column with text that other companies wrote, which must not be translated. */
function foreign(header: string, accessorFn: (file: BordereauFile) => string): FileColumn {
  return { header, accessorFn, cell: ({ row }) => <bdi translate="no">{accessorFn(row.original)}</bdi> };
}

export const dateAndTime: FileColumn = timestampColumn('Date & Time', ({ createdAt }) => createdAt);

export const period: FileColumn = {
  header: 'Period',
  accessorFn: (file) => showPeriod(file.period),
  sortFn: byNumber((file) => yearAndMonth(showPeriod(file.period))),
  meta: { phoneLine: 'second' },
};

/** 'MM/YYYY' as the number YYYYMM. */
function yearAndMonth(text: string): number | undefined {
  return /^\d\d\/\d{4}$/.test(text) ? Number(text.slice(3) + text.slice(0, 2)) : undefined;
}

export const controlValue: FileColumn = moneyColumn('Control Value', ({ control_value }) => control_value);

export const carrierName = foreign('Carrier Name', ({ career_name }) => career_name);
/** The carrier in the lists of files that are sent to one. */
export const recipientName: FileColumn = { ...carrierName, meta: { phoneLine: 'second' } };
export const senderName: FileColumn = {
  ...foreign('Sender Company Name', ({ sender_name }) => sender_name),
  meta: { phoneLine: 'second' },
};
export const senderId = foreign('Sender ID', ({ sender_id }) => sender_id);
export const fileName: FileColumn = {
  ...foreign('File Name', ({ file_name }) => file_name),
  meta: { phoneLine: 'first' },
};

const tones: Readonly<Record<ReturnType<typeof adminStatus | typeof carrierStatus>, Tone>> = {
  Completed: 'good',
  Approved: 'info',
  Processed: 'warn',
  Received: 'neutral',
  Sent: 'neutral',
};

function badge(status: keyof typeof tones): ReactNode {
  return <StatusBadge tone={tones[status]}>{status}</StatusBadge>;
}

/** A file's status in the administration, outside of a list. */
export function AdminStatus({ file }: { file: BordereauFile }): ReactNode {
  return badge(adminStatus(file));
}

export const statusForAdmin: FileColumn = {
  header: 'Status',
  accessorFn: adminStatus,
  cell: ({ row }) => badge(adminStatus(row.original)),
  meta: { phoneLine: 'second' },
};

export const statusForCarrier: FileColumn = {
  header: 'Status',
  accessorFn: carrierStatus,
  cell: ({ row }) => badge(carrierStatus(row.original)),
  meta: { phoneLine: 'second' },
};

/** The columns of received files, before their status. */
export const receivedColumns: readonly FileColumn[] = [
  dateAndTime,
  senderName,
  senderId,
  period,
  fileName,
  controlValue,
];

const { viewBrdxFile, viewBrdxReview, viewClientInbound } = bordereauApi.endpoints;
const inbound = linkTo('/user_admin_bdx_inbound');

export const fileSearch: SearchGroup<BordereauFile> = {
  heading: 'Bordereau files',
  list: linkTo('/user_admin_bdx_history'),
  load: viewBrdxFile.initiate,
  open: ({ id }) => linkTo('/user_admin_bdx_history_view/:id', { id }),
  otherLists: [
    {
      list: linkTo('/user_admin_bdx_review'),
      load: viewBrdxReview.initiate,
      open: ({ id }) => linkTo('/user_admin_brdx_file_view/:id', { id }),
    },
    {
      list: inbound,
      load: viewClientInbound.initiate,
      // A file that is not imported yet has no view: the link leads to its list, which offers the import.
      open: (file) =>
        canImportAdmin(file) ? inbound : linkTo('/client_user_brdx_file_view/:id', { id: file.id }),
    },
  ],
  columns: [carrierName, senderName, senderId, period, fileName],
  title: (file) => file.file_name || `File ${String(file.id)}`,
  detail: (file) => [file.sender_name, showPeriod(file.period)],
};
