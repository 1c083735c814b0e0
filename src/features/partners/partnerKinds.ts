import { useUpdateClientTPAMutation, type TpaOrMga } from '@/api/partners';
import type { Column } from '@/components/list/columns';
import type { QueryState } from '@/components/feedback/queryState';
import type { PartnerFields } from '@/domain/records/partners';
import type { Id } from '@/domain/records/scalars';
import type { PartnerForm, StoredPartner } from './partnerForm';

/** What the form screens of a kind of partner need to know of it. */
export interface PartnerFormKind {
  /** The kind's own word: 'Carrier' makes 'Create Carrier' and 'Carrier Name'. */
  word: string;
  /** The list's heading. */
  heading: string;
  listLink: string;
  /** Reads the record for editing; nothing while there is no id. */
  useStored: (id: Id | undefined, clientId: Id) => StoredPartner;
  useCreate: () => (form: PartnerForm) => Promise<unknown>;
  useUpdate: () => (form: PartnerForm) => Promise<unknown>;
  /** Asks the kind's own search for a pointing id; rejects when it is none (PARTNER-21). */
  useSearch: () => (kyubosid: string) => Promise<unknown>;
}

export interface PartnerKind<Row extends PartnerFields> extends PartnerFormKind {
  addLink: string;
  editLink: (id: Id) => string;
  columns: readonly Column<Row>[];
  useRows: (clientId: Id) => QueryState<readonly Row[]>;
  useRemove: () => (id: Id) => Promise<unknown>;
}

/** The columns of a kind's list. */
export function partnerColumns<Row extends PartnerFields>(
  label: string,
  nameOf: (row: Row) => string,
): readonly Column<Row>[] {
  return [
    { label, text: nameOf },
    { label: 'Pointing ID / Folder', text: (row) => row.blobfolder },
  ];
}

/** Legacy: MGAs have no edit and update calls of their own; both kinds use the TPA's (CALL-079). */
export function useTpaUpdate(): (form: PartnerForm) => Promise<unknown> {
  const [update] = useUpdateClientTPAMutation();
  return (form) => update(renamed(form)).unwrap();
}

/** The name goes back under the key that it was read from. */
function renamed({ name, ...fields }: PartnerForm & TpaOrMga): TpaOrMga {
  return fields.MGAname === undefined ? { ...fields, TPAname: name } : { ...fields, MGAname: name };
}
