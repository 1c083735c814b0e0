import type { ReactElement } from 'react';
import {
  useCreateClientMGAMutation,
  useLazyClientSearchMgaQuery,
  useRemoveClientMGAMutation,
  useViewClientMGAQuery,
} from '@/api/partners';
import type { Mga } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import { mgaList } from './partnerColumns';
import { PartnerFormPage } from './PartnerFormPage';
import { useTpaUpdate, type PartnerKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';
import { useStoredMga } from './useStoredMga';

const mgaKind: PartnerKind<Mga> = {
  ...mgaList,
  word: 'MGA',
  addLink: linkTo('/user_admin_add_mga'),
  useRows: useViewClientMGAQuery,
  useRemove: useRemoveClientMGAMutation,
  useStored: useStoredMga,
  useCreate: () => {
    const [create] = useCreateClientMGAMutation();
    return (form) => create({ ...form, MGAname: form.name }).unwrap();
  },
  useUpdate: useTpaUpdate,
  useSearch: useLazyClientSearchMgaQuery,
};

export function MgaListPage(): ReactElement {
  return <PartnerListPage kind={mgaKind} />;
}

export function MgaFormPage(): ReactElement {
  return <PartnerFormPage kind={mgaKind} />;
}
