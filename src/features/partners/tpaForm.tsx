import type { ReactElement } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useCreateClientTPAMutation,
  useEditClientTPAQuery,
  useLazyClientSearchTpaQuery,
} from '@/api/partners';
import { mapReading } from '@/components/actions/staleWrite/reading';
import { tpaList } from './partnerColumns';
import { tpaCallForm } from './partnerForm';
import { PartnerFormPage } from './PartnerFormPage';
import { useTpaUpdate, type PartnerFormKind } from './partnerKinds';

const tpaKind: PartnerFormKind = {
  ...tpaList,
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
  useSearch: useLazyClientSearchTpaQuery,
};

export function TpaFormPage(): ReactElement {
  return <PartnerFormPage kind={tpaKind} />;
}
