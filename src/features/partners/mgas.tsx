import type { ReactElement } from 'react';
import {
  useCreateClientMGAMutation,
  useLazyClientSearchMgaQuery,
  useRemoveClientMGAMutation,
  useViewClientMGAQuery,
} from '@/api/partners';
import type { Mga } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import { PartnerFormPage } from './PartnerFormPage';
import { partnerColumns, useTpaUpdate, type PartnerKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';
import { useStoredMga } from './useStoredMga';

const mgaKind: PartnerKind<Mga> = {
  word: 'MGA',
  heading: 'MGAs',
  listLink: linkTo('/user_admin_mga'),
  addLink: linkTo('/user_admin_add_mga'),
  editLink: (id) => linkTo('/user_admin_edit_mga/:id', { id }),
  columns: partnerColumns('MGA Name', (mga) => mga.MGAname),
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

export function MgaListPage(): ReactElement {
  return <PartnerListPage kind={mgaKind} />;
}

export function MgaFormPage(): ReactElement {
  return <PartnerFormPage kind={mgaKind} />;
}
