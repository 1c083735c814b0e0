import type { ReactElement } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useCreateClientTPAMutation,
  useEditClientTPAQuery,
  useLazyClientSearchTpaQuery,
  useRemoveClientTPAMutation,
  useViewClientTPAQuery,
} from '@/api/partners';
import { mapReading } from '@/components/feedback/staleWrite/reading';
import type { Tpa } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import { tpaList } from './partnerColumns';
import { tpaCallForm } from './partnerForm';
import { PartnerFormPage } from './PartnerFormPage';
import { useTpaUpdate, type PartnerKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';

const tpaKind: PartnerKind<Tpa> = {
  ...tpaList,
  word: 'TPA',
  addLink: linkTo('/user_admin_add_tpa'),
  useRows: useViewClientTPAQuery,
  useRemove: useRemoveClientTPAMutation,
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

export function TpaListPage(): ReactElement {
  return <PartnerListPage kind={tpaKind} />;
}

export function TpaFormPage(): ReactElement {
  return <PartnerFormPage kind={tpaKind} />;
}
