import type { ReactElement } from 'react';
import { useCreateClientMGAMutation, useLazyClientSearchMgaQuery } from '@/api/partners';
import { mgaList } from './partnerColumns';
import { PartnerFormPage } from './PartnerFormPage';
import { useTpaUpdate, type PartnerFormKind } from './partnerKinds';
import { useStoredMga } from './useStoredMga';

const mgaKind: PartnerFormKind = {
  ...mgaList,
  useStored: useStoredMga,
  useCreate: () => {
    const [create] = useCreateClientMGAMutation();
    return (form) => create({ ...form, MGAname: form.name }).unwrap();
  },
  useUpdate: useTpaUpdate,
  useSearch: useLazyClientSearchMgaQuery,
};

export function MgaFormPage(): ReactElement {
  return <PartnerFormPage kind={mgaKind} />;
}
