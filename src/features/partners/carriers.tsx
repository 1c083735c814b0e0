import type { ReactElement } from 'react';
import { PartnerFormPage } from './PartnerFormPage';
import { carrierKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';

export function CarrierListPage(): ReactElement {
  return <PartnerListPage kind={carrierKind} />;
}

export function CarrierFormPage(): ReactElement {
  return <PartnerFormPage kind={carrierKind} />;
}
