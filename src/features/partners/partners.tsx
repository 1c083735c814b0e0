import type { ReactElement } from 'react';
import { PartnerFormPage } from './PartnerFormPage';
import { carrierKind, mgaKind, tpaKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';

export function CarrierListPage(): ReactElement {
  return <PartnerListPage kind={carrierKind} />;
}

export function CarrierFormPage(): ReactElement {
  return <PartnerFormPage kind={carrierKind} />;
}

export function TpaListPage(): ReactElement {
  return <PartnerListPage kind={tpaKind} />;
}

export function TpaFormPage(): ReactElement {
  return <PartnerFormPage kind={tpaKind} />;
}

export function MgaListPage(): ReactElement {
  return <PartnerListPage kind={mgaKind} />;
}

export function MgaFormPage(): ReactElement {
  return <PartnerFormPage kind={mgaKind} />;
}
