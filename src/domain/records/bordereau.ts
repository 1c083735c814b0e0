import { flagText } from './flags';
import { id, record, text, type RecordOf } from './read';
import type { Id } from './scalars';

/** A bordereau file in the lists; flags are the server's text '1' or '0'. */
export const bordereauFile = record({
  id,
  createdAt: text,
  period: text,
  file_name: text,
  control_value: text,
  imported: flagText,
  approved: flagText,
  processed: flagText,
  importedview: flagText,
  processed_date: text,
  approved_date: text,
  imported_date: text,
  career_name: text,
  sender_name: text,
  sender_id: text,
  intake_id: id,
  intake_name: text,
  sublob: text,
});
export type BordereauFile = RecordOf<typeof bordereauFile>;

/** The header fields of an upload or an export. */
export interface BordereauHeader {
  client_id: Id;
  client_name: string;
  career_id: Id;
  career_name: string;
  sender_name: string;
  sender_id: string;
  reciver_name: string;
  period: string;
  control_value: string;
  intake_id: Id;
  intake_name: string;
  sublob: string;
}

/** Rows of a bordereau as text: each row has a cell for each column, blank if the server has none. */
export interface BordereauTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A row of a bordereau as the server sends it: columns are the file's own. */
export type BordereauRow = ReadonlyMap<string, string>;

/** A row that may be exported: its cells for the screen, and the row as the server sent it. */
export interface ExportableRow {
  readonly cells: BordereauRow;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** A row of `fileData`. */
export type ExportedRow = Readonly<Record<string, unknown>> & { readonly policyexport: boolean };

/** The response of `/editbrdxfileview`. */
export interface BordereauFileView {
  readonly file: BordereauFile;
  readonly mappedRows: BordereauTable;
  readonly url: string;
}

export const slab = record({
  id,
  client_id: id,
  client_name: text,
  slab_name: text,
  noofparticipant: text,
  lowerlimit: text,
  upperlimit: text,
  amount: text,
});
export type Slab = RecordOf<typeof slab>;
