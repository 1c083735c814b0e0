import { skipToken } from '@reduxjs/toolkit/query';
import {
  useCreateCarrierMutation,
  useCreateClientMGAMutation,
  useCreateClientTPAMutation,
  useEditCarrierQuery,
  useEditClientTPAQuery,
  useLazyClientSearchMgaQuery,
  useLazyClientSearchQuery,
  useLazyClientSearchTpaQuery,
  useRemoveCarrierMutation,
  useRemoveClientMGAMutation,
  useRemoveClientTPAMutation,
  useUpdateCarrierMutation,
  useUpdateClientTPAMutation,
  useViewCarrierQuery,
  useViewClientMGAQuery,
  useViewClientTPAQuery,
  type TpaOrMga,
} from '@/api/partners';
import type { QueryState } from '@/components/feedback/queryState';
import { mapReading } from '@/components/feedback/staleWrite/reading';
import type { Carrier, Mga, Tpa } from '@/domain/records/partners';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { carrierList, mgaList, tpaList, type PartnerList } from './partnerColumns';
import { tpaCallForm, type PartnerForm, type StoredPartner } from './partnerForm';
import { useStoredMga } from './useStoredMga';

/** What the form screens of a kind of partner need to know of it. */
export interface PartnerFormKind extends Pick<PartnerList<never>, 'heading' | 'list'> {
  /** The kind's own word: 'Carrier' makes 'Create Carrier' and 'Carrier Name'. */
  word: string;
  /** Reads the record for editing; nothing while there is no id. */
  useStored: (id: Id | undefined, clientId: Id) => StoredPartner;
  useCreate: () => (form: PartnerForm) => Promise<unknown>;
  useUpdate: () => (form: PartnerForm) => Promise<unknown>;
  /** Asks the kind's own search for a pointing id; rejects when it is none (PARTNER-21). */
  useSearch: () => (kyubosid: string) => Promise<unknown>;
}

export interface PartnerKind<Row> extends PartnerFormKind, PartnerList<Row> {
  addLink: string;
  useRows: (clientId: Id) => QueryState<readonly Row[]>;
  useRemove: () => (id: Id) => Promise<unknown>;
}

export const carrierKind: PartnerKind<Carrier> = {
  ...carrierList,
  word: 'Carrier',
  addLink: linkTo('/user_admin_add_carrier'),
  useRows: useViewCarrierQuery,
  useRemove: () => {
    const [remove] = useRemoveCarrierMutation();
    return (id) => remove(id).unwrap();
  },
  useStored: (id) => {
    const stored = useEditCarrierQuery(id ?? skipToken);
    const toForm = (carrier: Carrier): PartnerForm => ({ ...carrier, name: carrier.carriername });
    return {
      ...stored,
      data: stored.data && toForm(stored.data),
      readAgain: () => mapReading(stored.refetch(), toForm),
    };
  },
  useCreate: () => {
    const [create] = useCreateCarrierMutation();
    return (form) => create({ ...form, carriername: form.name }).unwrap();
  },
  useUpdate: () => {
    const [update] = useUpdateCarrierMutation();
    return ({ name, ...fields }) => update({ ...fields, carriername: name }).unwrap();
  },
  useSearch: () => {
    const [search] = useLazyClientSearchQuery();
    return (kyubosid) => search(kyubosid).unwrap();
  },
};

/** Legacy: MGAs have no edit and update calls of their own; both kinds use the TPA's (CALL-079). */
function useTpaUpdate(): (form: PartnerForm) => Promise<unknown> {
  const [update] = useUpdateClientTPAMutation();
  return (form) => update(renamed(form)).unwrap();
}

/** The name goes back under the key that it was read from. */
function renamed({ name, ...fields }: PartnerForm & TpaOrMga): TpaOrMga {
  return fields.MGAname === undefined ? { ...fields, TPAname: name } : { ...fields, MGAname: name };
}

export const tpaKind: PartnerKind<Tpa> = {
  ...tpaList,
  word: 'TPA',
  addLink: linkTo('/user_admin_add_tpa'),
  useRows: useViewClientTPAQuery,
  useRemove: () => {
    const [remove] = useRemoveClientTPAMutation();
    return (id) => remove(id).unwrap();
  },
  useStored: (id) => {
    const stored = useEditClientTPAQuery(id ?? skipToken);
    return {
      ...stored,
      data: stored.data && tpaCallForm(stored.data),
      readAgain: () => mapReading(stored.refetch(), tpaCallForm),
    };
  },
  useCreate: () => {
    const [create] = useCreateClientTPAMutation();
    return (form) => create({ ...form, TPAname: form.name }).unwrap();
  },
  useUpdate: useTpaUpdate,
  useSearch: () => {
    const [search] = useLazyClientSearchTpaQuery();
    return (kyubosid) => search(kyubosid).unwrap();
  },
};

export const mgaKind: PartnerKind<Mga> = {
  ...mgaList,
  word: 'MGA',
  addLink: linkTo('/user_admin_add_mga'),
  useRows: useViewClientMGAQuery,
  useRemove: () => {
    const [remove] = useRemoveClientMGAMutation();
    return (id) => remove(id).unwrap();
  },
  useStored: useStoredMga,
  useCreate: () => {
    const [create] = useCreateClientMGAMutation();
    return (form) => create({ ...form, MGAname: form.name }).unwrap();
  },
  useUpdate: useTpaUpdate,
  useSearch: () => {
    const [search] = useLazyClientSearchMgaQuery();
    return (kyubosid) => search(kyubosid).unwrap();
  },
};
