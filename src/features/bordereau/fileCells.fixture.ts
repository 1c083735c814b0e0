import type { db } from '../../../mocks/db';
import { momentText, usdText } from '@/testing/harness/listCells';

type File = (typeof db.bordereauFiles)[number];

/** The cell texts of the documented columns. */
const cells = {
  'Date & Time': ({ createdAt }: File) => momentText(createdAt),
  'Carrier Name': ({ career_name }: File) => career_name,
  'Sender Company Name': ({ sender_name }: File) => sender_name,
  'Sender ID': ({ sender_id }: File) => sender_id,
  Period: ({ period }: File) => period.replace(/^(\d\d)(\d{4})$/, '$1/$2'),
  'File Name': ({ file_name }: File) => file_name,
  'Control Value': ({ control_value }: File) => usdText(control_value),
} as const;

/** The last stage that a file has reached; `first` is the word for a file that has reached none. */
function stageLabel({ imported, approved, processed }: File, first: 'Received' | 'Sent'): string {
  if (imported === '1') return 'Completed';
  if (approved === '1') return 'Approved';
  return processed === '1' ? 'Processed' : first;
}

export const adminStatus = (file: File): string => stageLabel(file, 'Received');
export const carrierStatus = (file: File): string => stageLabel(file, 'Sent');

/** The files that belong to a list, the newest first. */
export function newest(files: readonly File[], isListed: (file: File) => boolean): readonly File[] {
  return files.filter(isListed).toReversed().slice(0, 10);
}

/** The columns with these headers, in this order. */
export function fileColumns(
  ...headers: readonly (keyof typeof cells)[]
): Readonly<Record<string, (file: File) => string>> {
  return Object.fromEntries(headers.map((head) => [head, cells[head]]));
}

/** BDXADM-03: the columns of the files that were created. */
export const createdColumns = fileColumns('Date & Time', 'Period', 'File Name', 'Control Value');

/** BDXCAR-12: the columns of the files that came from others. */
export const receivedColumns = fileColumns(
  'Date & Time',
  'Sender Company Name',
  'Sender ID',
  'Period',
  'File Name',
  'Control Value',
);
