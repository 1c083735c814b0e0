import type { Id } from './scalars';

/** A bordereau file as the lists carry it; flags are the server's text '1' or '0'. */
export interface BordereauFile {
  id: Id;
  createdAt: string;
  period: string;
  file_name: string;
  control_value: string;
  imported: string;
  approved: string;
  processed: string;
  importedview: string;
  processed_date: string;
  approved_date: string;
  imported_date: string;
  career_name: string;
  sender_name: string;
  sender_id: string;
  intake_id: Id;
  intake_name: string;
  sublob: string;
}

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

/** Rows of a bordereau as text: each row has a cell a column, blank where the server had none. */
export interface BordereauTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A row of a bordereau as the server sends it: columns are the file's own. */
export type BordereauRow = ReadonlyMap<string, string>;

/** A row that may be exported: what is shown of it, and the row itself as the server sent it. */
export interface ExportableRow {
  readonly cells: BordereauRow;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** A row of `fileData`. */
export type ExportedRow = Readonly<Record<string, unknown>> & { readonly policyexport: boolean };

/** What `/editbrdxfileview` answers. */
export interface BordereauFileView {
  readonly file: BordereauFile;
  readonly mappedRows: BordereauTable;
  readonly url: string;
}

export interface Slab {
  id: Id;
  client_id: Id;
  client_name: string;
  slab_name: string;
  noofparticipant: string;
  lowerlimit: string;
  upperlimit: string;
  amount: string;
}
