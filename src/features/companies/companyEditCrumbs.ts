import type { Crumb } from '@/components/ui/Breadcrumbs';
import { linkTo } from '@/paths';

// Legacy: the breadcrumb says Edit on add too (COMPANY-07).
export const companyEditCrumbs: readonly Crumb[] = [
  { label: 'Companies', to: linkTo('/company') },
  { label: 'Company Edit' },
];
