import Papa from 'papaparse';
import { nowText } from './clock';
import { db, nextId } from './db';
import { refuse, type Sent } from './http';
import { sentFields, asId, textFields } from './fields';
import type { WireBordereauFile, WireBordereauRow } from './records';

const headerIdKeys = ['client_id', 'career_id', 'intake_id'] as const;

const headerTextKeys = [
  'client_name',
  'career_name',
  'sender_name',
  'sender_id',
  'reciver_name',
  'period',
  'control_value',
  'intake_name',
  'sublob',
] as const;

/** The header fields of an upload or an export. */
export const headerKeys = [...headerIdKeys, ...headerTextKeys] as const;

type Header = Sent<(typeof headerKeys)[number]>;

/** The one file of an upload; 400 if it is missing or of a kind that is not allowed. */
export function onlyFile(files: readonly File[]): File {
  const [file] = files;
  if (!file || file.size === 0) return refuse(400, 'A file is needed');
  return /\.(csv|txt|xlsx?)$/i.test(file.name) ? file : refuse(400, 'This type of file is not allowed');
}

/** The rows of a text file under its own column names. A spreadsheet is accepted without reading its rows. */
export async function rowsOf(file: File): Promise<WireBordereauRow[]> {
  if (!/\.(csv|txt)$/i.test(file.name)) return [];
  return Papa.parse<WireBordereauRow>(await file.text(), { header: true, skipEmptyLines: 'greedy' }).data;
}

/** Stores a new file. A file whose rows could be read counts as processed immediately. */
export function storeFile(
  header: Header,
  { heading, file_name, rows }: Pick<WireBordereauFile, 'heading' | 'file_name' | 'rows'>,
): { id: number } {
  const isRead = rows.length > 0;
  const id = nextId('bordereauFiles');
  db.bordereauFiles.push({
    id,
    heading,
    file_name,
    rows,
    createdAt: nowText(),
    ...sentFields(header, headerIdKeys, asId),
    ...textFields(header, headerTextKeys),
    processed: isRead ? '1' : '0',
    processed_date: isRead ? nowText() : '',
    approved: '0',
    approved_date: '',
    sent: '0',
    sent_date: '',
    imported: '0',
    importedview: '0',
    imported_date: '',
    url: '',
  });
  return { id };
}
