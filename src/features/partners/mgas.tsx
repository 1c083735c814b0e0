import type { ReactElement } from 'react';
import { useRemoveClientMGAMutation, useViewClientMGAQuery } from '@/api/partners';
import type { Mga } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import { mgaList } from './partnerColumns';
import { PartnerListPage, type PartnerListKind } from './PartnerListPage';

const mgaKind: PartnerListKind<Mga> = {
  ...mgaList,
  addLink: linkTo('/user_admin_add_mga'),
  useRows: useViewClientMGAQuery,
  useRemove: useRemoveClientMGAMutation,
};

export function MgaListPage(): ReactElement {
  return <PartnerListPage kind={mgaKind} />;
}
