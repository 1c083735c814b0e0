import type { ReactElement } from 'react';
import { PartnerFormPage } from './PartnerFormPage';
import { tpaKind } from './partnerKinds';
import { PartnerListPage } from './PartnerListPage';

export function TpaListPage(): ReactElement {
  return <PartnerListPage kind={tpaKind} />;
}

export function TpaFormPage(): ReactElement {
  return <PartnerFormPage kind={tpaKind} />;
}
