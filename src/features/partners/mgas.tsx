import type { ReactElement } from 'react';
import { PartnerFormPage } from './PartnerFormPage';
import { mgaKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';

export function MgaListPage(): ReactElement {
  return <PartnerListPage kind={mgaKind} />;
}

export function MgaFormPage(): ReactElement {
  return <PartnerFormPage kind={mgaKind} />;
}
