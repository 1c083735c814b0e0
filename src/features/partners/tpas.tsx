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
import { tpaCallForm } from './partnerForm';
import { PartnerFormPage } from './PartnerFormPage';
import { partnerColumns, useTpaUpdate, type PartnerKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';

const tpaKind: PartnerKind<Tpa> = {
  word: 'TPA',
  heading: 'TPAs',
  listLink: linkTo('/user_admin_tpa'),
  addLink: linkTo('/user_admin_add_tpa'),
  editLink: (id) => linkTo('/user_admin_edit_tpa/:id', { id }),
  columns: partnerColumns('TPA Name', (tpa) => tpa.TPAname),
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

export function TpaListPage(): ReactElement {
  return <PartnerListPage kind={tpaKind} />;
}

export function TpaFormPage(): ReactElement {
  return <PartnerFormPage kind={tpaKind} />;
}
