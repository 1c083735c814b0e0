import type { Crumb } from '@/components/ui/Breadcrumbs';
import { linkTo } from '@/paths';

/** The breadcrumbs of a screen in the carrier and client area, which has its own home. */
export function carrierCrumbs(...steps: readonly Crumb[]): readonly Crumb[] {
  return [{ label: 'Home', to: linkTo('/client_user_BDX_home') }, ...steps];
}
