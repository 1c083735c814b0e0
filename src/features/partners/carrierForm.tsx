import type { ReactElement } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useCreateCarrierMutation,
  useEditCarrierQuery,
  useLazyClientSearchQuery,
  useUpdateCarrierMutation,
} from '@/api/partners';
import { mapReading } from '@/components/actions/staleWrite/reading';
import type { Carrier } from '@/domain/records/partners';
import { carrierList } from './partnerColumns';
import type { PartnerForm } from './partnerForm';
import { PartnerFormPage } from './PartnerFormPage';
import type { PartnerFormKind } from './partnerKinds';

const carrierKind: PartnerFormKind = {
  ...carrierList,
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
  useSearch: useLazyClientSearchQuery,
};

export function CarrierFormPage(): ReactElement {
  return <PartnerFormPage kind={carrierKind} />;
}
