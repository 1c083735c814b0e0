import type { Crumb } from '@/components/ui/Breadcrumbs';
import { linkTo } from '@/paths';

/** The way to a screen of the carrier and client area, which has a home of its own. */
export function carrierCrumbs(...steps: readonly Crumb[]): readonly Crumb[] {
  return [{ label: 'Home', to: linkTo('/client_user_BDX_home') }, ...steps];
}
