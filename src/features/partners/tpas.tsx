import type { ReactElement } from 'react';
import { useRemoveClientTPAMutation, useViewClientTPAQuery } from '@/api/partners';
import type { Tpa } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import { tpaList } from './partnerColumns';
import { PartnerListPage, type PartnerListKind } from './PartnerListPage';

const tpaKind: PartnerListKind<Tpa> = {
  ...tpaList,
  addLink: linkTo('/user_admin_add_tpa'),
  useRows: useViewClientTPAQuery,
  useRemove: useRemoveClientTPAMutation,
};

export function TpaListPage(): ReactElement {
  return <PartnerListPage kind={tpaKind} />;
}
