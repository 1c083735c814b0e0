import { useUpdateClientTPAMutation, type TpaOrMga } from '@/api/partners';
import type { UseCall } from '@/components/form/FormPage';
import type { Id } from '@/domain/records/scalars';
import type { PartnerList } from './partnerColumns';
import type { PartnerForm, StoredPartner } from './partnerForm';

/** What the form screens need to know about a kind of partner. */
export interface PartnerFormKind extends Pick<PartnerList<never>, 'heading' | 'list' | 'label'> {
  /** Loads the record for editing; nothing without an id. */
  useStored: (id: Id | undefined, clientId: Id) => StoredPartner;
  useCreate: () => (form: PartnerForm) => Promise<unknown>;
  useUpdate: () => (form: PartnerForm) => Promise<unknown>;
  /** The kind's call that checks a pointing id; rejects if it is invalid. */
  useSearch: UseCall<string>;
}

/** Legacy: MGAs have no edit and update calls of their own; both kinds use the TPA's (CALL-079). */
export function useTpaUpdate(): (form: PartnerForm) => Promise<unknown> {
  const [update] = useUpdateClientTPAMutation();
  return (form) => update(renamed(form)).unwrap();
}

/** The name is sent under the key from which it was read. */
function renamed({ name, ...fields }: PartnerForm & TpaOrMga): TpaOrMga {
  return fields.MGAname === undefined ? { ...fields, TPAname: name } : { ...fields, MGAname: name };
}
