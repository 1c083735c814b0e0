import type { ReactNode } from 'react';
import { bordereauApi } from '@/api/bordereau';
import { adminStatus, canImportAdmin, carrierStatus, showPeriod } from '@/domain/bordereau';
import { formatTimestamp } from '@/domain/text/dates';
import { parseMoney, showUsd } from '@/domain/text/money';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { Column } from '@/components/list/columns';
import { StatusBadge, type Tone } from '@/components/ui/StatusBadge';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/session/searchGroup';

type FileColumn = Column<BordereauFile>;

/** A column of text that other companies wrote. */
function foreign(label: string, text: (file: BordereauFile) => string): FileColumn {
  return { label, text, cell: (file) => <bdi translate="no">{text(file)}</bdi> };
}

export const dateAndTime: FileColumn = {
  label: 'Date & Time',
  text: ({ createdAt }) => formatTimestamp(createdAt),
  sortBy: ({ createdAt }) => createdAt,
};

export const period: FileColumn = {
  label: 'Period',
  phoneLine: 'second',
  text: (file) => showPeriod(file.period),
  sortBy: (file) => yearFirst(showPeriod(file.period)),
};

/** 'MM/YYYY' as 'YYYYMM', which sorts; other text unchanged. */
function yearFirst(text: string): string {
  return /^\d\d\/\d{4}$/.test(text) ? text.slice(3) + text.slice(0, 2) : text;
}

export const controlValue: FileColumn = {
  label: 'Control Value',
  text: ({ control_value }) => showUsd(control_value),
  sortBy: ({ control_value }) => parseMoney(control_value) ?? control_value,
  align: 'end',
};

export const carrierName = foreign('Carrier Name', ({ career_name }) => career_name);
export const senderName: FileColumn = {
  ...foreign('Sender Company Name', ({ sender_name }) => sender_name),
  phoneLine: 'second',
};
export const senderId = foreign('Sender ID', ({ sender_id }) => sender_id);
export const fileName: FileColumn = {
  ...foreign('File Name', ({ file_name }) => file_name),
  phoneLine: 'first',
};

const tones: Readonly<Record<ReturnType<typeof adminStatus | typeof carrierStatus>, Tone>> = {
  Completed: 'good',
  Approved: 'info',
  Processed: 'warn',
  Received: 'neutral',
  Sent: 'neutral',
};

function badge(word: keyof typeof tones): ReactNode {
  return <StatusBadge tone={tones[word]}>{word}</StatusBadge>;
}

/** A file's status on the administration's side, outside of a list. */
export function AdminStatus({ file }: { file: BordereauFile }): ReactNode {
  return badge(adminStatus(file));
}

/** BDXSTAT-01 to BDXSTAT-04 */
export const statusForAdmin: FileColumn = {
  label: 'Status',
  phoneLine: 'second',
  text: adminStatus,
  cell: (file) => badge(adminStatus(file)),
};

/** BDXSTAT-10 */
export const statusForCarrier: FileColumn = {
  label: 'Status',
  phoneLine: 'second',
  text: carrierStatus,
  cell: (file) => badge(carrierStatus(file)),
};

/** BDXCAR-12, Q-180: what a list of files from others shows, before its status. */
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
      // A file that waits for its import has no view yet: its list offers the import.
      open: (file) =>
        canImportAdmin(file) ? inbound : linkTo('/client_user_brdx_file_view/:id', { id: file.id }),
    },
  ],
  columns: [carrierName, senderName, senderId, period, fileName],
  title: (file) => file.file_name || `File ${String(file.id)}`,
  detail: (file) => [file.sender_name, showPeriod(file.period)],
};
