import { useUpdateClientTPAMutation, type TpaOrMga } from '@/api/partners';
import type { UseCall } from '@/components/form/FormPage';
import type { Id } from '@/domain/records/scalars';
import type { PartnerList } from './partnerColumns';
import type { PartnerForm, StoredPartner } from './partnerForm';

/** What the form screens of a kind of partner need to know of it. */
export interface PartnerFormKind extends Pick<PartnerList<never>, 'heading' | 'list' | 'word'> {
  /** Reads the record for editing; nothing while there is no id. */
  useStored: (id: Id | undefined, clientId: Id) => StoredPartner;
  useCreate: () => (form: PartnerForm) => Promise<unknown>;
  useUpdate: () => (form: PartnerForm) => Promise<unknown>;
  /** Asks the kind's own search for a pointing id; rejects when it is none (PARTNER-21). */
  useSearch: UseCall<string>;
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
