import type { ReactElement } from 'react';
import { useRemoveCarrierMutation, useViewCarrierQuery } from '@/api/partners';
import type { Carrier } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import { carrierList } from './partnerColumns';
import { PartnerListPage, type PartnerListKind } from './PartnerListPage';

const carrierKind: PartnerListKind<Carrier> = {
  ...carrierList,
  addLink: linkTo('/user_admin_add_carrier'),
  useRows: useViewCarrierQuery,
  useRemove: useRemoveCarrierMutation,
};

export function CarrierListPage(): ReactElement {
  return <PartnerListPage kind={carrierKind} />;
}
